"""The command ``brikke bot``: an owner registers a bot."""

from __future__ import annotations

import pytest

from brikke.cli.bot import bot as bot_command


def test_an_owner_who_registers_signs_in_whatever_token_is_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    used: list[str] = []
    monkeypatch.setattr("brikke.cli.bot.getpass", lambda _prompt: "phrase")
    monkeypatch.setattr("brikke.client.sign_in", lambda *given: " ".join(given))
    monkeypatch.setattr("brikke.client.register_bot", lambda *given: used.append(given[1]))
    assert bot_command("register", "New", "there", token="bot_other", owner="Eve") == 0
    assert used == ["there Eve phrase"]
