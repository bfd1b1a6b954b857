"""Conversion between wire messages and the types of the live table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import convert, structs

from brikke import live, solver
from brikke.answers.as_data import solution_data, violation_data
from brikke.errors import InputError
from brikke.game.view import PlayerView
from brikke.live import LiveTable, Phase, Refusal, RefusalCode
from brikke.rules import judge as rules
from brikke.rules import position
from brikke.rules.rulebook import rulebook_name, rulebook_text
from brikke.rules.table import Table, read_sets
from brikke.rules.tiles import ALL_TILES, Tile, TileReader
from brikke.server.wire import server
from brikke.server.wire.client import COMMANDS, TURNS, ClientMessage, Sets


def command_of(message: ClientMessage) -> live.Command:
    """Return the command of a message."""
    values: dict[str, Any] = structs.asdict(message)
    del values["id"]
    if type(message) in TURNS:
        seen = values.pop("seen")
        kind = TURNS[type(message)]
        turn = read_play(**values) if kind is position.Play else kind(**values)
        return live.MakeTurn(turn, seen)
    if "salt" in values:
        values["salt"] = bytes.fromhex(values["salt"])
    return COMMANDS[type(message)](**values)


def read_play(table: Sets, opening: Sets) -> position.Play:
    """Return a turn from sets of tile texts; refuse unknown tiles, or too many."""
    for sets in (table, opening):
        if (count := sum(map(len, sets))) > len(ALL_TILES):
            raise Refusal(RefusalCode.BAD_TILES, f"there are {len(ALL_TILES)} tiles: {count}")
    try:
        return position.Play(
            read_sets(table, TileReader(strict=False)), read_sets(opening, TileReader(strict=False))
        )
    except InputError as error:
        raise Refusal(RefusalCode.BAD_TILES, str(error)) from None


def violations_of(found: rules.Violations) -> list[server.Violation]:
    """Return violations as wire structs."""
    return convert([violation_data(each) for each in found], list[server.Violation])


def hint_of(hint_id: str, before: Table, solution: solver.Solution) -> server.HintGiven:
    """Return the best turn as a wire struct, in the physical tiles of the player."""
    data = solution_data(before, solution)
    data |= {"id": hint_id, "played": _texts(solution.played)}
    if isinstance(solution.turn, position.Play):
        data["table"] = [_texts(laid) for laid in solution.turn.table]
        data["opening"] = [_texts(laid) for laid in solution.turn.opening]
    return convert(data, server.HintGiven)


def _texts(tiles: Iterable[Tile | None]) -> list[str]:
    return ["?" if tile is None else str(tile) for tile in tiles]


def table_view(table_id: str, live_table: LiveTable) -> server.TableView:
    """Return the public state of a live_table."""
    return server.TableView(
        id=table_id,
        rulebook=rulebook_text(live_table.rulebook, whole=True),
        rulebook_name=rulebook_name(live_table.rulebook),
        faces=live_table.rulebook.faces,
        call_out=live_table.rulebook.call_out,
        capacity=live_table.capacity,
        casual=live_table.options.casual,
        hints=live_table.options.hints,
        listed=live_table.options.listed,
        phase=live_table.phase,
        match=live_table.matches,
        sheet=[list(row) for row in live_table.sheet.rows],
        rounds=[link for link, _, _ in live_table.finished],
        repeats=_repeats(live_table),
        wants_pause=sorted(live_table.wants_pause),
        wants_back=list(live_table.wants_back),
        wants_next=sorted(live_table.wants_next),
    )


def _repeats(live_table: LiveTable) -> server.Repeats | None:
    deal = live_table.deal
    return None if deal is None else server.Repeats(deal.link, deal.number, deal.seat)


def round_view(live_table: LiveTable, view: PlayerView) -> server.RoundView:
    """Return the round as the seat of a view may know it."""
    state, seat = view.state, view.seat
    dealt = bool(state.racks)
    over = state.outcome
    return server.RoundView(
        commitment=state.commitment,
        starter=state.starter if dealt else None,
        to_move=state.to_move if dealt and over is None else None,
        table=[_texts(laid) for laid in state.table],
        rack=_texts(state.racks[seat]) if dealt and seat is not None else [],
        rack_sizes=[len(rack) for rack in state.racks],
        opened=list(state.opened),
        pool=len(state.pool),
        turns=state.turns,
        salted=sorted(live_table.salts) if live_table.phase is Phase.SALTING else [],
        ending=over.ending if over else None,
        winner=over.winner if over else None,
        scores=list(over.scores) if over else None,
        racks=[_texts(rack) for rack in state.racks] if over else None,
        seed=state.seed.hex() if over and state.seed else None,
    )


def clock_of(live_table: LiveTable, now: int) -> server.Clock:
    """Return the seat to move and its deadline."""
    paused = live_table.paused_at is not None
    return server.Clock(live_table.to_move, None if paused else live_table.deadline(), now, paused)
