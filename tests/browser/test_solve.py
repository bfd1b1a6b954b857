"""The solver page: the best turn, the judge, and a table rebuilt."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Route, expect

from brikke.words.catalogue import Words
from tests.browser.player_page import DESKTOP, PHONE, TABLET, OpenPage, PlayerPage
from tests.browser.test_access import OPEN_PHONE, Axe, expect_heard, listen
from tests.browser.translations import expect_room

CORE = re.compile(r"/assets/coreWorker-[\w-]+\.js$")
"""The worker that answers on the device; without it the server is asked."""
TWO_SETS = "table=b4.b5.b6-o8.r8.k8&rack=b3.b8"


def ask(player: PlayerPage, question: str) -> None:
    """Open the page with a link."""
    player.go(f"/solve#{question}")


def tap(player: PlayerPage, *faces: str) -> None:
    """Tap tiles of the palette."""
    for face in faces:
        player.page.locator(f'[data-face="{face}"]').click()


def fill_group(player: PlayerPage, group: str) -> None:
    """Complete a group that was begun with one of its tiles."""
    player.page.locator(f'[data-group="{group}"]').click()


def go_to_rack(player: PlayerPage) -> None:
    player.page.locator("[data-target=rack]").click()


def slot(player: PlayerPage, place: str | int) -> Locator:
    """Return where a tile is added: a set by its number, or new, rack, loose."""
    return player.page.locator(f'[data-slot="{place}"]')


def laid(player: PlayerPage) -> tuple[list[list[str]], list[str]]:
    """Return the sets and the rack, or the heap, as they were put in."""
    tiles = "all => all.map(each => each.dataset.laid)"
    sets = player.page.locator("[data-sets] [role=group]").all()
    own = player.page.locator("[data-own], [data-heap]").locator("[data-laid]")
    return [each.locator("[data-laid]").evaluate_all(tiles) for each in sets], own.evaluate_all(
        tiles
    )


def heading(player: PlayerPage) -> Locator:
    return player.page.get_by_role("heading", level=1)


def expect_table(player: PlayerPage, *sets: str) -> None:
    """Wait until these sets lie on the board."""
    expect(player.page.locator("[data-piece]")).to_have_count(len(sets))
    for number, tiles in enumerate(sets):
        shown = player.page.locator("[data-piece]").nth(number).locator("[data-tile]")
        expect(shown).to_have_count(len(tiles.split()))
    assert player.look()[0] == [tiles.split() for tiles in sets]


def test_tiles_are_tapped_on_a_phone_and_the_best_turn_is_shown_step_by_step(
    open_page: OpenPage,
) -> None:
    guest = open_page(PHONE)
    ask(guest, "")
    tap(guest, "b4", "b6", "o8", "r8", "k8")
    go_to_rack(guest)
    tap(guest, "b3", "b8")
    assert laid(guest) == ([["b4", "b5", "b6"], ["o8", "r8", "k8"]], ["b3", "b8"])
    guest.button("Show the best turn").click()
    expect(heading(guest)).to_have_text("You can go out with all 2 tiles!")
    expect(heading(guest)).to_be_focused()
    expect_table(guest, "b3 b4 b5 b6", "o8 r8 k8 b8")
    guest.button("One step back").click()
    expect_table(guest, "b3 b4 b5 b6", "o8 r8 k8")
    guest.button("One step back").click()
    expect_table(guest, "b4 b5 b6", "o8 r8 k8")
    assert guest.look()[1] == ["b3", "b8"]
    # A step that is chosen is shown by arrows, and lit in the list until it is made.
    last = guest.page.get_by_role("button", name="Add blue 8")
    last.click()
    expect_table(guest, "b3 b4 b5 b6", "o8 r8 k8")
    expect(last).to_have_attribute("aria-current", "step")
    expect(guest.page.locator("[data-rack] .hinted")).to_have_attribute("data-tile", "b8")
    guest.button("One step forward").click()
    expect_table(guest, "b3 b4 b5 b6", "o8 r8 k8 b8")
    expect(guest.page.locator("[aria-current=step]")).to_have_count(0)
    guest.page.go_back()
    expect(guest.button("Show the best turn")).to_be_visible()
    assert laid(guest)[1] == ["b3", "b8"]


SIX_SETS = (
    "table=b3.b4.b5.b6.b7-k7.r7.o7-r10.j.r12-o1.o2.o3.o4-k9.r9.b9.o9-k1.k2.k3&rack=k5.k8.r8.r13"
)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rack_that_is_filled_is_not_below_the_keys(open_page: OpenPage, language: str) -> None:
    guest = open_page(PHONE, language=language)
    ask(guest, SIX_SETS)
    dock = guest.page.locator(".dock").bounding_box()
    place = slot(guest, "rack").bounding_box()
    assert dock
    assert place
    assert place["y"] + place["height"] <= dock["y"]


def test_on_an_upright_tablet_the_keys_cover_neither_rack_nor_rules(open_page: OpenPage) -> None:
    guest = open_page(TABLET)
    ask(guest, SIX_SETS)
    dock = guest.page.locator(".dock").bounding_box()
    assert dock
    for covered in (slot(guest, "rack"), *guest.page.locator(".options select").all()):
        box = covered.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= dock["y"]


def test_beside_a_low_window_the_key_for_the_answer_is_in_sight(open_page: OpenPage) -> None:
    guest = open_page(PHONE | {"viewport": {"width": 740, "height": 360}}, language="fi")
    ask(guest, SIX_SETS)
    expect(guest.page.locator("[data-show]")).to_be_in_viewport(ratio=1)
    expect(guest.page.locator("[data-face=j]")).to_be_in_viewport(ratio=1)
    tap(guest, "o6")
    expect(guest.page.locator("[data-show]")).to_be_in_viewport(ratio=1)


REAL_TABLE = (
    "b3 b4 b5 b6 b7 | k7 r7 o7 | r10 j r12 | o1 o2 o3 o4 | k9 r9 b9 o9 | k1 k2 k3 | b10 b11 b12 b13"
    " | k11 r11 b11"
)
REAL_RACK = "k5 k8 r8 r13 b1 b2 o6 o7 o13 o2"


def test_a_real_table_of_eight_sets_and_ten_tiles_takes_forty_taps_at_most(
    open_page: OpenPage,
) -> None:
    guest = open_page(PHONE)
    ask(guest, "")
    guest.page.locator("[data-face]").first.wait_for()
    guest.page.evaluate(
        "() => { window.taps = 0; addEventListener('pointerdown', () => window.taps += 1, true); }"
    )
    for tiles in REAL_TABLE.split(" | "):
        faces = tiles.split()
        if "j" in faces:
            tap(guest, *faces)
        elif faces[0][0] == faces[1][0]:
            tap(guest, faces[0], faces[-1])
        else:
            tap(guest, faces[0])
            fill_group(guest, tiles)
    go_to_rack(guest)
    tap(guest, *REAL_RACK.split())
    sets, rack = laid(guest)
    assert [[tile.rstrip("'") for tile in tiles] for tiles in sets] == [
        tiles.split() for tiles in REAL_TABLE.split(" | ")
    ]
    assert [tile.rstrip("'") for tile in rack] == REAL_RACK.split()
    guest.page.locator("[data-show]").click()
    expect(heading(guest)).to_have_text(re.compile("tiles, worth"))
    taps = guest.page.evaluate("window.taps")
    assert 8 * 2 + 10 <= taps <= 40


def test_a_slip_is_mended_with_one_tap_and_a_set_grows_by_its_new_end(
    open_page: OpenPage,
) -> None:
    guest = open_page(PHONE)
    listen(guest)
    ask(guest, "")
    tap(guest, "b3", "b6")
    # One tap too far is one undo, and the run still waits for its end.
    guest.button("Undo").click()
    assert laid(guest)[0] == [["b3"]]
    tap(guest, "b5", "k7", "r7", "o7")
    assert laid(guest)[0] == [["b3", "b4", "b5"], ["k7", "r7", "o7"]]
    # A wrong tile is replaced by the right one.
    guest.page.locator('[data-laid="o7"]').click()
    tap(guest, "b7")
    assert laid(guest)[0][1] == ["k7", "r7", "b7"]
    # A joker takes the place of a tile in a run.
    guest.page.locator('[data-laid="b4"]').click()
    tap(guest, "j")
    slot(guest, 0).click()
    tap(guest, "b8")
    assert laid(guest)[0][0] == ["b3", "j", "b5", "b6", "b7", "b8"]
    # A run needs every tile between its ends.
    ask(guest, "table=b5.r5.k5-b5.r5.o5&rack=k1")
    slot(guest, "new").click()
    tap(guest, "b4", "b6")
    expect_heard(guest, "Both are in use: blue 5")
    assert laid(guest)[0][-1] == ["b4"]


def test_the_steps_play_by_themselves_and_pause(open_page: OpenPage) -> None:
    guest = open_page(DESKTOP, calm=False)
    ask(guest, f"rulebook=nordic&{TWO_SETS}&view=answer")
    expect(guest.button("Pause")).to_be_visible()
    now = guest.page.locator("[aria-current=step]")
    expect(now.get_by_role("img", name="Add blue 3")).to_be_visible()
    expect(now.get_by_role("img", name="Add blue 8")).to_be_visible()
    guest.button("Pause").click()
    guest.button("One step forward").click()
    expect_table(guest, "b3 b4 b5 b6", "o8 r8 k8 b8")
    expect(guest.button("Show the steps")).to_be_visible()


def test_a_tile_is_moved_removed_and_brought_back(open_page: OpenPage) -> None:
    guest = open_page(DESKTOP)
    ask(guest, TWO_SETS)
    guest.page.locator('[data-laid="b8"]').click()
    slot(guest, 1).click()
    assert laid(guest) == ([["b4", "b5", "b6"], ["o8", "r8", "k8", "b8"]], ["b3"])
    guest.page.locator('[data-laid="b3"]').click()
    guest.button("Remove").click()
    assert laid(guest)[1] == []
    guest.page.locator('[data-laid="b5"]').press("Delete")
    expect(guest.page.locator("[data-sets] [role=group]").first).to_contain_text("to make three")
    guest.button("Show the best turn").click()
    expect(guest.page.locator(".dock .trouble")).to_have_text("One set is not right yet.")
    for _ in range(3):
        guest.page.keyboard.press("Control+z")
    assert laid(guest) == ([["b4", "b5", "b6"], ["o8", "r8", "k8"]], ["b3", "b8"])
    guest.button("Remove all tiles").click()
    assert laid(guest) == ([], [])
    guest.button("Undo").click()
    assert laid(guest)[1] == ["b3", "b8"]


def test_a_tile_that_lies_twice_is_not_offered_again(open_page: OpenPage) -> None:
    guest = open_page(DESKTOP)
    listen(guest)
    ask(guest, "")
    go_to_rack(guest)
    tap(guest, "j", "j")
    expect_heard(guest, "Added: joker")
    key = guest.page.locator('[data-face="j"]')
    expect(key).to_have_attribute("aria-disabled", "true")
    key.focus()
    guest.page.keyboard.press("Enter")
    expect_heard(guest, "Both are in use: joker")
    assert laid(guest)[1] == ["j", "j'"]
    guest.page.keyboard.press("ArrowLeft")
    guest.page.keyboard.press("Enter")
    assert laid(guest)[1] == ["j", "j'", "o13"]


def test_typing_and_tapping_stay_in_step(open_page: OpenPage) -> None:
    guest = open_page(DESKTOP)
    ask(guest, "")
    go_to_rack(guest)
    guest.page.get_by_text("Type instead").click()
    table, rack = guest.page.get_by_role("textbox").all()
    table.fill("r7 r8 R9 / k1 b1 o1")
    rack.fill("r7 x9 r7 j")
    assert laid(guest) == ([["r7", "r8", "r9"], ["k1", "b1", "o1"]], ["r7'", "j"])
    expect(rack).to_have_value("r7 x9 r7 j")
    expect(guest.page.get_by_text("This is not a tile: x9")).to_be_visible()
    guest.button("Show the best turn").click()
    expect(guest.page.locator(".dock .trouble")).to_have_text("This is not a tile: x9")
    rack.fill("r7 r7 j")
    expect(guest.page.get_by_text("There are only two of each tile: r7")).to_be_visible()
    tap(guest, "k13")
    expect(rack).to_have_value("r7 j k13")
    expect(guest.page.get_by_text("There are only two")).to_be_hidden()
    guest.page.get_by_label("Edition").select_option("norwegian-cards")
    expect(table).to_have_value("♥7 ♥8 ♥9 | ♠A ♣A ♦A")
    rack.fill("♦Q b2")
    assert laid(guest)[1] == ["o12", "b2"]


def test_the_edition_and_the_opening_decide_and_all_of_it_is_in_the_address(
    open_page: OpenPage,
) -> None:
    guest = open_page(DESKTOP)
    ask(guest, "table=r4.r5.j&rack=r6.k10.b10.o10")
    guest.page.get_by_label("Edition").select_option("finnish-classic")
    guest.page.get_by_label("Already opened").uncheck()
    guest.page.get_by_label("Look for").select_option("points")
    expect(guest.page).to_have_url(
        f"{guest.base}/solve#rulebook=finnish-classic&opened=no&goal=points"
        "&table=r4.r5.j&rack=r6.k10.b10.o10"
    )
    guest.button("Show the best turn").click()
    # Exactly 30 is not more than 30.
    expect(heading(guest)).to_have_text("Nothing can be played. Draw a tile.")
    expect(guest.page.get_by_text("Opening: 31 needed")).to_be_visible()
    guest.button("Change the tiles").click()
    guest.page.get_by_label("Edition").select_option("nordic")
    guest.button("Show the best turn").click()
    expect(heading(guest)).to_have_text("3 tiles, worth 30")
    guest.button("Share").click()
    link = guest.page.get_by_role("dialog").get_by_role("textbox").input_value()
    friend = open_page(DESKTOP)
    friend.page.goto(link)
    expect(heading(friend)).to_have_text("3 tiles, worth 30")


def test_a_turn_is_laid_by_hand_and_judged_with_every_reason(open_page: OpenPage) -> None:
    guest = open_page(DESKTOP)
    ask(guest, "task=legal&rulebook=norwegian-classic&table=r4.r5.j&rack=r6.r7.k1")
    guest.button("Now play the turn").click()
    guest.put("r6", "r5", "tap")
    guest.done.click()
    expect(guest.page.locator(".wrongs")).to_contain_text("A freed joker goes into a new set")
    guest.put("k1", None, "tap")
    guest.done.click()
    expect(guest.page.locator(".wrongs li")).to_have_count(2)
    guest.button("Back to the start of the turn").click()
    guest.put("r7", "j", "drag")
    guest.finish()
    expect(guest.page.locator("[data-verdict=legal]")).to_have_text("Yes, this turn is legal.")
    guest.page.reload()
    expect(guest.page.locator("[data-verdict=legal]")).to_be_visible()
    assert guest.look() == ([["r4", "r5", "j", "r7"]], ["k1", "r6"])


def test_someone_laid_this_table_is_settled_by_typing_it(open_page: OpenPage) -> None:
    guest = open_page(DESKTOP)
    editions: list[Route] = []

    def hold(route: Route) -> None:
        editions.append(route)

    guest.page.route("**/api/rulebooks", hold)
    ask(guest, f"task=legal&{TWO_SETS}&view=answer")
    guest.page.get_by_text("Type the table after the turn").click()
    field = guest.page.get_by_role("textbox")
    expect(field).to_have_value("b4 b5 b6 | o8 r8 k8")
    field.fill("b3 b4 b5 b6 | o8 r8 b8 | k9")
    # What is printed in the editions comes late, and disturbs nobody.
    with guest.page.expect_response("**/api/rulebooks"):
        editions[0].continue_()
    field.locator("xpath=ancestor::form").get_by_role("button").click()
    verdict = guest.page.locator("[data-verdict=illegal]")
    expect(verdict).to_contain_text("neither on your rack nor on the table: black 9")
    expect(verdict).to_contain_text("must stay there: black 8")
    expect(verdict).to_contain_text("at least three tiles: black 9")
    field.fill("b3 b4 b5 b6 | o8 r8 k8")
    field.locator("xpath=ancestor::form").get_by_role("button").click()
    expect(guest.page.locator("[data-verdict=legal]")).to_be_visible()
    expect_table(guest, "b3 b4 b5 b6", "o8 r8 k8")
    # Another link is another position.
    ask(guest, "task=legal&table=r1.r2.r3&rack=k1&view=answer")
    expect_table(guest, "r1 r2 r3")


def test_a_table_is_rebuilt_and_played_on(open_page: OpenPage) -> None:
    guest = open_page(PHONE)
    ask(guest, "task=rebuild")
    tap(guest, "r1", "k9", "r3", "r2")
    guest.page.locator("[data-show]").click()
    expect(heading(guest)).to_have_text("One tile is left over.")
    expect_table(guest, "r1 r2 r3")
    assert guest.look()[1] == ["k9"]
    guest.button("Go on with this table").click()
    expect(guest.button("Show the best turn")).to_be_visible()
    assert laid(guest) == ([["r1", "r2", "r3"]], [])


def test_a_broken_link_says_what_is_wrong_and_shows_the_rest(open_page: OpenPage) -> None:
    guest = open_page(DESKTOP)
    ask(guest, "rulebook=nordic&table=r7.b7.k7-x9&rack=r1.r99&view=answer")
    expect(guest.page.get_by_role("alert").filter(has_text="link")).to_have_text(
        "Part of this link cannot be read: x9, r99"
    )
    assert laid(guest) == ([["r7", "b7", "k7"]], ["r1"])


def test_the_device_answers_and_the_server_is_not_asked(open_page: OpenPage) -> None:
    guest = open_page(DESKTOP, fresh=True)
    asked: list[str] = []
    guest.context.on("request", lambda request: asked.append(urlsplit(request.url).path))
    ask(guest, f"{TWO_SETS}&view=answer")
    expect(heading(guest)).to_have_text("You can go out with all 2 tiles!")
    expect_table(guest, "b3 b4 b5 b6", "o8 r8 k8 b8")
    ask(guest, f"task=legal&{TWO_SETS}&after=b3.b4.b5.b6&view=answer")
    expect(guest.page.locator("[data-verdict=illegal]")).to_be_visible()
    ask(guest, "task=rebuild&tiles=r1.r2.r3.k9&view=answer")
    expect_table(guest, "r1 r2 r3")
    # An opening turn that may go on, with locked jokers, is judged here, too.
    opens = "task=legal&rulebook=norwegian-classic&opened=no&rack=r1.r2.r3&after=r1.r2.r3"
    ask(guest, f"{opens}&view=answer")
    low = "The opening is worth 6; it must be worth at least 30."
    expect(guest.page.get_by_role("listitem").filter(has_text=low)).to_be_visible()
    assert [path for path in asked if path.endswith(".wasm")] != []
    assert [path for path in asked if path in ("/api/solve", "/api/check", "/api/arrange")] == []


def test_trouble_is_said_and_no_tile_is_lost(open_page: OpenPage) -> None:
    guest = open_page(DESKTOP)
    guest.page.route(CORE, lambda route: route.abort())
    ask(guest, TWO_SETS)
    expect(guest.page.get_by_label("Edition").locator("option")).to_have_count(5)

    def refuse(route: Route) -> None:
        route.fulfill(status=503, json={"code": "too-hard", "detail": ""})

    guest.page.route("**/api/solve", lambda route: route.abort("connectionrefused"))
    guest.button("Show the best turn").click()
    expect(guest.page.get_by_text("The server cannot be reached. Your tiles")).to_be_visible()
    guest.page.unroute("**/api/solve")
    guest.page.route("**/api/solve", refuse)
    guest.button("Try again").click()
    expect(guest.page.get_by_text("This is taking the server too long.")).to_be_visible()
    guest.page.unroute("**/api/solve")
    guest.button("Try again").click()
    expect(heading(guest)).to_have_text("You can go out with all 2 tiles!")
    # What was put in is there the next time, without a link.
    guest.page.get_by_role("link", name="Brikke: Home").click()
    expect(guest.page).to_have_url(f"{guest.base}/")
    guest.page.get_by_role("region", name="More").get_by_role("link", name="Solver").click()
    expect(guest.button("Show the best turn")).to_be_visible()
    assert laid(guest)[1] == ["b3", "b8"]
    guest.complaints = [each for each in guest.complaints if "503" not in each]


def test_axe_finds_nothing(open_page: OpenPage) -> None:
    guest = open_page(OPEN_PHONE)
    guest.keep("solve.typing", True)
    ask(guest, "table=r7.b7-o1.o2.o3&rack=r7.j")
    expect(slot(guest, "rack")).to_be_visible()
    guest.page.locator('[data-laid="j"]').click()
    axe = Axe(guest)
    axe.look("question")
    ask(guest, f"{TWO_SETS}&view=answer")
    expect(guest.button("Show the steps")).to_be_visible()
    axe.look("best turn")
    ask(guest, f"task=legal&{TWO_SETS}&after=b3.b4.b5.b6&view=answer")
    expect(guest.page.locator("[data-verdict=illegal]")).to_be_visible()
    guest.page.get_by_text("Type the table after the turn").click()
    axe.look("legal")
    ask(guest, "task=rebuild&tiles=r1.r2.r3.k9&view=answer")
    expect(guest.page.locator("[data-piece]")).to_have_count(1)
    axe.look("rebuilt")
    assert not axe.found, "\n".join(axe.found)


@pytest.mark.translations
def test_in_every_language_on_a_narrow_phone(open_page: OpenPage) -> None:
    guest = open_page(PHONE)
    guest.keep("solve.typing", True)
    for edition in ("nordic", "norwegian-cards"):
        ask(guest, f"rulebook={edition}&table=r7.b7&rack=r7.j")
        guest.page.locator('[data-laid="j"]').click()
        expect(guest.button("Remove")).to_be_visible()
        expect_room(guest, f"question, {edition}")
    for task in ("turn", "legal", "rebuild"):
        guest.page.get_by_text(Words("en")(f"solve-task-{task}"), exact=True).first.click()
        expect(guest.page.locator("[data-show]")).to_have_text(Words("en")(f"solve-show-{task}"))
        expect_room(guest, task)
    ask(guest, f"{TWO_SETS}&view=answer")
    expect(guest.button("Show the steps")).to_be_visible()
    expect_room(guest, "best turn", lambda words: [words("solve-out", count=2)])
    guest.button("Share").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    expect_room(guest, "sharing")
    ask(guest, f"task=legal&{TWO_SETS}&after=b3.b4.b5.b6&view=answer")
    expect(guest.page.locator("[data-verdict=illegal]")).to_be_visible()
    guest.page.get_by_text("Type the table after the turn").click()
    expect_room(guest, "legal")
    ask(guest, "task=rebuild&tiles=r1.r2.r3.k9&view=answer")
    expect(heading(guest)).to_have_text("One tile is left over.")
    expect_room(guest, "rebuilt")
