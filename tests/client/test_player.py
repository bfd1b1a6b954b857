"""Bot player: what a bot answers to the lines of its stream, without a server."""

from __future__ import annotations

from typing import Any

from brikke.client import BotPlayer, Client
from brikke.client.player import Line, Request
from brikke.players.bots import make_bot


def test_a_table_that_the_client_cannot_read_ends_nothing_else() -> None:
    told: list[str] = []
    player = BotPlayer(lambda seed: make_bot("steady", seed), report=told.append)
    invited = {"type": "invited", "table": "t", "by": "Ann", "expires": 1, "rulebook": "future"}
    declined = player.answer(invited)
    assert declined is not None
    assert (declined.method, declined.path) == ("DELETE", "/api/bot/invitations/t")
    assert player.answer({"type": "turn", "table": "t", "view": {"seat": 0}}) is None
    assert [each.split(",")[0] for each in told] == [
        "table t: declined",
        "table t: the view cannot be read",
    ]


def test_a_refused_line_is_answered_once_more_and_not_for_ever() -> None:
    sent: list[Request] = []

    class Refusing(Client):
        def send(self, request: Request) -> Any:
            sent.append(request)
            return {"type": "refused", "code": "illegal", "detail": ""}

    class Stubborn(BotPlayer):
        def answer_refusal(self, line: Line, _refused: Line) -> Request | None:
            return self.answer(line)

    player = Stubborn(lambda seed: make_bot("steady", seed))
    Refusing("http://127.0.0.1:1", "").answer(player, {"type": "stands_in", "table": "t"})
    assert len(sent) == 2
