"""The score sheet for a real table: entries, corrections, clock, storage, export."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from brikke.words.catalogue import Words
from tests.browser.player_page import PHONE, OpenPage, PlayerPage
from tests.browser.test_access import OPEN_PHONE, Axe, expect_heard, listen
from tests.browser.translations import expect_room

NAMES = ("Ada", "Bo", "Cleo", "Dan")
# What everyone had left in the rounds that all leaflets print; nothing: who went out.
LEAFLET = ((None, 5, 16, 3), (6, 11, None, 5), (32, 13, 2, None))
NOTE_SOUNDS = """
    window.sounds = [];
    window.awake = 0;
    const request = WakeLock.prototype.request;
    WakeLock.prototype.request = function (kind) {
        window.awake += 1;
        return request.call(this, kind);
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
        window.sounds.push(at - this.context.currentTime);
        return start.call(this, at);
    };
"""


def played(*left: int | None) -> dict[str, Any]:
    """Return a round as the browser keeps it; who went out has nothing left."""
    out = left.index(None)
    racks = [{"points": points or 0, "tiles": None if points else 0} for points in left]
    return {"kind": "racks", "out": out, "racks": racks, "starter": None}


def kept_game(*rounds: dict[str, Any], **change: Any) -> dict[str, Any]:
    """Return a game that was written down before, as a browser keeps it."""
    return {
        "id": "evening",
        "begun": 1_763_200_000_000,
        "at": 1_763_200_000_000,
        "names": list(NAMES),
        "edition": "nordic",
        "house": {},
        "rounds": None,
        "played": list(rounds),
        "ended": False,
        **change,
    }


def keep_game(player: PlayerPage, *rounds: dict[str, Any], **change: Any) -> None:
    """Begin with a game that was written down before."""
    game = kept_game(*rounds, **change)
    player.keep(f"score.{game['id']}", game)


def set_up(player: PlayerPage, *names: str, edition: str = "nordic", rounds: str = "open") -> None:
    player.go("/score")
    player.page.get_by_role("radio", name=str(len(names))).check(force=True)
    for number, name in enumerate(names, 1):
        player.page.get_by_label(f"Player {number}").fill(name)
    player.page.get_by_label("Edition").select_option(edition)
    player.page.get_by_label("Rounds").select_option(rounds)
    player.button("Start").click()


def dialog(player: PlayerPage) -> Locator:
    return player.page.get_by_role("dialog")


def field(player: PlayerPage, name: str) -> Locator:
    return dialog(player).get_by_role("textbox", name=name, exact=True)


def choose(player: PlayerPage, name: str) -> None:
    dialog(player).get_by_text(name, exact=True).first.click()


def write_down(player: PlayerPage, *left: int | None) -> None:
    """Write down what everyone had left; nobody went out if everyone had something."""
    player.page.get_by_role("button", name="Write down round").click()
    choose(player, NAMES[left.index(None)] if None in left else "Nobody")
    for name, points in zip(NAMES, left, strict=False):
        if points is not None:
            field(player, name).fill(str(points))
    player.button("Save").click()


def expect_totals(player: PlayerPage, *totals: str) -> None:
    """Expect the last row of the sheet; its check sum is nothing."""
    expect(player.page.locator("tfoot td")).to_have_text([*totals, "0"])


def expect_leading(player: PlayerPage, text: str) -> None:
    """Expect who leads or has won, above the sheet; a screen reader may have heard it before."""
    expect(player.page.locator(".leading")).to_have_text(text)


def test_the_score_sheet_of_the_leaflets(open_page: OpenPage) -> None:
    ada = open_page(PHONE)
    listen(ada)
    set_up(ada, *NAMES, rounds="3")
    write_down(ada, *LEAFLET[0])
    expect_heard(ada, "Round 1 is written down.", "Ada leads with +24")
    ada.page.get_by_role("button", name="Write down round 2").click()
    choose(ada, "Cleo")
    # Tiles are tapped instead of added up.
    ada.button("Add up the tiles of Bo").click()
    for tile in ("13", "joker", "8", "3"):
        dialog(ada).get_by_role("button", name=tile, exact=True).click()
    expect(dialog(ada).get_by_text("4 tiles, 54 points")).to_be_visible()
    for tile in ("13", "joker"):
        ada.button(f"Remove {tile}").click()
    expect(field(ada, "Bo")).to_have_value("11")
    field(ada, "Ada").fill("6")
    field(ada, "Dan").fill("5")
    expect(dialog(ada).locator("dd")).to_have_text(["−6", "−11", "+22", "−5"])
    ada.button("Save").click()
    expect_leading(ada, "Ada leads with +18")
    # The last one as people write it: what is left out follows.
    ada.page.get_by_role("button", name="Write down round 3").click()
    choose(ada, "Plus and minus")
    for name, points in (("Ada", "32"), ("Bo", "-13"), ("Cleo", "−2")):
        field(ada, name).fill(points)
    ada.button("Save").click()
    expect_leading(ada, "Dan wins the match")
    expect_totals(ada, "−14", "−29", "+4", "+39")
    expect(ada.page.locator("tbody tr").nth(2).locator("small")).to_have_text(
        ["Total −14", "Total −29", "Total +4", "Total +39"]
    )
    ada.page.reload()
    expect_totals(ada, "−14", "−29", "+4", "+39")


def test_what_does_not_add_up_is_refused(open_page: OpenPage) -> None:
    ada = open_page()
    keep_game(ada)
    ada.go("/score")
    ada.page.get_by_role("button", name="Write down round 1").click()
    ada.button("Save").click()
    expect(dialog(ada).get_by_text("Say who went out, or that nobody did.")).to_be_visible()
    choose(ada, "Ada")
    field(ada, "Bo").fill("five")
    ada.button("Save").click()
    expect(dialog(ada).get_by_text("This is not a number: five")).to_be_visible()
    choose(ada, "Plus and minus")
    # The misprint of one leaflet: −47 for +47.
    for name, points in zip(NAMES, ("−32", "−13", "−2", "−47"), strict=True):
        field(ada, name).fill(points)
    ada.button("Save").click()
    wrong = "Plus and minus must cancel out, but they add up to −94"
    expect(dialog(ada).get_by_text(wrong)).to_be_visible()
    ada.button("minus for Dan").click()
    ada.button("Save").click()
    expect_totals(ada, "−32", "−13", "−2", "+47")


@pytest.mark.parametrize(
    ("edition", "totals"),
    [("nordic", ("0", "+13", "−13")), ("german", ("−4", "+21", "−17"))],
)
def test_a_round_that_nobody_won(
    open_page: OpenPage, edition: str, totals: tuple[str, ...]
) -> None:
    ada = open_page()
    set_up(ada, *NAMES[:3], edition=edition)
    write_down(ada, 4, 4, 17)
    # Equally low: tiles are asked for, and then who started.
    expect(dialog(ada).get_by_text("How many tiles are left on Ada’s rack?")).to_be_visible()
    field(ada, "Tiles of Ada").fill("1")
    field(ada, "Tiles of Bo").fill("1")
    group = dialog(ada).get_by_role("group", name="who started the round?")
    group.get_by_text("Cleo").click()
    expect(dialog(ada).locator("dd").first).to_have_text(
        f"+{17 + 4 if edition == 'german' else 13}"
    )
    group.get_by_text("Bo").click()
    ada.button("Save").click()
    expect_totals(ada, *totals)


def test_a_round_is_corrected_and_removed_and_brought_back(open_page: OpenPage) -> None:
    ada = open_page()
    keep_game(ada, *(played(*left) for left in LEAFLET))
    ada.go("/score")
    ada.button("Change round 1").click()
    expect(field(ada, "Cleo")).to_have_value("16")
    field(ada, "Cleo").fill("26")
    ada.button("Save").click()
    expect_totals(ada, "−4", "−29", "−6", "+39")
    ada.button("Change round 3").click()
    ada.button("Remove this round").click()
    expect_totals(ada, "+28", "−16", "−4", "−8")
    for totals in (("−4", "−29", "−6", "+39"), ("−14", "−29", "+4", "+39")):
        ada.button("Undo").click()
        expect_totals(ada, *totals)
    # Another name, and other rules: the sheet is the same, and reckoned anew.
    ada.button("Change names and rules").click()
    ada.page.get_by_label("Player 4").fill("Ada")
    ada.button("Save").click()
    expect(dialog(ada).get_by_text("Two players have the same name: Ada")).to_be_visible()
    ada.page.get_by_label("Player 4").fill("Dora")
    ada.button("Save").click()
    expect_leading(ada, "Dora leads with +39")
    ada.button("End the game").click()
    expect_leading(ada, "Dora wins the match")


def test_several_games_are_kept_and_the_running_one_opens_at_once(open_page: OpenPage) -> None:
    ada = open_page(PHONE)
    keep_game(ada, played(None, 25), id="old", at=1, names=["Ada", "Eve"], rounds=1)
    keep_game(ada, *(played(*left) for left in LEAFLET))
    ada.go("/score")
    expect_totals(ada, "−14", "−29", "+4", "+39")
    ada.page.get_by_role("link", name="All games").click()
    expect(ada.page.get_by_role("link", name="Ada +25 Eve −25")).to_be_visible()
    ada.page.get_by_role("button", name="Remove: Ada, Eve").click()
    expect(ada.page.get_by_role("link", name="Eve")).to_have_count(0)
    ada.button("Undo").click()
    ada.page.get_by_role("link", name="Eve").click()
    expect_leading(ada, "Ada wins the match")
    # Whoever played last is offered again.
    ada.page.get_by_role("link", name="New game").click()
    expect(ada.page.get_by_label("Player 4")).to_have_value("Dan")
    ada.go("/score#nowhere")
    expect(ada.page.get_by_text("There is no such game on this device: nowhere")).to_be_visible()


def test_the_sheet_is_taken_along_as_text(open_page: OpenPage) -> None:
    ada = open_page()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    keep_game(ada, *(played(*left) for left in LEAFLET))
    ada.go("/score")
    ada.button("Share as text").click()
    ada.button("Copy").click()
    expect(ada.button("Copied")).to_be_visible()
    text = ada.page.evaluate("() => navigator.clipboard.readText()").replace("\u2007", " ")
    assert "\nAda · Bo · Cleo · Dan\n1 +24  −5 −16  −3\n" in text
    assert text.endswith("\n= −14 −29  +4 +39\nSum: 0")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download").click()
    assert download.value.path().read_text(encoding="utf-8").replace("\u2007", " ") == text


def test_the_timer_is_heard_and_survives_whatever_happens_to_the_page(open_page: OpenPage) -> None:
    ada = open_page(PHONE, fresh=True)
    listen(ada)
    ada.before_scripts(NOTE_SOUNDS)
    ada.page.clock.install(time=0)
    keep_game(ada)
    ada.go("/score")
    ada.button("Timer").click()
    # From now on time passes only when it is told to.
    ada.page.clock.pause_at(3600)
    ada.page.get_by_role("button", name="Bo", exact=True).click()
    time = ada.page.get_by_role("timer")
    expect(time).to_have_text("1:00")
    # Ten soft ones, and the end, four times: all handed over at once.
    ada.page.wait_for_function("() => window.sounds.length >= 14")
    heard = ada.page.evaluate("() => window.sounds.slice(-14)")
    assert [round(each) for each in heard[:11]] == [*range(50, 61)]
    assert ada.page.evaluate("() => window.awake") == 1
    ada.page.clock.run_for(20_000)
    expect(time).to_have_text("0:40")
    ada.button("Pause").click()
    ada.page.clock.run_for(30_000)
    expect(time).to_have_text("0:40")
    ada.page.reload()
    expect(time).to_have_text("0:40")
    ada.button("Continue").click()
    # Asleep for a while: nothing ticked, and yet the time has gone by.
    ada.page.clock.fast_forward(31_000)
    expect(time).to_have_text("0:09")
    expect_heard(ada, "Ten seconds left")
    ada.page.clock.fast_forward(9_000)
    out = "Time is up! Everything goes back, and you draw 3 tiles."
    expect(ada.page.get_by_text(out)).to_be_visible()
    expect_heard(ada, "Time is up!")
    ada.button("Next: Cleo").click()
    expect(time).to_have_text("1:00")
    ada.button("The round is over").click()
    choose(ada, "Cleo")
    for name in ("Ada", "Bo", "Dan"):
        field(ada, name).fill("7")
    ada.button("Save").click()
    expect_totals(ada, "−7", "−7", "+21", "−7")
    ada.button("Timer").click()
    expect(ada.page.get_by_role("heading", name="Who starts the round?")).to_be_visible()


def test_the_clock_waits_for_the_opening_where_the_edition_says_so(open_page: OpenPage) -> None:
    ada = open_page()
    keep_game(ada, names=["Ada", "Bo"], edition="german")
    ada.go("/score")
    ada.button("Timer").click()
    ada.page.get_by_role("button", name="Ada", exact=True).click()
    expect(ada.page.locator(".face")).to_contain_text("There is no clock before the opening.")
    ada.page.get_by_role("checkbox", name="Ada has opened").check()
    ada.button("Next: Bo").click()
    expect(ada.page.get_by_role("timer")).to_have_count(0)
    ada.button("Next: Ada").click()
    expect(ada.page.get_by_role("timer")).to_be_visible()


def test_without_a_network_everything_is_there(open_page: OpenPage) -> None:
    ada = open_page(PHONE, fresh=True)
    set_up(ada, *NAMES)
    expect(ada.page.get_by_text("This page also works without a connection.")).to_be_visible()
    ada.context.set_offline(True)
    write_down(ada, *LEAFLET[0])
    ada.page.reload()
    expect_totals(ada, "+24", "−5", "−16", "−3")
    write_down(ada, *LEAFLET[1])
    ada.page.locator("select").select_option("fi")
    expect_leading(ada, Words("fi")("score-leads", name="Ada", points="+18"))
    ada.page.locator("select").select_option("en")
    # From the first page, too; what needs the server says so.
    ada.go("/")
    ada.page.get_by_role("link", name=re.compile("^Puzzles")).click()
    expect(ada.page.get_by_role("heading", name="This page needs a connection.")).to_be_visible()
    ada.page.get_by_role("link", name="Score sheet").click()
    expect_totals(ada, "+18", "−16", "+6", "−8")
    ada.context.set_offline(False)
    ada.go("/puzzle")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Today’s puzzle")
    # The lost connection was noticed by the console alone, and by it through the service worker.
    lost = ("net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED")
    ada.complaints[:] = [each for each in ada.complaints if not each.endswith(lost)]


def test_no_worker_is_registered_but_by_the_score_sheet(open_page: OpenPage) -> None:
    ada = open_page()
    count = "() => navigator.serviceWorker.getRegistrations().then(found => found.length)"
    for path in ("/", "/solve"):
        ada.go(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        assert ada.page.evaluate(count) == 0
    # Nor by whoever would smuggle in a script of their own.
    smuggled = "() => navigator.serviceWorker.register('/sw.js').catch(error => error.name)"
    assert ada.page.evaluate(smuggled) == "TypeError"
    policy = "() => { try { trustedTypes.createPolicy('mine', {}) } catch (e) { return e.name } }"
    assert ada.page.evaluate(policy) == "TypeError"
    ada.complaints.clear()


def test_where_nothing_can_be_kept_the_page_works_and_says_so(open_page: OpenPage) -> None:
    ada = open_page()
    ada.before_scripts(
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }"
    )
    set_up(ada, *NAMES)
    alert = ada.page.get_by_role("alert").first
    expect(alert).to_contain_text("does not let this page save anything")
    write_down(ada, *LEAFLET[0])
    expect_totals(ada, "+24", "−5", "−16", "−3")


def test_for_everyone(open_page: OpenPage) -> None:
    ada = open_page(OPEN_PHONE)
    axe = Axe(ada)
    ada.go("/score")
    expect(ada.button("Start")).to_be_visible()
    axe.look("a new game")
    keep_game(ada, *(played(*left) for left in LEAFLET))
    ada.page.reload()
    expect_totals(ada, "−14", "−29", "+4", "+39")
    axe.look("the sheet")
    ada.button("Change round 2").click()
    ada.button("Add up the tiles of Ada").click()
    dialog(ada).get_by_role("button", name="joker", exact=True).click()
    axe.look("a round")
    choose(ada, "Plus and minus")
    axe.look("points")
    ada.button("Close").click()
    ada.button("Timer").click()
    ada.page.get_by_role("button", name="Bo", exact=True).click()
    axe.look("the timer")
    ada.button("Sheet").click()
    ada.button("Share as text").click()
    axe.look("text")
    ada.button("Close").click()
    ada.page.get_by_role("link", name="All games").click()
    expect(ada.page.get_by_role("heading", name="In progress")).to_be_visible()
    axe.look("all games")
    assert not axe.found, "\n".join(axe.found)


@pytest.mark.translations
def test_in_every_language(open_page: OpenPage) -> None:
    ada = open_page(PHONE)
    names = ["Ann-Kristin", "Bo", "Christoffer", "Dora"]
    keep_game(ada, *(played(*left) for left in LEAFLET), edition="german", names=names)
    ada.go("/score")
    expect_room(ada, "the sheet", lambda words: [words("score-leads", name="Dora", points="+39")])
    ada.button("Write down round 4").click()
    choose(ada, "Nobody")
    for name in names:
        field(ada, name).fill("4")
        ada.button(f"Add up the tiles of {name}").click()
        expect_room(ada, "a round that nobody won")
    ada.button("Save").click()
    expect(dialog(ada).locator(".trouble")).to_be_visible()
    for name in names:
        field(ada, f"Tiles of {name}").fill("1")
    expect_room(ada, "a tie")
    choose(ada, "Plus and minus")
    expect_room(ada, "points")
    ada.button("Close").click()
    ada.button("Timer").click()
    expect_room(ada, "who starts")
    ada.button("Christoffer").click()
    expect_room(ada, "the timer")
    ada.button("Sheet").click()
    ada.button("Share as text").click()
    expect_room(ada, "text")
    ada.button("Close").click()
    ada.button("Change names and rules").click()
    dialog(ada).get_by_text("House rules").click()
    expect_room(ada, "names and rules")
    ada.button("Close").click()

    def ended(words: Words) -> list[str]:
        """End the game anew: what was done is told in the language of that moment."""
        undo = ada.page.locator(".undo button")
        if undo.is_visible():
            undo.click()
        ada.button(words("score-end")).click()
        return [words("score-ended")]

    expect_room(ada, "a game that is over", ended)
    ada.page.get_by_role("link", name="All games").click()
    expect(ada.page.get_by_role("heading", name="Finished")).to_be_visible()
    expect_room(ada, "all games")
    ada.go("/score#new")
    expect_room(ada, "a new game")
