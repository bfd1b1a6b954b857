"""A turn at the table: marks on sets, buttons, drag and drop, and the clock."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from re import Pattern
from typing import Any

import pytest
from playwright.sync_api import FloatRect, WebSocketRoute, expect

from tests.browser.player_page import (
    DESKTOP,
    PHONE,
    TABLET,
    OpenPage,
    PlayerPage,
    SitDown,
    middle,
)
from tests.browser.prepared_tables import prepare_shared_table, prepare_table
from tests.support.live_server import LiveServer

FREE = {
    "r9 b9": "one more to make three",
    "r1 r2 r4": "gap in the run",
    "r5 r5' b5": "a colour twice",
    "k5 b6 o9": "does not match",
    "k12 k13 k1": "nothing after 13",
    "o3 r3 b3 k3 o3'": "more than four",
    "j j'": "only jokers",
}
STRICT = {"k1 k2 k3 k4 k5": "run too long", "r7 j j'": "two jokers"}
SIDEWAYS = {**PHONE, "viewport": {"width": 740, "height": 360}}
SCREEN_NAMES = ["phone", "sideways", "tablet", "desktop"]
NOTE_GLIDES = """
    window.glides = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.glides.push(this.dataset.tile);
        return animate.apply(this, how);
    };
"""


Pair = Callable[..., tuple[PlayerPage, PlayerPage]]


def pressed(player: PlayerPage) -> list[str]:
    """Return the tiles that are chosen."""
    tiles: list[str] = player.page.evaluate(
        "() => [...document.querySelectorAll('[data-tile][aria-selected=true]')]"
        ".map(tile => tile.dataset.tile)"
    )
    return tiles


def expect_pressed(player: PlayerPage, *tiles: str) -> None:
    expect(player.page.locator("[data-tile][aria-selected=true]")).to_have_count(len(tiles))
    assert pressed(player) == list(tiles)


def glided(player: PlayerPage) -> set[str]:
    """Return the tiles that were set in motion since this was asked last."""
    return set(player.page.evaluate("() => window.glides.splice(0)"))


@pytest.fixture
def pair(club: LiveServer, open_page: OpenPage) -> Pair:
    """Return what lays a table for two people, both of them here, the first to move."""

    def pair(table: str, rack: str, **how: Any) -> tuple[PlayerPage, PlayerPage]:
        table_id, tokens = prepare_shared_table(club.database, table, rack, **how)
        ada, bo = open_page(), open_page()
        ada.sit_at(table_id, tokens[0], "Ada")
        bo.sit_at(table_id, tokens[1], "Bo")
        return ada, bo

    return pair


# What is seen while tiles are laid


@pytest.mark.parametrize(
    ("rulebook", "flaws"),
    [
        ("nordic turn_seconds=off", FREE),
        ("nordic jokers=locked max_run_length=4 turn_seconds=off", STRICT),
    ],
)
def test_a_set_that_is_none_says_why_in_words(
    sit_down: SitDown, rulebook: str, flaws: Mapping[str, str]
) -> None:
    ada = sit_down("", " ".join(flaws).replace("'", ""), rulebook=rulebook)
    for tiles, words in flaws.items():
        wanted = tiles.split()
        ada.lay([wanted], "tap")
        piece = ada.page.locator("[data-piece]").filter(has=ada.tile(wanted[-1]))
        expect(piece.locator(".flaw")).to_have_text(words)
        expect(piece).to_have_attribute("aria-label", re.compile(f"^Not a set: .* – {words}$"))


def test_a_set_that_is_one_says_what_it_is(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "r9 b9 o9")
    ada.lay([["r9", "b9", "o9"]], "tap")
    expect(ada.page.locator(".flaw")).to_have_count(0)
    expect(ada.page.get_by_role("group", name="Group: red 9")).to_be_visible()
    expect(ada.page.get_by_role("group", name="Run: black 1, black 2, black 3")).to_be_visible()


def test_before_the_opening_its_rule_is_told_and_its_sum_runs_along(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "k10 k11 k12 r1 b1 o1 r8")
    rule = ada.page.get_by_text("Your first sets must add up to at least 30")
    expect(rule).to_be_visible()
    expect(ada.status).to_have_text("Your turn: open with 30")
    ada.lay([["r1", "b1", "o1"]], "tap")
    expect(rule).to_have_count(0)
    expect(ada.status).to_have_text("Opening: 3 of 30")
    ada.put("k10", None, "tap")
    expect(ada.status).to_have_text("3 of 30, 1 not in a set")
    ada.put("k11", "k10", "tap")
    ada.put("k12", "k11", "tap")
    expect(ada.status).to_have_text("This turn is fine.")


def test_done_pressed_too_early_names_what_is_wrong_and_points_at_it(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "r9 b9 o2 o3 o4")
    ada.lay([["o2", "o3", "o4"]], "tap")
    ada.put("r9", None, "tap")
    ada.put_and_hear("b9", "r9")
    expect(ada.done).to_have_attribute("data-lit", "false")
    ada.done.click()
    panel = ada.page.locator(".wrongs")
    expect(panel).to_contain_text("That does not work yet")
    expect(panel).to_contain_text("A set has at least three tiles: red 9, blue 9")
    expect(panel).to_contain_text("The opening is worth 9; it must be worth at least 30.")
    for tile in ("r9", "b9"):
        expect(ada.tile(tile)).to_have_class(_marked("wrong"))
    expect(ada.tile("k1")).not_to_have_class(_marked("wrong"))
    ada.put("b9", "o4", "tap")
    expect(panel).to_be_hidden()


def test_what_is_wrong_covers_no_more_than_the_table(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3 | r5 b5 o5 k5", "r9 b9 r1 r3 r4 k9 o2 j j k10", screen=PHONE)
    ada.lay([["r9", "b9"], ["r1", "r3", "r4"], ["k9", "o2", "b5"], ["j"]], "tap")
    ada.put_and_hear("j'", "j")
    ada.done.click()
    panel, table = ada.page.locator(".wrongs"), ada.page.locator("[data-table]")
    expect(panel.get_by_role("listitem")).to_have_count(6)
    inner, outer = panel.bounding_box(), table.bounding_box()
    assert inner is not None
    assert outer is not None
    assert inner["y"] >= outer["y"]
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_be_hidden()


def test_what_is_wrong_is_placed_anew_in_a_new_window(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3 | r5 b5 o5 k5", "r9 b9 r1 k10", screen=PHONE)
    ada.put_and_hear("r9", None)
    ada.done.click()
    expect(ada.page.locator(".wrongs")).to_be_visible()
    for width, height in ((844, 390), (768, 1024), (1440, 900)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_function(
            """() => {
                const boxOf = name => document.querySelector(name).getBoundingClientRect();
                const [panel, table] = [boxOf('.wrongs'), boxOf('[data-table]')];
                const apart = [table.right - panel.right, table.bottom - panel.bottom];
                return apart.every(each => each >= 0 && each < 20);
            }"""
        )


def test_done_pressed_before_the_server_has_answered_is_not_forgotten(
    club: LiveServer, open_page: OpenPage
) -> None:
    table, token = prepare_table(club.database, "k1 k2 k3", "r9 b9 o2")
    ada = open_page(fresh=True)
    held: list[Callable[[], None]] = []
    released: list[bool] = []

    def hold(line: WebSocketRoute) -> None:
        def pass_on(said: str | bytes) -> None:
            is_answer = isinstance(said, str) and '"type":"checked"' in said
            if is_answer and not released:
                held.append(lambda: line.send(said))
            else:
                line.send(said)

        line.connect_to_server().on_message(pass_on)

    ada.page.route_web_socket(re.compile("/socket$"), hold)
    ada.sit_at(table, token, "Ada")
    ada.put("r9", None, "tap")
    ada.put("b9", "r9", "tap")
    ada.done.click()
    while not held:
        ada.page.wait_for_timeout(20)
    released.append(True)
    for let_go in held:
        let_go()
    expect(ada.page.locator(".wrongs")).to_contain_text("A set has at least three tiles")


def test_done_says_to_lay_something_when_nothing_was_laid(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "r9 b9 o2")
    ada.done.click()
    expect(ada.notice).to_have_text("Lay tiles, or draw one.")


def test_a_turn_begins_unlit_though_the_one_before_was_good(pair: Pair) -> None:
    ada, bo = pair("k1 k2 k3", "k10 k11 k12 r1")
    ada.lay([["k10", "k11", "k12"]], "tap")
    ada.finish()
    draw = bo.page.locator("[data-draw]")
    expect(draw).to_be_enabled()
    draw.click()
    expect(ada.page.locator("[data-draw]")).to_be_enabled()
    expect(ada.done).to_have_attribute("data-lit", "false")
    ada.done.click()
    expect(ada.notice).to_have_text("Lay tiles, or draw one.")


# The tools


def test_undo_redo_and_back_to_the_start(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "k4 r9 b9")
    states = [ada.look()]
    for tile, target in (("k4", "k3"), ("r9", None), ("b9", "r9")):
        ada.put(tile, target, "tap")
        states.append(ada.look())
    ada.button("Undo").click()
    assert ada.look() == states[2]
    ada.page.keyboard.press("Control+z")
    assert ada.look() == states[1]
    ada.use_tool("Redo")
    assert ada.look() == states[2]
    ada.page.keyboard.press("Control+y")
    assert ada.look() == states[3]
    ada.button("Tools").click()
    expect(ada.button("Redo")).to_be_disabled()
    ada.button("Start over").click()
    pieces, rack = ada.look()
    assert pieces == states[0][0]
    assert sorted(rack) == sorted(states[0][1])
    ada.button("Undo").click()
    assert ada.look() == states[3]


def test_the_rack_is_sorted_by_colour_and_by_number(sit_down: SitDown) -> None:
    ada = sit_down("o1 o2 o3", "r9 k4 j b4 k2 r1")
    assert ada.look()[1] == ["k2", "k4", "r1", "r9", "b4", "j"]
    ada.button("Sort").click()
    assert ada.look()[1] == ["r1", "k2", "k4", "b4", "r9", "j"]
    ada.button("Sort").click()
    assert ada.look()[1] == ["k2", "k4", "r1", "r9", "b4", "j"]


def test_sets_on_the_rack_are_found_and_laid_as_one(sit_down: SitDown) -> None:
    ada = sit_down("o1 o2 o3", "k10 r4 k12 b1 k11 r10 b10 o10 k13")
    underlined = ada.page.locator("[data-rack] .found [data-tile]")
    before, _ = ada.look()
    ada.use_tool("Find sets")
    expect(ada.status).to_have_text("Found 2 sets on your rack.")
    expect(underlined).to_have_count(7)
    pieces, rack = ada.look()
    assert pieces == before
    sets = sorted(sorted(part) for part in (rack[:3], rack[3:7], rack[:4], rack[4:7]))
    assert ["b10", "o10", "r10"] in sets
    assert ["k10", "k11", "k12", "k13"] in sets
    assert rack[7:] == ["r4", "b1"]
    ada.page.reload()
    expect(underlined).to_have_count(7)
    assert ada.look()[1] == rack
    ada.tile("k11").dblclick()
    expect(ada.page.locator("[data-tile][aria-selected=true]")).to_have_count(4)
    ada.page.keyboard.press("n")
    assert ada.look()[0] == [*before, ["k10", "k11", "k12", "k13"]]
    expect(underlined).to_have_count(3)


def test_a_rack_without_sets_says_so(sit_down: SitDown) -> None:
    ada = sit_down("o1 o2 o3", "k10 r4 b1")
    before = ada.look()
    ada.use_tool("Find sets")
    expect(ada.notice).to_have_text("There is no set on your rack.")
    assert ada.look() == before


# Where tiles go


def test_a_tile_dropped_on_free_table_starts_a_set_and_joins_one_dropped_on_it(
    sit_down: SitDown,
) -> None:
    ada = sit_down("k1 k2 k3", "k4 r9")
    ada.put("r9", None, "drag")
    assert ada.look() == ([["k1", "k2", "k3"], ["r9"]], ["k4"])
    ada.put("k4", "k1", "drag")
    assert ada.look() == ([["k1", "k2", "k3", "k4"], ["r9"]], [])


def test_a_run_splits_where_its_middle_number_is_dropped(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3 k4 k5", "k3 r9")
    ada.put("k3'", "k2", "drag")
    pieces, _ = ada.look()
    assert [[tile.strip("'") for tile in piece] for piece in pieces] == [
        ["k1", "k2", "k3"],
        ["k3", "k4", "k5"],
    ]


def test_two_sets_join_when_one_is_chosen_whole_and_dropped_on_the_other(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3 | k4 k5 k6", "r9")
    ada.tile("k5").dblclick()
    expect_pressed(ada, "k4", "k5", "k6")
    ada.put("k5", "k3", "drag")
    assert ada.look()[0] == [["k1", "k2", "k3", "k4", "k5", "k6"]]


def test_a_second_quick_click_counts_only_on_the_same_tile(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3 | k4 k5 k6", "r9")
    ada.page.mouse.move(*middle(ada.tile("k5")))
    ada.page.mouse.down(click_count=2)
    ada.page.mouse.up(click_count=2)
    expect_pressed(ada, "k5")


def test_a_finger_that_rests_on_a_tile_chooses_its_whole_set(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3 | k4 k5 k6", "r9", screen=PHONE)
    x, y = middle(ada.tile("k5"))
    point = {"x": x, "y": y}
    finger = ada.context.new_cdp_session(ada.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect_pressed(ada, "k4", "k5", "k6")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.tile("k3").tap()
    assert ada.look()[0] == [["k1", "k2", "k3", "k4", "k5", "k6"]]


def test_a_mouse_that_rests_on_a_tile_still_drags_it(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "k4 r9")
    x, y = middle(ada.tile("k4"))
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    # A finger would have chosen the whole set by now.
    ada.page.wait_for_timeout(600)
    expect_pressed(ada)
    ada.page.mouse.move(*middle(ada.tile("k3")), steps=4)
    ada.page.mouse.up()
    assert ada.look() == ([["k1", "k2", "k3", "k4"]], ["r9"])


def test_a_finger_that_slips_a_little_taps(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "r1 r9", screen=PHONE)
    before = ada.look()
    x, y = middle(ada.tile("r1"))
    finger = ada.context.new_cdp_session(ada.page)
    for what, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x, "y": y - 8}]),
        ("touchEnd", []),
    ):
        finger.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})
    expect_pressed(ada, "r1")
    assert ada.look() == before


def test_tiles_glide_when_they_move_and_not_when_they_are_chosen(
    club: LiveServer, open_page: OpenPage
) -> None:
    table, (first, second) = prepare_shared_table(club.database, "r5 b5 o5", "k10 k11 k12 r1")
    ada, bo = open_page(), open_page(calm=False)
    ada.sit_at(table, first, "Ada")
    bo.before_scripts(NOTE_GLIDES)
    bo.sit_at(table, second, "Bo")
    glided(bo)
    mine, *others = bo.look()[1]
    for tile in others[:2]:
        bo.tile(tile).click()
    expect_pressed(bo, *others[:2])
    bo.page.keyboard.press("Escape")
    expect_pressed(bo)
    assert glided(bo) == set()
    bo.put(mine, None, "drag")
    assert mine in glided(bo)
    # What has moved before does not move again.
    bo.tile(others[0]).click()
    expect_pressed(bo, others[0])
    assert glided(bo) == set()
    ada.lay([["k10", "k11", "k12"]], "tap")
    ada.finish()
    expect(bo.tile("k12")).to_be_visible()
    assert glided(bo) >= {"k10", "k11", "k12"}


def test_the_key_a_chooses_a_whole_set_and_escape_none(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3 | k4 k5 k6", "r9")
    ada.walk_to("k5")
    ada.page.keyboard.press("a")
    expect_pressed(ada, "k4", "k5", "k6")
    ada.page.keyboard.press("Escape")
    expect_pressed(ada)


def test_shift_chooses_a_stretch_by_mouse_and_by_keys(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "r1 r3 r5 r7 r9")
    ada.tile("r3").click()
    ada.tile("r7").click(modifiers=["Shift"])
    expect_pressed(ada, "r3", "r5", "r7")
    ada.page.locator("[data-new]").click()
    assert ada.look() == ([["k1", "k2", "k3"], ["r3", "r5", "r7"]], ["r1", "r9"])
    ada.walk_to("r3")
    ada.page.keyboard.press("Shift+ArrowRight")
    expect_pressed(ada, "r3", "r5")
    ada.page.keyboard.press("r")
    pieces, rack = ada.look()
    assert pieces == [["k1", "k2", "k3"], ["r7"]]
    assert sorted(rack) == ["r1", "r3", "r5", "r9"]


def test_a_tile_of_the_table_does_not_go_to_the_rack_and_this_is_said(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "r1 r9")
    before = ada.look()
    for way in ("drag", "tap", "keys"):
        ada.put("k3", "r9", way)
        expect(ada.notice).to_have_text("Tiles on the table stay there.")
        assert ada.look() == before
        ada.page.keyboard.press("Escape")


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS, TABLET, DESKTOP], ids=SCREEN_NAMES)
def test_a_notice_covers_nothing_of_the_status(sit_down: SitDown, screen: dict[str, Any]) -> None:
    ada = sit_down("k1 k2 k3", "k10 k11 k12 r1", screen=screen)
    ada.lay([["k10", "k11", "k12"]], "tap")
    expect(ada.status).to_have_text("This turn is fine.")
    ada.put("k3", "r1", "drag")
    expect(ada.notice).to_have_text("Tiles on the table stay there.")
    expect(ada.status).to_have_text("This turn is fine.")
    expect(ada.status).to_be_visible()
    status, notice = ada.status.bounding_box(), ada.notice.bounding_box()
    assert status is not None
    assert notice is not None
    assert not _overlap(status, notice)


# While others play


@pytest.mark.parametrize("is_planned", [False, True], ids=["untouched", "planned"])
def test_after_a_draw_of_ones_own_there_is_nothing_to_undo(
    sit_down: SitDown, is_planned: bool
) -> None:
    ada = sit_down("r5 b5 o5", "r1 r9")
    if is_planned:
        ada.put("r1", None, "tap")
    ada.page.locator("[data-draw]").click()
    expect(ada.page.locator("[data-rack] [data-tile]")).to_have_count(3)
    expect(ada.button("Undo")).to_be_disabled()
    ada.button("Tools").click()
    for name in ("Redo", "Start over"):
        expect(ada.button(name)).to_be_disabled()


def test_a_draw_of_another_leaves_the_way_back_from_a_plan(pair: Pair) -> None:
    ada, bo = pair("r5 b5 o5", "r1 r9")
    states = [bo.look()]
    for tile in states[0][1][:2]:
        bo.put(tile, None, "tap")
        states.append(bo.look())
    ada.page.locator("[data-draw]").click()
    expect(bo.page.locator("[data-draw]")).to_be_enabled()
    assert bo.look() == states[2]
    bo.button("Undo").click()
    assert bo.look() == states[1]
    bo.button("Undo").click()
    assert bo.look() == states[0]
    expect(bo.button("Undo")).to_be_disabled()
    bo.use_tool("Redo")
    assert bo.look() == states[1]


def test_who_watches_looks_back_sees_all_and_goes_from_tile_to_tile(
    club: LiveServer, open_page: OpenPage
) -> None:
    runs = [f"{each}{n} {each}{n + 1} {each}{n + 2}" for each in "krbo" for n in (1, 4, 7)]
    table, (first, _) = prepare_shared_table(club.database, " | ".join(runs * 2), "k10 k11 k12 r13")
    ada, eve = open_page(), open_page({"viewport": {"width": 360, "height": 400}})
    ada.sit_at(table, first, "Ada")
    eve.go(f"/t/{table}")
    expect(eve.status).to_have_text("You are watching.")
    ada.lay([["k10", "k11", "k12"]], "tap")
    ada.finish()
    expect(eve.tile("k12")).to_be_visible()

    eve.page.get_by_role("button", name="The last turns").click()
    told = eve.page.get_by_role("region", name="The last turns").get_by_role("status")
    expect(told).to_contain_text("Bo laid")
    eve.button("Step forward").click()
    expect(told).to_have_text("Ada laid black 10, black 11, black 12.")
    eve.button("Step forward").click()
    expect(told).to_have_count(0)
    expect(eve.tile("k12")).to_be_visible()

    area = eve.page.locator("[data-table]").bounding_box()
    assert area is not None
    for tile in eve.page.locator("[data-piece] [data-tile]").all():
        box = tile.bounding_box()
        assert box is not None
        assert area["x"] <= box["x"] <= area["x"] + area["width"] - box["width"]
        assert area["y"] <= box["y"] <= area["y"] + area["height"] - box["height"]

    eve.walk_to("k5")
    expect(eve.tile("k5")).to_be_focused()


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_who_plays_looks_back_to_the_first_turn_since_their_own_and_forth_to_now(
    sit_down: SitDown, screen: dict[str, Any]
) -> None:
    before = [["r10", "r11", "r12"], ["k1", "k2", "k3", "k4"], ["b5", "b6", "b7"]]
    after = [["r10", "r11", "r12"], ["k1", "k2", "k3"], ["b5", "b6", "b7"], ["k4", "r4", "b4"]]
    ada = sit_down(
        "k1 k2 k3 k4 | b5 b6 b7",
        "o9 r1",
        own="r10 r11 r12",
        later=[" | ".join(map(" ".join, after))],
        names=("Ada", "Bo", "Cleo", "Dan"),
        screen=screen,
    )
    steps = (
        ("Bo laid black 1, black 2, black 3, black 4, blue 5, blue 6, blue 7.", before),
        (
            "Cleo laid red 4, blue 4; moved black 4 from the run black 1 to black 4"
            " into the group of 4s.",
            after,
        ),
        ("Dan drew a tile.", after),
    )
    recap = ada.page.get_by_role("region", name="Since your turn")
    shown = recap.get_by_role("button", pressed=True)
    back, forth = ada.button("Step back"), ada.button("Step forward")

    def expect_step(at: int) -> None:
        words, table = steps[at]
        expect(shown).to_have_accessible_name(words)
        expect(recap.get_by_role("status")).to_have_text(words)
        if screen is not PHONE:
            expect(recap).to_contain_text(f"{at + 1} of 3")
        assert sorted(ada.look()[0]) == sorted(table)
        # The tile of the table is marked from the turn on that moved it.
        marked = expect(ada.tile("k4"))
        (marked.to_have_class if at > 0 else marked.not_to_have_class)(_marked("moved"))

    if screen is PHONE:
        ada.page.get_by_role("button", name="Since your turn").click()
        for at in (0, 1):
            expect_step(at)
            forth.click()
    else:
        expect(shown).to_have_count(0)
        expect(forth).to_be_disabled()
        back.click()
    for at in (2, 1):
        expect_step(at)
        back.click()
    expect(back).to_be_disabled()
    for at in (0, 1, 2):
        expect_step(at)
        forth.click()
    expect(shown).to_have_count(0)
    assert sorted(ada.look()[0]) == sorted(after)
    expect(ada.page.locator("[data-draw]")).to_be_enabled()
    if screen is PHONE:
        expect(recap).to_have_count(0)
    else:
        expect(forth).to_be_disabled()


# Ending the turn


def test_a_turn_taken_back_lies_as_a_draft_and_is_played_again(pair: Pair) -> None:
    ada, bo = pair("k1 k2 k3", "k10 k11 k12 r1")
    ada.lay([["k10", "k11", "k12"]], "tap")
    laid = ada.look()
    ada.finish()
    expect(ada.status).to_have_text("Bo is playing")
    ada.button("Menu").click()
    ada.button("Take back the turn").click()
    expect(bo.page.get_by_text("Ada would like to take back the last turn.")).to_be_visible()
    with ada.lines[-1].expect_event("framesent", lambda said: '"check"' in said):
        bo.button("Agree").click()
    expect(bo.tile("k10")).to_have_count(0)
    expect(ada.page.locator("[data-draw]")).to_be_enabled()
    assert ada.look() == laid
    expect(ada.tile("k10")).to_have_class(_marked("mine"))
    ada.finish()
    expect(bo.page.locator("[data-draw]")).to_be_enabled()
    assert bo.look()[0] == laid[0]


def test_the_draw_button_says_what_it_does(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "r1 r9")
    draw = ada.page.locator("[data-draw]")
    expect(draw).to_have_accessible_name("Draw a tile")
    expect(draw).to_have_attribute("title", "Takes one tile and ends your turn.")
    ada.put("r9", None, "tap")
    expect(draw).to_have_accessible_name("Put back and draw")
    draw.click()
    expect(ada.status).to_have_text("Bo is playing")
    pieces, rack = ada.look()
    assert pieces == [["k1", "k2", "k3"]]
    assert len(rack) == 3
    expect(ada.page.locator("[data-rack] .brought")).to_have_count(1)
    expect(draw).to_be_disabled()


def test_a_turn_of_many_tiles_is_put_back_before_a_tile_is_drawn(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "k4 k5 k6 k7 r9")
    draw = ada.page.locator("[data-draw]")
    before = ada.look()
    for tile, after in (("k4", "k3"), ("k5", "k4"), ("k6", "k5"), ("k7", "k6")):
        expect(draw).not_to_have_accessible_name("Put back")
        ada.put(tile, after, "tap")
    laid = ada.look()
    expect(draw).to_have_accessible_name("Put back")
    draw.click()
    expect(draw).to_have_accessible_name("Draw a tile")
    assert ada.look() == before
    ada.button("Undo").click()
    assert ada.look() == laid
    draw.click()
    draw.click()
    expect(ada.status).to_have_text("Bo is playing")
    assert len(ada.look()[1]) == 6


def test_who_cannot_draw_passes(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "r1 r9", pool=0)
    expect(ada.page.locator("[data-draw]")).to_have_accessible_name("Pass")
    expect(ada.page.get_by_label("The pool is empty")).to_be_visible()
    ada.page.locator("[data-draw]").click()
    expect(ada.status).to_have_text("Bo is playing")


def test_the_last_ten_seconds_are_announced_with_what_a_time_out_costs(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "r1 r9", rulebook="nordic turn_seconds=15", seconds_ago=3)
    expect(ada.page.get_by_role("timer")).to_be_visible()
    cost = "If time runs out, an unfinished turn is undone and you draw 3 penalty tiles."
    expect(ada.page.get_by_role("alert")).to_have_text(f"Ten seconds left. {cost}")
    expect(ada.notice).to_have_text(f"Ten seconds left. {cost}")


def test_running_out_of_time_restores_the_table_and_shows_the_penalty(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "k4 r1 r9", rulebook="nordic turn_seconds=15", seconds_ago=5)
    ada.put("k3", None, "tap")
    ada.put("r9", "k3", "tap")
    words = "Your time was up. The table is as it was, and you drew 3 penalty tiles."
    expect(ada.notice).to_have_text(words)
    pieces, rack = ada.look()
    assert pieces == [["k1", "k2", "k3"]]
    assert len(rack) == 6
    assert {"k4", "r1", "r9"} < set(rack)
    expect(ada.page.locator("[data-rack] .brought")).to_have_count(3)
    expect(ada.page.locator("[data-seat='0']")).to_contain_text("+3")


def test_a_draft_that_is_legal_when_time_runs_out_is_played(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "k10 k11 k12 r1", rulebook="nordic turn_seconds=15", seconds_ago=5)
    ada.lay([["k10", "k11", "k12"]], "tap")
    expect(ada.status).to_have_text("This turn is fine.")
    expect(ada.status).to_have_text("Bo is playing")
    assert ada.look() == ([["k1", "k2", "k3"], ["k10", "k11", "k12"]], ["r1"])


def _overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes have a point in common that is not on their edges."""
    return (
        max(one["x"], other["x"]) < min(one["x"] + one["width"], other["x"] + other["width"])
    ) and max(one["y"], other["y"]) < min(one["y"] + one["height"], other["y"] + other["height"])


def _marked(name: str) -> Pattern[str]:
    return re.compile(rf"\b{name}\b")


def test_found_sets_are_chosen_with_one_tap_and_those_that_tiles_join_have_a_ring(
    sit_down: SitDown,
) -> None:
    ada = sit_down("k9 k10 k11 | o1 o2 o3", "k7 k8 r13 b13 o13 r4", own="r10 r11 r12", screen=PHONE)
    ringed = ada.page.locator("[data-piece].joined")
    ada.use_tool("Find sets")
    expect(ringed).to_have_count(1)
    expect(ringed.locator("[data-tile]").first).to_have_attribute("data-tile", "k9")
    expect(ada.button("Find sets")).to_have_attribute("aria-pressed", "true")
    ada.button("Close").click()
    ada.tile("k7").tap()
    expect(ada.page.locator("[data-rack] .chosen")).to_have_count(2)
    ada.tile("r13").tap()
    expect(ada.page.locator("[data-rack] .chosen")).to_have_count(5)
    ada.use_tool("Find sets")
    expect(ringed).to_have_count(0)


def test_many_sets_that_tiles_join_have_numbers_alone(sit_down: SitDown) -> None:
    """Rings around half of the table say less than the numbers."""
    table = "k9 k10 k11 | o1 o2 o3 | b5 b6 b7"
    ada = sit_down(table, "k8 o4 b8 k2 r4", own="r10 r11 r12", screen=PHONE)
    ada.use_tool("Find sets")
    ringed = ada.page.locator("[data-piece].joined")
    expect(ringed).to_have_count(3)
    expect(ringed.locator(".pair")).to_have_text(["1", "2", "3"])
    rings = ringed.evaluate_all(
        "pieces => pieces.map(each => getComputedStyle(each, '::before').boxShadow)"
    )
    assert rings == ["none"] * 3
