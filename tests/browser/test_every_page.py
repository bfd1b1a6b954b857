"""Every page opens under its own content security policy, and the console stays empty.

``make smoke`` runs this file alone, after a change of the browser game: it takes seconds.
"""

from __future__ import annotations

import re

from playwright.sync_api import expect

from brikke.server.http.browser import PAGES
from tests.browser.player_page import OpenPage

PARTS = {
    "table_id": "aaaaaaaaaaaaaaaa",
    "round_or_record": "a" * 32,
    "lesson": "groups-and-runs",
    "edition": "nordic",
    "which": "2",
    "club": "aaaaaa",
    "tournament_id": "aaaaaaaaaaaaaaaa",
    "number": "1",
}
"""Values of the parts of addresses. What they name is not there: pages say so."""
NOT_THERE = "the server responded with a status of 404"


def test_every_page_opens_under_its_policy_with_an_empty_console(open_page: OpenPage) -> None:
    # The policy holds: nothing bypasses it. Motion is not reduced, so that scenes are drawn.
    ada = open_page(calm=False)
    policies: list[str] = []
    ada.page.on(
        "response",
        lambda answer: (
            policies.append(answer.headers.get("content-security-policy", ""))
            if answer.request.is_navigation_request()
            else None
        ),
    )
    for path in PAGES:
        address = re.sub(r"{(\w+):\w+}", lambda part: PARTS[part[1]], path)
        ada.go(address)
        # A page without its scripts is blank.
        expect(ada.page.locator("main").first, address).to_have_text(re.compile(r"\w"))
        ada.complaints[:] = [each for each in ada.complaints if NOT_THERE not in each]
        assert ada.complaints == [], address
    assert len(policies) == len(PAGES)
    assert all("require-trusted-types-for 'script'" in policy for policy in policies)
