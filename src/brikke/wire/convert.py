"""Conversion between wire messages and the types of the live table."""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

from brikke import live
from brikke.answers.judging import Violation, judgement_data
from brikke.answers.solving import solution_with_moves
from brikke.answers.tiles import tile_list, tile_lists
from brikke.errors import InputError
from brikke.game.view import PlayerView
from brikke.live import LiveTable, Phase, Refusal, RefusalCode
from brikke.rules import judge as rules
from brikke.rules import position
from brikke.rules.rulebook import rulebook_name, rulebook_text
from brikke.rules.table import Table, read_sets
from brikke.rules.tiles import ALL_TILES, TileReader
from brikke.study.advice import Advice, Aim
from brikke.wire import server
from brikke.wire.client import COMMANDS, TURNS, ClientMessage, Sets
from brikke.wire.events import to_wire

_TILES: Final = {str(tile): tile for tile in ALL_TILES}


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


def read_arrangement(sets: Sets) -> Table:
    """Return physical tiles from their exact texts, or refuse an unknown one."""
    try:
        return tuple(tuple(_TILES[text] for text in laid) for laid in sets)
    except KeyError as error:
        raise Refusal(RefusalCode.BAD_TILES, str(error.args[0])) from None


def violations_of(found: rules.Violations) -> list[Violation]:
    """Return broken rules as they are sent."""
    return judgement_data(found)["violations"]


def hint_of(hint_id: str, before: Table, aim: Aim, advice: Advice) -> server.HintGiven:
    """Return the best turn as it is sent: in the physical tiles that the player holds and sees."""
    solution = advice.solution
    data, turn = solution_with_moves(before, solution), solution.turn
    if isinstance(turn, position.Play):
        data["table"], data["opening"] = tile_lists(turn.table), tile_lists(turn.opening)
    return server.HintGiven(
        id=hint_id,
        aim=aim,
        tiles_played=solution.tiles_played,
        played=tile_list(solution.played),
        table=data["table"],
        opening=data["opening"],
        goes_out=solution.goes_out,
        steps=data["steps"],
        moves=data["moves"],
        chance=advice.chance,
    )


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
        speed=live_table.options.speed,
        rated=live_table.options.rated,
        shared_address=sorted(live_table.shared_address),
        phase=live_table.phase,
        match=live_table.matches,
        sheet=[list(row) for row in live_table.sheet.rows],
        rounds=[link for link, _, _ in live_table.finished],
        repeats=_repeats(live_table),
        tournament=live_table.tournament,
        wants_pause=sorted(live_table.wants_pause),
        wants_back=list(live_table.wants_back),
        wants_next=sorted(live_table.wants_next),
    )


def _repeats(live_table: LiveTable) -> server.Repeats | None:
    deal = live_table.deal
    if deal is None or live_table.tournament is not None:
        return None
    return server.Repeats(deal.link, deal.number, deal.seat)


def round_view(live_table: LiveTable, view: PlayerView) -> server.RoundView:
    """Return the round as the seat of a view may know it."""
    state, seat = view.state, view.seat
    dealt = bool(state.racks)
    over = state.outcome
    return server.RoundView(
        commitment=state.commitment,
        starter=state.starter if dealt else None,
        to_move=state.to_move if dealt and over is None else None,
        table=tile_lists(state.table),
        rack=tile_list(state.racks[seat]) if dealt and seat is not None else [],
        rack_sizes=[len(rack) for rack in state.racks],
        opened=list(state.opened),
        pool=len(state.pool),
        turns=state.turns,
        salted=sorted(live_table.salts) if live_table.phase is Phase.SALTING else [],
        salts=[salt.hex() for salt in state.salts],
        passes=state.passes,
        quiet=list(state.quiet),
        ending=over.ending if over else None,
        winner=over.winner if over else None,
        scores=list(over.scores) if over else None,
        racks=[tile_list(rack) for rack in state.racks] if over else None,
        seed=state.seed.hex() if over and state.seed else None,
        recap=_recap(live_table, seat),
    )


def _recap(live_table: LiveTable, seat: int | None) -> server.Recap:
    recent = live.recent_turns(live_table.round_events(), seat, len(live_table.players))
    return server.Recap(tile_lists(recent.before), [to_wire(event) for event in recent.turns])


def view_of(table_id: str, live_table: LiveTable, seat: int | None) -> server.View:
    """Return the whole view of a seat, or for None of a spectator."""
    view = live_table.view(seat)
    shown = round_view(live_table, view) if view else None
    return server.View(live_table.seq, seat, table_view(table_id, live_table), shown)


def clock_of(live_table: LiveTable, now: int) -> server.Clock:
    """Return the seat to move and its deadline."""
    paused = live_table.paused_at is not None
    return server.Clock(live_table.to_move, None if paused else live_table.deadline(), now, paused)
