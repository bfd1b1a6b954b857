"""Lessons, a first round with a coach, and the rules of every edition."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from brikke.live import Options
from brikke.rules.rulebook import DEFAULT, EDITIONS, get_rulebook
from brikke.study.basics import BasicStep, basics
from brikke.study.lessons import LESSONS
from brikke.words.catalogue import Words
from brikke.words.prose import told_sections
from tests.browser.layout_checks import expect_free_controls
from tests.browser.player_page import DESKTOP, PHONE, OpenPage, PlayerPage
from tests.browser.prepared_tables import prepare_table
from tests.browser.test_access import OPEN_PHONE, Axe, expect_heard, listen
from tests.browser.translations import expect_room
from tests.support.live_server import LiveServer

EASY = "nordic turn_seconds=off rounds=1"
BASICS = basics(DEFAULT)
BASIC_NAMES = [basic.name for basic in BASICS]


def open_lesson(player: PlayerPage, name: str) -> None:
    player.go(f"/learn/{name}")
    expect(player.page.locator("[data-rack] [data-tile]").first).to_be_visible()


def sit_with_coach(
    open_page: OpenPage,
    club: LiveServer,
    rack: str,
    *,
    own: str = "",
    screen: dict[str, Any] | None = None,
    **preferences: str,
) -> PlayerPage:
    """Sit at a first round in which one may lay this rack."""
    table, token = prepare_table(
        club.database,
        "k1 k2 k3",
        rack,
        own=own,
        names=["Ada"],
        bots=["novice"],
        rulebook=EASY,
        options=Options(hints=True),
    )
    ada = open_page(screen, **preferences)
    ada.keep("first-round", {"id": table, "isOver": False, "isQuiet": False})
    ada.sit_at(table, token, "Ada")
    return ada


def open_basic(player: PlayerPage, name: str) -> None:
    player.go(f"/learn/{name}")
    expect(said(player)).to_be_visible()


def said(player: PlayerPage) -> Locator:
    """Return what the fox says."""
    return player.page.locator(".bubble")


def answer(player: PlayerPage, step: BasicStep) -> None:
    """Give the right answer to a step: a tile, a draw, or sets from the rack."""
    key = player.page.locator("footer .main")
    if step.needed is not None:
        for laid in step.after:
            for tile in laid:
                player.page.locator(f".rack [data-tile='{tile}']").click()
            key.click()
        return
    if step.answer is None:
        player.page.get_by_role("option", name="Draw a tile").click()
    else:
        player.page.locator(f".rack [data-tile^='{step.answer.face}']").first.click()
    key.click()


def coach(player: PlayerPage) -> Locator:
    return player.page.locator("[data-coach]")


def test_someone_who_never_played_learns_the_basics_tile_by_tile(open_page: OpenPage) -> None:
    ada = open_page(PHONE)
    listen(ada)
    ada.go("/learn")
    ada.page.get_by_role("link", name="Start with the first lesson").click()
    for basic in BASICS:
        title = Words()(f"lesson-title-{basic.name}")
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(title)
        for number, step in enumerate(basic.steps, 1):
            expect(ada.page.get_by_text(f"{number} of {len(basic.steps)}")).to_be_visible()
            expect(ada.button("Show me")).to_be_enabled()
            answer(ada, step)
            expect(said(ada)).to_have_text(re.compile("^(Exactly!|Right.)"))
            ada.button("Continue").click()
        expect(said(ada)).to_have_text(re.compile("^Well done!"))
        # The basics are all that a first round needs.
        is_last = basic is BASICS[-1]
        expect(ada.button("Play your first round")).to_have_count(int(is_last))
        ada.page.get_by_role("link", name="Next lesson").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Add tiles")
    expect_heard(ada, "Exactly!", "10 + 10 + 10 = 30", "Well done!")
    ada.go("/learn")
    expect(ada.page.get_by_role("link", name="When to draw done")).to_be_visible()
    expect(ada.page.get_by_role("link", name="Continue with lesson 4")).to_be_visible()


def test_a_wrong_tile_is_refused_with_the_reason_and_the_right_one_is_shown(
    open_page: OpenPage,
) -> None:
    ada = open_page()
    open_basic(ada, "groups-and-runs")
    ada.page.locator(".rack [data-tile=r11]").click()
    ada.button("Put it there").click()
    expect(said(ada)).to_have_text("Not quite. This is a run: all its tiles have one colour.")
    # By keys: the right tile is shown, and still put there by hand.
    ada.button("Show me").press("Enter")
    expect(ada.page.locator(".rack .hinted")).to_have_attribute("data-tile", "o11")
    expect(ada.button("Put it there")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(said(ada)).to_have_text("Exactly!")
    expect(ada.page.locator(".ask [role=img]")).to_have_count(4)
    expect(ada.button("Continue")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".rack [data-tile]").first).to_be_focused()
    open_basic(ada, "opening")
    for sets in (1, 2):
        for _ in range(sets):
            ada.button("Show me").click()
            ada.button("Lay this set").click()
        ada.button("Continue").click()
    ada.page.locator(".rack [data-tile=b7]").click()
    ada.button("Lay it").click()
    expect(said(ada)).to_have_text("It would fit, but first you have to open.")


def test_an_opening_is_counted_until_it_is_enough(open_page: OpenPage) -> None:
    ada = open_page(PHONE)
    open_basic(ada, "opening")
    lay = ada.button("Lay this set")
    expect(lay).to_be_disabled()
    expect(ada.page.get_by_text("Opening: 0 of 30")).to_be_visible()

    def choose(*tiles: str) -> None:
        for tile in tiles:
            ada.page.locator(f".rack [data-tile='{tile}']").click()

    # What makes no set is refused with the reason, and stays on the rack.
    choose("k10", "r10")
    lay.click()
    expect(said(ada)).to_have_text("That is not a set yet: one more to make three.")
    choose("k10", "r10", "r4", "r3", "r5")
    expect(ada.page.locator(".next")).to_have_text("3 + 4 + 5 = 12")
    lay.click()
    # A set that is too low alone lies there and is counted.
    expect(said(ada)).to_contain_text("3 + 4 + 5 = 12. Not enough yet: 18 to go.")
    expect(ada.page.get_by_text("Opening: 12 of 30")).to_be_visible()
    expect(ada.page.locator(".rack [data-tile]")).to_have_count(5)
    ada.button("Undo").click()
    expect(ada.page.locator(".rack [data-tile]")).to_have_count(8)
    choose("k10", "r10", "o10")
    lay.click()
    expect(said(ada)).to_have_text("Exactly! 10 + 10 + 10 = 30")
    expect(ada.button("Undo")).to_be_disabled()
    ada.button("Continue").click()
    expect(said(ada)).to_contain_text("Then lay two")


def test_a_tap_on_a_tile_and_one_on_the_gap_put_it_there(open_page: OpenPage) -> None:
    ada = open_page()
    open_basic(ada, "groups-and-runs")
    gap = ada.page.locator(".gap")
    gap.click()
    expect(ada.button("Put it there")).to_be_disabled()
    ada.page.locator(".rack [data-tile=o11]").click()
    gap.click()
    expect(said(ada)).to_have_text("Exactly!")
    expect(gap).to_have_count(0)


def test_a_tile_is_dragged_into_the_gap_or_falls_back(open_page: OpenPage) -> None:
    ada = open_page()
    open_basic(ada, "groups-and-runs")
    tile = ada.page.locator(".rack [data-tile=o11]")
    tile.drag_to(ada.page.locator(".bubble"))
    expect(ada.button("Put it there")).to_be_enabled()
    expect(ada.page.locator(".gap")).to_be_visible()
    tile.drag_to(ada.page.locator(".gap"))
    expect(said(ada)).to_have_text("Exactly!")
    expect(ada.page.locator(".gap")).to_have_count(0)


def test_the_basics_follow_the_rules_that_are_played(open_page: OpenPage) -> None:
    def open_with(setup: dict[str, Any], name: str) -> PlayerPage:
        player = open_page()
        player.keep("setup.bots", setup)
        open_basic(player, name)
        return player

    finnish = open_with({"edition": "finnish-classic"}, "opening")
    expect(said(finnish)).to_contain_text("worth 31 or more")
    low = open_with({"edition": "nordic", "house": {"opening_minimum": "0"}}, "opening")
    expect(said(low)).to_contain_text("they may be worth anything")
    cards = open_with({"edition": "norwegian-cards"}, "groups-and-runs")
    expect(cards.page.get_by_text("one rank, no suit twice")).to_be_visible()
    # An edition that the server does not have: the default one is taught.
    unknown = open_with({"edition": "chess"}, "opening")
    expect(said(unknown)).to_contain_text("worth 30 or more")
    unknown.complaints = [each for each in unknown.complaints if "400" not in each]


@pytest.mark.parametrize("name", ["groups-and-runs", "opening", "add", "multiple-split"])
def test_a_lesson_needs_no_scrolling_at_any_size(open_page: OpenPage, name: str) -> None:
    ada = open_page(language="fi")
    open_basic(ada, name)
    for width, height in ((360, 740), (740, 360), (844, 390), (768, 1024), (1440, 900)):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.locator("footer .main")).to_be_in_viewport(ratio=1)
        expect(said(ada)).to_be_in_viewport(ratio=1)
        assert ada.page.evaluate("() => document.documentElement.scrollHeight") <= height


def test_a_lesson_says_at_once_what_is_right_what_is_wrong_and_what_is_left(
    open_page: OpenPage,
) -> None:
    ada = open_page()
    listen(ada)
    ada.keep("lessons", BASIC_NAMES)
    ada.go("/learn")
    ada.page.get_by_role("link", name="Continue with lesson 4").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Add tiles")
    expect(ada.page.get_by_role("heading", level=1)).to_be_focused()
    expect(ada.page.get_by_text("Drag a tile to its place; or tap it")).to_be_visible()
    expect(ada.status).to_have_text("Lay all 2 tiles from your rack.")
    ada.put("b8", "b6", "tap")
    expect(ada.page.locator(".flaw")).to_have_text("gap in the run")
    expect(ada.status).to_have_text("One set is not right yet.")
    ada.button("Undo").click()
    ada.put("b3", "b4", "drag")
    expect(ada.page.locator(".piece.right")).to_have_count(1)
    expect(ada.status).to_have_text("So far so good. One tile is left on your rack.")
    ada.done.click()
    expect(ada.status).to_have_class(re.compile("wrong"))
    expect(ada.page.get_by_role("heading", name="Well done!")).to_have_count(0)
    ada.put("b8", "k8", "keys")
    expect(ada.status).to_have_text("That’s it. Press Done.")
    ada.page.keyboard.press("Control+Enter")
    expect(ada.page.get_by_role("heading", name="Well done!")).to_be_visible()
    expect_heard(ada, "One tile is left on your rack.", "Press Done.", "Well done!")
    # The keys lead on, and what was done is remembered.
    expect(ada.page.get_by_role("link", name="Next lesson")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Take the fourth")
    ada.go("/learn")
    expect(ada.page.get_by_role("link", name="Add tiles done")).to_be_visible()
    expect(ada.page.get_by_role("link", name="Continue with lesson 5")).to_be_visible()


def test_every_lesson_can_be_done_one_after_the_other(open_page: OpenPage) -> None:
    ada = open_page(PHONE)
    ada.keep("lessons", BASIC_NAMES)
    open_lesson(ada, LESSONS[0].name)
    for lesson in LESSONS:
        title = Words()(f"lesson-title-{lesson.name}")
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(title)
        expect(ada.page.locator("[data-rack] [data-tile]")).to_have_count(len(lesson.position.rack))
        lying = sum(map(len, lesson.position.table))
        expect(ada.page.locator("[data-piece] [data-tile]")).to_have_count(lying)
        ada.turn("nordic", "tap", opened=True)
        expect(ada.page.get_by_role("heading", name="Well done!")).to_be_visible()
        ada.page.locator("footer a.main").click()
    expect(ada.page.get_by_text("You have finished all the lessons.")).to_be_visible()
    expect(ada.button("Play your first round")).to_be_visible()


def test_a_hint_points_at_tiles_then_shows_the_way_and_leaves_the_lesson_to_be_done(
    open_page: OpenPage,
) -> None:
    ada = open_page()
    open_lesson(ada, "swap-a-joker")
    before = ada.look()
    ada.button("Hint").click()
    expect(ada.tile("j")).to_have_class(re.compile("hinted"))
    ada.button("Show me").click()
    expect(said(ada).get_by_role("img", name="black 3, red 3")).to_be_visible()
    ada.button("Next step").click()
    expect(ada.button("Now you")).to_be_focused()
    pieces, rack = ada.look()
    assert sorted(map(sorted, pieces)) == [["b3", "k3", "o3", "r3"], ["j", "r10", "r11"]]
    assert rack == []
    ada.button("Now you").click()
    expect(ada.page.locator("[data-rack] [data-tile]:focus")).to_have_count(1)
    assert ada.look() == before
    ada.go("/learn")
    expect(ada.page.get_by_role("link", name="Swap a joker", exact=True)).to_be_visible()


def test_a_joker_is_not_free_in_every_edition_and_the_lesson_says_so(open_page: OpenPage) -> None:
    ada = open_page()
    open_lesson(ada, "push-a-joker-out")
    told = "Allowed in these editions: Nordic; German; Norwegian, playing cards"
    expect(ada.page.get_by_text(told)).to_be_visible()
    open_lesson(ada, "swap-a-joker")
    expect(ada.page.get_by_text("Allowed in these editions")).to_have_count(0)


def test_a_lesson_or_an_edition_that_nobody_wrote(open_page: OpenPage) -> None:
    ada = open_page()
    ada.go("/learn/castling")
    expect(ada.page.get_by_text("There is no such lesson: castling")).to_be_visible()
    ada.go("/rules/chess")
    expect(ada.page.get_by_text("There is no such edition: chess")).to_be_visible()
    ada.page.get_by_role("link", name="The editions").click()
    expect(ada.page.get_by_role("heading", name="Side by side")).to_be_visible()


def test_a_first_round_is_a_real_one_without_a_clock_and_leaves_other_setups_alone(
    open_page: OpenPage,
) -> None:
    ada = open_page()
    ada.keep("setup.bots", {"edition": "german", "opponents": 3, "bot": "steady"})
    ada.go("/learn")
    ada.button("Play your first round").click()
    expect(coach(ada)).to_be_visible()
    expect(ada.page.locator("[data-rack] [data-tile]")).to_have_count(14)
    expect(ada.page.locator("[data-seat]")).to_have_count(2)
    expect(ada.page.locator("header h1")).to_have_text(
        re.compile("German, with house rules.*Round 1 of 1")
    )
    stored = ada.page.evaluate("() => JSON.parse(localStorage.getItem('brikke.setup.bots'))")
    assert stored == {"edition": "german", "opponents": 3, "bot": "steady"}
    ada.go("/learn")
    expect(ada.page.get_by_role("link", name="Continue")).to_be_visible()


def test_on_a_low_screen_the_coach_leaves_a_full_rack_and_the_keys_where_they_are(
    open_page: OpenPage, club: LiveServer
) -> None:
    rack = "k5 k7 k9 k11 k13 r1 r3 r5 r7 r9 r11 r13 b2 b4 b6 b8 b10 b12 o1 o3 o5 o7 o9"
    low = PHONE | {"viewport": {"width": 740, "height": 360}}
    ada = sit_with_coach(open_page, club, rack, screen=low)
    expect(coach(ada)).to_be_visible()
    expect_free_controls(ada.page.evaluate, "[data-done]", "[data-draw]")


def test_a_coach_says_what_can_be_done_until_the_round_is_over(
    open_page: OpenPage, club: LiveServer
) -> None:
    ada = sit_with_coach(open_page, club, "k10 k11 k12 k13 r1")
    expect(coach(ada)).to_have_text(
        "You can open! Lay sets worth 30 or more, for example with these:"
    )
    shown = ada.page.get_by_role("complementary").get_by_role("img")
    expect(shown).to_have_attribute("aria-label", "black 10, black 11, black 12, black 13")
    ada.put("k10", None, "tap")
    expect(coach(ada)).to_have_text(re.compile("^A set is three or more"))
    ada.lay([["k10", "k11", "k12", "k13"]], "tap")
    expect(coach(ada)).to_have_text("This turn is fine. Press Done, or lay more first.")
    ada.put("r1", None, "tap")
    ada.button("Undo").click()
    ada.finish()
    # The other one may play or draw, so that what is said next depends on chance.
    expect(ada.page.locator("[data-draw]")).to_be_enabled()
    expect(coach(ada)).not_to_have_text(re.compile("^This turn is fine"))


def test_a_first_round_ends_with_praise_and_the_way_on(
    open_page: OpenPage, club: LiveServer
) -> None:
    ada = sit_with_coach(open_page, club, "k4 r13", own="r10 r11 r12")
    expect(coach(ada)).to_have_text(re.compile("^You can lay everything you have"))
    ada.lay([["k1", "k2", "k3", "k4"], ["r10", "r11", "r12", "r13"]], "tap")
    expect(coach(ada)).to_have_text(re.compile("^All your tiles are on the table"))
    ada.finish()
    expect(ada.page.get_by_text("You won your first round. Well done!")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="You win the match!")).to_be_visible()
    ada.page.get_by_role("complementary").get_by_role("link", name="Rules").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Nordic")
    ada.go("/learn")
    expect(ada.page.get_by_text("You have finished it.")).to_be_visible()


def test_a_coach_goes_when_asked_to_and_never_comes_to_other_tables(
    open_page: OpenPage, club: LiveServer
) -> None:
    ada = sit_with_coach(open_page, club, "r1 b9", own="r10 r11 r12")
    expect(coach(ada)).to_have_text("Nothing fits this time. Draw a tile; that ends your turn.")
    ada.button("Play without the coach").click()
    expect(coach(ada)).to_have_count(0)
    ada.page.reload()
    expect(ada.page.locator("[data-rack] [data-tile]").first).to_be_visible()
    expect(coach(ada)).to_have_count(0)
    table, token = prepare_table(club.database, "k1 k2 k3", "k4 r13")
    bo = open_page(fresh=True)
    bo.keep("first-round", {"id": "another", "isOver": False, "isQuiet": False})
    loaded: list[str] = []
    bo.page.on("request", lambda request: loaded.append(request.url))
    bo.sit_at(table, token, "Bo")
    expect(bo.page.locator("li.now")).to_contain_text("Your turn")
    assert not [url for url in loaded if "Coach" in url]


def test_the_rules_of_an_edition_change_with_the_language_at_once(open_page: OpenPage) -> None:
    ada = open_page()
    ada.go("/rules/norwegian-classic")
    for language in ("en", "nb"):
        ada.page.locator("header select").select_option(language)
        words = Words(language)
        sections = told_sections(get_rulebook("norwegian-classic"), words)
        headings = ada.page.locator("article h2")
        expect(headings).to_have_text([each.heading for each in sections])
        told = [
            f"{each.text}\u00a0○" if each.reading else each.text
            for section in sections
            for each in section.sentences
        ]
        expect(ada.page.locator("article section p:not(.example)")).to_have_text(told)
        title = words("edition-title-norwegian-classic")
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(title)


def test_all_editions_lie_side_by_side_where_there_is_room(open_page: OpenPage) -> None:
    ada = open_page()
    ada.go("/rules")
    expect(ada.page.get_by_role("columnheader")).to_have_count(1 + len(EDITIONS))
    row = ada.page.get_by_role("row", name="Opening worth at least")
    expect(row.get_by_role("cell")).to_have_text(["30", "30", "31", "30", "30"])
    expect(ada.page.locator("td.other").first).to_have_text(re.compile("Playing cards"))
    penalty = ada.page.get_by_role("row", name="Penalty tiles").get_by_role("cell")
    expect(penalty.nth(3).get_by_role("img", name="our reading")).to_be_visible()
    expect(ada.page.get_by_role("row", name="Time for a turn")).to_have_count(0)


def test_on_a_phone_two_editions_are_chosen_and_the_choice_can_be_sent(open_page: OpenPage) -> None:
    ada = open_page(PHONE)
    ada.go("/rules")
    expect(ada.page.get_by_role("columnheader")).to_have_text(["Nordic", "German"])
    rows = ada.page.locator("tbody th")
    first, second = ada.page.locator(".choose select").all()
    expect(rows).to_have_text(["Clock runs before the opening", "If nobody goes out"])
    second.select_option("finnish-classic")
    expect(rows).to_have_text(["Opening worth at least", "Jokers"])
    ada.page.reload()
    expect(rows).to_have_text(["Opening worth at least", "Jokers"])
    first.select_option("finnish-classic")
    expect(ada.page.get_by_text("Choose two different editions.")).to_be_visible()


def test_for_everyone(open_page: OpenPage, club: LiveServer) -> None:
    ada = open_page(OPEN_PHONE)
    axe = Axe(ada)
    ada.keep("lessons", ["add"])
    ada.go("/learn")
    expect(ada.button("Play your first round")).to_be_visible()
    axe.look("lessons")
    open_basic(ada, "groups-and-runs")
    axe.look("a first step")
    ada.button("Show me").click()
    ada.button("Put it there").click()
    axe.look("a first step done")
    open_basic(ada, "opening")
    ada.button("Show me").click()
    axe.look("an opening chosen")
    ada.button("Lay this set").click()
    axe.look("an opening laid")
    open_basic(ada, "when-to-draw")
    axe.look("laying or drawing")
    open_lesson(ada, "push-a-joker-out")
    ada.button("Hint").click()
    axe.look("a hint")
    ada.button("Show me").click()
    axe.look("a step that was shown")
    ada.button("Next step").click()
    ada.button("Now you").click()
    ada.turn("nordic", "tap", opened=True)
    expect(ada.page.get_by_role("heading", name="Well done!")).to_be_visible()
    axe.look("a lesson done")
    ada.go("/rules")
    expect(ada.page.locator("table")).to_be_visible()
    axe.look("two editions")
    ada.page.set_viewport_size(DESKTOP["viewport"])
    expect(ada.page.get_by_role("columnheader")).to_have_count(6)
    axe.look("all editions")
    ada.go("/rules/german")
    expect(ada.page.locator("article section").first).to_be_visible()
    axe.look("an edition")
    bo = sit_with_coach(open_page, club, "k10 k11 k12 k13 r1", screen=OPEN_PHONE)
    expect(coach(bo)).to_have_text(re.compile("^You can open!"))
    second = Axe(bo)
    second.look("a coach")
    assert not axe.found + second.found, "\n".join(axe.found + second.found)


@pytest.mark.translations
def test_every_language_has_room_on_a_narrow_phone(open_page: OpenPage, club: LiveServer) -> None:
    ada = open_page(PHONE)
    ada.go("/learn")
    expect(ada.button("Play your first round")).to_be_visible()
    expect_room(ada, "lessons")
    for basic in BASICS:
        open_basic(ada, basic.name)
        for step in basic.steps:
            expect_room(ada, step.name)
            for _ in step.after if step.needed is not None else (None,):
                ada.button("Show me").click()
                ada.page.locator("footer .main").click()
                expect_room(ada, f"{step.name}, laid")
            ada.button("Continue").click()
        expect_room(ada, f"{basic.name}, done")
    open_lesson(ada, "add")
    expect_room(ada, "the first lesson")
    ada.turn("nordic", "tap", opened=True)
    expect(ada.page.get_by_role("heading", name="Well done!")).to_be_visible()
    expect_room(ada, "a lesson done")
    open_lesson(ada, "multiple-split")
    ada.button("Hint").click()
    expect_room(ada, "a hint")
    for name in ("Show me", *["Next step"] * 3):
        ada.button(name).click()
        expect_room(ada, name)
    expect(ada.button("Now you")).to_be_visible()
    ada.go("/rules#nordic,norwegian-classic")
    expect(ada.page.locator("table")).to_be_visible()
    expect_room(ada, "two editions")
    ada.go("/rules/finnish-classic")
    rules = get_rulebook("finnish-classic")
    expect_room(ada, "an edition", lambda words: [told_sections(rules, words)[-1].heading])
    bo = sit_with_coach(open_page, club, "k10 k11 k12 k13 r1", screen=PHONE)
    expect_room(bo, "a coach", lambda words: [words("coach-open-with", needed=30)])
