"""Replays: stepping through a round, better turns, sharing, playing the deal again."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from brikke.game.notation import read_record, record_text
from brikke.study.analysis import analyse_record
from brikke.words.catalogue import Words
from tests.browser.player_page import DESKTOP, PHONE, OpenPage, PlayerPage, SitDown
from tests.browser.test_access import OPEN_PHONE, Axe
from tests.browser.translations import expect_room

GOLDEN = Path(__file__).parents[1] / "game" / "golden" / "nordic.brikke"
MATCH = read_record(GOLDEN.read_text(encoding="utf-8"))
SHORT = replace(MATCH, rounds=MATCH.rounds[:1])
RECORD = record_text(SHORT)
(FIRST,) = analyse_record(SHORT)
MISSED_EXIT = next(turn for turn in FIRST if turn.missed_exit)
LOW = PHONE | {"viewport": {"width": 740, "height": 360}}


def bring(guest: PlayerPage) -> None:
    guest.go("/replay")
    guest.page.get_by_label("Paste a record").fill(RECORD)
    guest.button("Watch").click()
    expect(guest.page.locator("[data-now]")).to_contain_text("The tiles are dealt.")


def now(guest: PlayerPage) -> str:
    return guest.page.locator("[data-now]").inner_text()


def test_a_record_is_pasted_and_stepped_through(open_page: OpenPage) -> None:
    guest = open_page(DESKTOP)
    bring(guest)
    slider = guest.page.get_by_role("slider", name="Turn")
    guest.button("One turn forward").click()
    expect(slider).to_have_value("1")
    assert guest.look()[0] == [["k10'", "r10'", "o10"]]
    guest.page.keyboard.press("ArrowRight")
    assert len(guest.look()[0]) == 2
    guest.button("To the end").click()
    expect(slider).to_have_value(str(len(FIRST)))
    expect(guest.button("One turn forward")).to_be_disabled()
    slider.press("Home")
    expect(guest.page.locator("[data-now]")).to_contain_text("The tiles are dealt.")
    slider.fill("3")
    assert f"3. Player {FIRST[2].seat + 1}" in now(guest)
    assert guest.page.url.endswith("#turn=3")
    # The curves lead to whatever turn is pointed at.
    box = slider.bounding_box()
    assert box
    slider.click(position={"x": 12, "y": box["height"] / 2})
    expect(slider).to_have_value("0")
    slider.click(position={"x": box["width"] - 12, "y": box["height"] / 2})
    expect(slider).to_have_value(str(len(FIRST)))
    guest.page.evaluate("location.hash = 'turn=5&seat=2'")
    expect(slider).to_have_value("5")
    expect(guest.page.get_by_role("listbox", name="Rack of Player 2")).to_be_visible()


def test_an_example_is_there_for_those_who_have_no_round_yet(open_page: OpenPage) -> None:
    guest = open_page(PHONE)
    guest.go("/replay")
    guest.button("Watch an example round").click()
    # It begins with a turn in which something is to be seen, and could have been better.
    expect(guest.page.get_by_role("button", name="Turn 32")).to_have_attribute(
        "aria-current", "step"
    )
    expect(guest.button("Best turn")).to_be_enabled()


def test_what_could_have_been_is_marked_and_shown(open_page: OpenPage) -> None:
    guest = open_page(DESKTOP)
    bring(guest)
    name = f"Player {MISSED_EXIT.seat + 1}"
    guest.page.get_by_role("slider", name="Turn").fill(str(MISSED_EXIT.turn))
    # Its tiles are on the board: the line below has none of them.
    assert f"{name} could have gone out here." in now(guest)
    made = guest.look()[0]
    guest.button("Best turn").click()
    expect(guest.page.locator(".better")).to_contain_text("0 tiles left instead of")
    # With less motion it is shown as a whole.
    placed = guest.page.locator("[data-piece] .hinted")
    expect(placed).to_have_count(len(MISSED_EXIT.best.played))
    best = {tuple(sorted(map(str, laid))) for laid in MISSED_EXIT.best_table}
    assert {tuple(sorted(laid)) for laid in guest.look()[0]} == best
    # What is written says what is shown: a step of the best turn, and not the turn that was made.
    assert "Best turn" in now(guest)
    assert "could have gone out" not in now(guest)
    # Before a step its set is pointed at by arrows.
    guest.button("One step back").click()
    expect(guest.page.locator("[data-arrows=hint] .line").first).to_be_attached()
    assert {tuple(sorted(laid)) for laid in guest.look()[0]} != best
    # The step that is lit in the list is the one that the arrows show.
    steps = guest.page.locator("[data-best-steps] li button")
    expect(steps.last).to_have_attribute("aria-current", "step")
    guest.button("One step forward").click()
    expect(placed).to_have_count(len(MISSED_EXIT.best.played))
    expect(guest.page.locator("[data-best-steps] [aria-current]")).to_have_count(0)
    steps.last.click()
    expect(steps.last).to_have_attribute("aria-current", "step")
    expect(guest.page.locator("[data-arrows=hint] .line").first).to_be_attached()
    guest.button("As played").click()
    assert guest.look()[0] == made
    assert "could have gone out" in now(guest)


def test_the_keys_go_on_from_the_ends_of_the_best_turn_to_the_turns_beside_it(
    open_page: OpenPage,
) -> None:
    guest = open_page(DESKTOP)
    bring(guest)
    slider = guest.page.get_by_role("slider", name="Turn")
    slider.fill(str(MISSED_EXIT.turn))
    guest.button("Best turn").click()
    back = guest.button("One step back")
    while back.count():
        back.click()
    guest.button("One turn back").click()
    expect(slider).to_have_value(str(MISSED_EXIT.turn - 1))
    guest.button("One turn forward").click()
    guest.button("Best turn").click()
    # With less motion the best turn is shown as a whole, and the next turn follows.
    guest.button("One turn forward").click()
    expect(slider).to_have_value(str(MISSED_EXIT.turn + 1))
    guest.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(MISSED_EXIT.turn))


def test_a_seat_sees_no_more_than_it_saw(open_page: OpenPage) -> None:
    guest = open_page(DESKTOP)
    bring(guest)
    draw = next(turn for turn in FIRST if turn.drawn and turn.missed_tiles)
    other = (draw.seat + 1) % 3
    slider = guest.page.get_by_role("slider", name="Turn")
    slider.fill(str(draw.turn))
    assert "could have been played" in now(guest)
    guest.page.get_by_role("radio", name=f"Player {other + 1}").first.check(force=True)
    assert "drew a tile" in now(guest)
    assert "could have been played" not in now(guest)
    rack = guest.look()[1]
    assert len(rack) > 0
    expect(guest.page.locator(".racks .tile")).to_have_count(0)
    expect(guest.page.locator("[data-turn] .loss")).to_have_count(0)


def wait_for_chances(guest: PlayerPage) -> None:
    about = guest.page.get_by_text(Words("en")("watch-chances-about"))
    expect(about).to_be_visible()


def test_chances_are_curves_with_faces_and_are_shown_with_all_racks_open_alone(
    open_page: OpenPage,
) -> None:
    guest = open_page(DESKTOP)
    bring(guest)
    wait_for_chances(guest)
    guest.button("To the end").click()
    winner = FIRST[-1].seat
    seats = guest.page.locator("header [data-seat]")
    expect(seats.nth(winner)).to_contain_text("100%")
    curves = guest.page.locator("figure")
    expect(curves.locator(".line")).to_have_count(3)
    expect(curves.locator(".face")).to_have_count(3)
    guest.page.get_by_text("As numbers").click()
    rows = guest.page.get_by_role("region", name="As numbers").locator("tbody tr")
    expect(rows).to_have_count(len(FIRST) + 1)
    expect(rows.last.locator("td").nth(winner)).to_have_text("100%")
    guest.page.get_by_role("radio", name="Tiles left").check(force=True)
    expect(curves.locator("figcaption")).to_have_text("Tiles left")
    guest.page.get_by_role("radio", name="Chances of winning").check(force=True)
    guest.page.get_by_role("radio", name="Player 1").first.check(force=True)
    expect(curves.locator("figcaption")).to_have_text("Tiles left")
    expect(guest.page.get_by_role("radio", name="Chances of winning")).to_have_count(0)
    expect(curves).not_to_contain_text("%")


def test_the_costliest_turns_are_numbered_on_cards_and_curves(open_page: OpenPage) -> None:
    guest = open_page(DESKTOP)
    draw = next(turn for turn in FIRST if turn.drawn and turn.missed_tiles)
    even = [0.4 if seat == draw.seat else 0.3 for seat in range(3)]
    loser = [0.1 if seat == draw.seat else 0.45 for seat in range(3)]
    chances = [even] * draw.turn + [loser] * (len(FIRST) + 1 - draw.turn)
    answer = {"chances": chances}
    guest.page.route("**/api/replay/chances", lambda route: route.fulfill(json=answer))
    bring(guest)
    cards = guest.page.locator(".costly li")
    expect(cards).to_have_count(1)
    expect(cards).to_contain_text(f"Turn {draw.turn}")
    expect(cards.locator(".loss")).to_have_text("−30%")
    expect(guest.page.locator("figure .bead")).to_have_count(1)
    cards.get_by_role("button").click()
    expect(guest.page.get_by_role("slider", name="Turn")).to_have_value(str(draw.turn))
    row = guest.page.locator(f"[data-turn='{draw.turn}']")
    expect(row.locator(".loss")).to_have_text("−30%")
    expect(row.get_by_role("button")).to_have_attribute("aria-current", "step")


LITTLE = {
    "chance": 0.4,
    "best_chance": 0.4,
    "best_played": [],
    "best_table": [],
    "best_steps": [],
    "best_moves": [],
    "reason": None,
    "tiles": [],
}


def answer_costs(guest: PlayerPage, told: dict[int, dict[str, object]]) -> None:
    """Answer what turns cost: these, by number, and the others nothing."""
    costs = [LITTLE | told.get(turn.turn, {}) for turn in FIRST]
    chances = [[0.4, 0.3, 0.3]] * (len(FIRST) + 1)
    answer = {"chances": chances, "costs": costs, "accuracy": [None] * 3}
    guest.page.route("**/api/replay/chances", lambda route: route.fulfill(json=answer))


FIVE_COSTS: dict[int, dict[str, object]] = {
    turn.turn: {
        "chance": 0.4 - (at + 1) / 20,
        "reason": "fewer",
        "tiles": [str(tile) for tile in turn.played[:2]],
    }
    for at, turn in enumerate([turn for turn in FIRST if len(turn.played) >= 2][:5])
}


def test_three_turns_are_numbered_and_what_others_cost_is_said_quietly(
    open_page: OpenPage,
) -> None:
    guest = open_page(DESKTOP)
    answer_costs(guest, FIVE_COSTS)
    bring(guest)
    expect(guest.page.locator(".costly li")).to_have_count(3)
    expect(guest.page.locator("[data-turn] .loss")).to_have_count(5)
    expect(guest.page.locator("[data-turn] .loss.costly")).to_have_text(["−15%", "−20%", "−25%"])
    expect(guest.page.locator("[data-turn] .rank")).to_have_text(["3", "2", "1"])


@pytest.mark.parametrize("language", ["en", "de", "fi"])
def test_beside_a_low_table_the_card_of_the_turn_is_in_sight(
    open_page: OpenPage, language: str
) -> None:
    guest = open_page(LOW)
    answer_costs(guest, FIVE_COSTS)
    bring(guest)
    guest.set(language=language)
    third, _, first = list(FIVE_COSTS)[2:]
    cards = guest.page.locator(".costly li")
    for turn, card in ((first, cards.first), (third, cards.last)):
        guest.page.get_by_role("slider").fill(str(turn))
        expect(card.locator("[aria-current]")).to_have_count(1)
        expect(card).to_be_in_viewport(ratio=0.95)
    # The list is as wide as its column, so that every card can be scrolled to.
    widths = guest.page.locator(".costly ol").evaluate(
        "list => [list.offsetWidth, list.parentElement.parentElement.clientWidth]"
    )
    assert widths[0] <= widths[1]


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_the_steps_of_the_best_turn_scroll_with_what_is_beside_them(
    open_page: OpenPage, screen: str
) -> None:
    guest = open_page(PHONE if screen == "phone" else DESKTOP)
    bring(guest)
    guest.page.get_by_role("slider", name="Turn").fill(str(MISSED_EXIT.turn))
    guest.button("Best turn").click()
    steps = guest.page.locator("[data-best-steps]")
    expect(steps.locator("li").first).to_be_attached()
    cut = "all => all.filter(each => each.scrollHeight > each.clientHeight + 1).length"
    assert (
        steps.locator("xpath=descendant-or-self::*[self::div or self::ol]").evaluate_all(cut) == 0
    )
    # The curves stay, on a phone as well.
    expect(guest.page.get_by_role("img", name="A line for each player")).to_be_in_viewport()


def test_cards_say_why_a_turn_was_costly_and_show_its_tiles(open_page: OpenPage) -> None:
    guest = open_page(DESKTOP)
    fed, blocked = [turn for turn in FIRST if len(turn.played) >= 2 and turn.turn > 3][:2]
    told: dict[int, dict[str, object]] = {
        turn.turn: {
            "chance": chance,
            "reason": reason,
            "tiles": [str(tile) for tile in turn.played[:2]],
        }
        for turn, reason, chance in ((fed, "fed", 0.2), (blocked, "blocked", 0.1))
    }
    answer_costs(guest, told)
    bring(guest)
    cards = guest.page.locator(".costly li")
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text(f"Turn {blocked.turn}")
    expect(cards.first).to_contain_text("Blocked own tiles")
    expect(cards.first.locator(".loss")).to_have_text("−30%")
    expect(cards.last).to_contain_text("Fed the next player")
    expect(cards.last.locator(".loss")).to_have_text("−20%")
    expect(cards.last.locator(".chips .tile")).to_have_count(2)
    # An arrow leads to who was fed.
    expect(cards.last).to_contain_text(f"Player {(fed.seat + 1) % 3 + 1}")


def test_chances_that_are_not_to_be_had_are_said_to_be_missing(open_page: OpenPage) -> None:
    guest = open_page(DESKTOP)
    nothing = {"chances": [None] * len(FIRST) + [[1, 0, 0]]}
    busy = {"code": "busy", "detail": "too much is asked"}
    path = "**/api/replay/chances"
    guest.page.route(path, lambda route: route.fulfill(status=503, json=busy))
    bring(guest)
    # What is known without estimates is still there.
    cards = guest.page.locator(".costly li")
    expect(cards).to_have_count(sum(turn.missed_exit for turn in FIRST))
    expect(cards.first).to_contain_text("Could have gone out")
    again = guest.button("Try again")
    expect(again).to_be_visible()
    guest.complaints.clear()
    guest.page.unroute(path)
    guest.page.route(path, lambda route: route.fulfill(json=nothing))
    again.click()
    expect(guest.page.get_by_text("cannot be estimated here")).to_be_visible()
    expect(guest.page.locator("figcaption")).to_have_text("Tiles left")


def test_a_turn_is_shared_by_its_link(open_page: OpenPage) -> None:
    guest, friend = open_page(DESKTOP), open_page(PHONE)
    bring(guest)
    guest.page.get_by_role("slider", name="Turn").fill("7")
    told = now(guest)
    guest.page.locator("header").get_by_role("button", name="Share this turn").click()
    field = guest.page.get_by_role("dialog").get_by_role("textbox")
    expect(field).to_have_value(re.compile(r"/replay/[0-9a-f]{32}#turn=7$"))
    friend.page.goto(field.input_value())
    expect(friend.page.get_by_role("slider", name="Turn")).to_have_value("7")
    assert now(friend) == told
    with friend.page.expect_download() as download:
        friend.page.get_by_role("link", name="Download the round").click()
    kept = read_record(Path(download.value.path()).read_text(encoding="utf-8"))
    assert kept.rounds == SHORT.rounds


def test_a_file_is_dropped_and_a_bad_one_says_what_is_wrong(
    open_page: OpenPage, tmp_path: Path
) -> None:
    guest = open_page(DESKTOP)
    guest.go("/replay")
    bad = tmp_path / "bad.brikke"
    bad.write_text("brikke record 9\n", encoding="utf-8")
    choose = guest.page.locator("input[type=file]")
    choose.set_input_files(bad)
    expect(guest.page.get_by_role("alert").filter(has_text="9")).to_be_visible()
    # It is not lost: whoever mistyped something can mend it.
    expect(guest.page.get_by_role("textbox")).to_have_value("brikke record 9\n")
    guest.complaints.clear()
    guest.page.evaluate(
        """text => {
            const carried = new DataTransfer();
            carried.items.add(new File([text], "round.brikke", {type: "text/plain"}));
            const dropped = new DragEvent("drop", {dataTransfer: carried, bubbles: true,
                                                   cancelable: true});
            document.querySelector("form").dispatchEvent(dropped);
        }""",
        RECORD,
    )
    expect(guest.page.locator("[data-now]")).to_contain_text("The tiles are dealt.")


def test_a_round_that_is_not_there_is_said_to_be_gone(open_page: OpenPage) -> None:
    guest = open_page(PHONE)
    guest.go(f"/replay/{'0' * 64}")
    expect(guest.page.get_by_text("There is no such round here.")).to_be_visible()
    guest.complaints.clear()
    guest.page.get_by_role("link", name="Watch another one").click()
    expect(guest.page.get_by_label("Paste a record")).to_be_visible()


def test_a_round_is_watched_from_the_table_and_its_deal_played_once_more(sit_down: SitDown) -> None:
    guest = sit_down("k1 k2 k3", "k11 k12 k13", names=("Ada",), bots=("steady",))
    guest.lay([["k11", "k12", "k13"]], "tap")
    guest.finish()
    guest.page.get_by_role("link", name="Watch the round again").click()
    expect(guest.page.get_by_role("heading", name="Nordic")).to_be_visible()
    guest.page.get_by_role("slider", name="Turn").press("End")
    assert "Ada laid black 11, black 12, black 13." in now(guest)
    guest.button("Play this deal").click()
    expect(guest.page.locator("[data-rack] [data-tile]")).to_have_count(3)
    expect(guest.page.locator("li.now")).to_contain_text("Your turn")
    assert guest.look()[1] == ["k11", "k12", "k13"]
    guest.lay([["k11", "k12", "k13"]], "tap")
    guest.finish()
    expect(guest.page.get_by_role("heading", name="The same deal, then and now")).to_be_visible()
    expect(guest.page.locator("tr.own")).to_contain_text("Ada")
    # What nobody promised is not called fair or unfair.
    expect(guest.page.locator("[data-fair]")).to_have_count(0)


@pytest.mark.translations
def test_everyone_can_use_it_in_every_language_on_a_narrow_phone(open_page: OpenPage) -> None:
    guest = open_page(OPEN_PHONE)
    axe = Axe(guest)
    guest.go("/replay")
    expect(guest.page.get_by_label("Paste a record")).to_be_visible()
    axe.look("bring")
    expect_room(guest, "bring")
    bring(guest)
    guest.page.get_by_role("slider", name="Turn").fill(str(MISSED_EXIT.turn))
    wait_for_chances(guest)
    guest.page.get_by_text("As numbers").click()
    axe.look("watch")
    guest.button("Best turn").click()
    axe.look("what could have been")
    expect_room(guest, "watch")
    guest.page.get_by_role("radio", name="Player 2").first.check(force=True)
    axe.look("from a seat")
    assert not axe.found, "\n".join(axe.found)


@pytest.mark.translations
def test_every_language_has_room_beside_a_low_table(open_page: OpenPage) -> None:
    guest = open_page(LOW)
    bring(guest)
    guest.page.get_by_role("slider", name="Turn").fill(str(MISSED_EXIT.turn))
    wait_for_chances(guest)
    expect_room(guest, "a replay beside a low table")
    guest.button("Best turn").click()
    expect_room(guest, "the best turn beside a low table")
