"""Every page in every language on a narrow phone: no word is missing, and none sticks out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from brikke.locales import Words, languages
from tests.browser.hands import DESKTOP, PHONE, Arrive, Hands, Sit

STICKING_OUT = """() => {
    const named = (element) =>
        `<${element.localName} class="${element.className}"> ${element.textContent.trim()}`;
    // What is cut on purpose has dots; what is for screen readers alone has no room at all.
    const isCut = (element) =>
        element !== null
        && (getComputedStyle(element).textOverflow === "ellipsis" || isCut(element.parentElement));
    const isUnseen = (element) =>
        element.closest(".unseen, .tile") || element.getBoundingClientRect().width <= 1;
    const found = [];
    if (document.scrollingElement.scrollWidth > innerWidth) found.push("the page");
    const words = "a, b, button, code, dd, dt, h1, h2, h3, label, legend, li, p, small, span,"
        + " summary, td, th";
    for (const element of document.querySelectorAll(words)) {
        if (!element.checkVisibility() || isUnseen(element) || isCut(element)) continue;
        // What someone calls hangs below their name, as wide as it takes.
        const isFree =
            getComputedStyle(element).display === "inline" || element.matches(":has(> .call)");
        if (!isFree && element.scrollWidth > element.clientWidth + 1) found.push(named(element));
        const { left, right } = element.getBoundingClientRect();
        if (!element.closest(".scroll") && (left < -1 || right > innerWidth + 1))
            found.push(named(element));
    }
    return found;
}"""


def expect_room(hands: Hands, where: str) -> None:
    assert hands.page.evaluate(STICKING_OUT) == [], where


def open_dialog(hands: Hands, button: str, title: str) -> None:
    hands.button(button).click()
    expect(hands.page.get_by_role("dialog", name=title)).to_be_visible()


@pytest.fixture(params=languages())
def words(request: pytest.FixtureRequest) -> Words:
    return Words(str(request.param))


def test_home_and_setting_up(words: Words, arrive: Arrive) -> None:
    guest = arrive(PHONE, language=words.language)
    guest.go("/")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(words("app-tagline"))
    expect_room(guest, "home")
    for mode in ("bots", "friends", "pass"):
        section = guest.page.get_by_role("region", name=words(f"home-{mode}"))
        section.get_by_role("button").last.click()
        dialog = guest.page.get_by_role("dialog", name=words(f"new-{mode}-title"))
        dialog.get_by_text(words("new-house"), exact=True).click()
        starts = re.compile("^" + words("house-tiles-dealt"))
        dialog.get_by_role("combobox", name=starts).select_option("20")
        expect(dialog.get_by_text(words("new-house-some", count=1))).to_be_visible()
        expect_room(guest, mode)
        dialog.get_by_role("button", name=words("app-close")).click()
    open_dialog(guest, words("settings-title"), words("settings-title"))
    guest.button(words("settings-device-make")).click()
    expect(guest.page.get_by_role("img", name=words("lobby-qr"))).to_be_visible()
    expect_room(guest, "settings")
    guest.button(words("app-close")).click()
    expect(guest.page.locator("dialog")).to_have_count(0)
    guest.page.get_by_label(words("home-join-label")).fill("nonsense")
    guest.button(words("home-join-now")).click()
    expect(guest.page.get_by_text(words("home-join-bad", value="nonsense"))).to_be_visible()
    expect_room(guest, "home with a bad code")
    guest.button(words("home-friends-now")).click()
    expect(guest.page.get_by_role("heading", name=words("lobby-title"))).to_be_visible()
    expect_room(guest, "lobby")


def test_the_table(words: Words, sit: Sit) -> None:
    guest = sit(
        "k1 k2 k3 | r5 b5 o5 k5",
        "r9 b9 r1 r3 r4 k9 o2 j j k10 k11 k12",
        screen=PHONE,
        prefer={"language": words.language},
        names=("Ada",),
        bots=("steady", "greedy", "random"),
    )
    expect_room(guest, "table")
    guest.button(words("hint-ask")).click()
    guest.button(words("hint-which")).click()
    guest.button(words("hint-how")).click()
    expect(guest.button(words("hint-lay-out"))).to_be_visible()
    expect_room(guest, "hint")
    guest.page.locator(".hint").get_by_role("button", name=words("app-close")).click()
    guest.lay([["r9", "b9"], ["r1", "r3", "r4"], ["k9", "o2", "b5"], ["j"]], "tap")
    guest.put_and_hear("j'", "j")
    expect(guest.page.locator(".flaw")).to_have_count(4)
    expect(guest.page.locator(".flaw").nth(3)).to_have_text(words("flaw-only-jokers"))
    expect_room(guest, "flaws")
    guest.done.click()
    expect(guest.page.get_by_text(words("turn-wrong"))).to_be_visible()
    expect_room(guest, "what is wrong")
    guest.page.keyboard.press("Control+z")
    expect(guest.page.get_by_text(words("turn-wrong"))).to_be_hidden()
    open_dialog(guest, words("table-menu"), words("table-menu"))
    guest.button(words("table-leave")).click()
    expect(guest.button(words("table-leave-sure"))).to_be_visible()
    expect_room(guest, "menu")
    guest.button(words("app-rules")).click()
    expect(guest.page.get_by_role("dialog").get_by_role("heading", level=3).first).to_be_visible()
    expect_room(guest, "rules")
    guest.button(words("app-close")).click()
    open_dialog(guest, words("react-title"), words("react-title"))
    expect_room(guest, "reactions")
    guest.button(words("react-thinking")).click()
    expect(guest.page.locator(".call")).to_have_text(words("react-thinking"))
    expect_room(guest, "a reaction")


def test_the_end_of_a_round(words: Words, sit: Sit) -> None:
    guest = sit(
        "k1 k2 k3",
        "k11 k12 k13",
        screen=PHONE,
        prefer={"language": words.language},
        names=("Ada",),
        bots=("steady", "greedy", "random"),
    )
    guest.lay([["k11", "k12", "k13"]], "tap")
    guest.finish()
    expect(guest.page.get_by_role("heading", name=words("round-you-won"))).to_be_visible()
    # Nobody shuffled these tiles, and the page finds out.
    expect(guest.page.get_by_text(words("proof-fails"))).to_be_visible()
    expect_room(guest, "end of a round")
    guest.button(words("round-show-table")).click()
    expect(guest.button(words("round-show-sheet"))).to_be_visible()
    expect_room(guest, "the table after a round")


@pytest.mark.parametrize(
    ("locale", "language"),
    [("no", "nb"), ("nn-NO", "nb"), ("sv-FI", "sv"), ("de-AT", "de"), ("fr-FR", "en")],
)
def test_a_browser_is_answered_in_its_language(arrive: Arrive, locale: str, language: str) -> None:
    guest = arrive({**DESKTOP, "locale": locale}, language=None)
    guest.go("/")
    expect(guest.button(Words(language)("home-bots-now"))).to_be_visible()
    expect(guest.page.locator("html")).to_have_attribute("lang", language)


def test_another_language_is_chosen_on_the_first_page_and_kept(arrive: Arrive) -> None:
    guest = arrive({**DESKTOP, "locale": "de"}, language=None)
    guest.go("/")
    guest.page.get_by_label(Words("de")("settings-language")).select_option("sv")
    expect(guest.button(Words("sv")("home-bots-now"))).to_be_visible()
    guest.page.reload()
    expect(guest.button(Words("sv")("home-bots-now"))).to_be_visible()
