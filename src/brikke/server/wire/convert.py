"""From messages to what the table understands, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from brikke import live as play
from brikke import solver
from brikke.answers.judging import Violation, judgement_data
from brikke.answers.solving import solution_data
from brikke.answers.tiles import tile_list, tile_lists
from brikke.errors import InputError
from brikke.game.events import State
from brikke.live import LiveTable, Phase, Refusal, RefusalCode
from brikke.rules import judge as rules
from brikke.rules import position
from brikke.rules.rulebook import rulebook_name, rulebook_text
from brikke.rules.table import Table, read_sets
from brikke.rules.tiles import ALL_TILES, TileReader
from brikke.server.wire import client, server
from brikke.server.wire.client import FromClient, Sets

_PLAIN: Final[Mapping[type[FromClient], Callable[[], play.Command]]] = {
    client.Sit: play.Sit,
    client.Start: play.Start,
    client.Pause: play.Pause,
    client.Resume: play.Resume,
    client.TakeBack: play.TakeBack,
    client.Decline: play.Decline,
    client.Ready: play.Ready,
    client.Rematch: play.Rematch,
    client.Leave: play.Leave,
}


def command_of(message: FromClient) -> play.Command:
    """Return what a message asks of the table."""
    match message:
        case client.Play():
            return play.MakeTurn(read_play(message.table, message.opening), message.seen)
        case client.Draw():
            return play.MakeTurn(position.Draw(), message.seen)
        case client.Pass():
            return play.MakeTurn(position.Pass(), message.seen)
        case client.Bot():
            return play.AddBot(message.bot)
        case client.Remove():
            return play.Remove(message.seat)
        case client.Salt():
            return play.Salt(bytes.fromhex(message.salt))
        case client.React():
            return play.React(message.reaction)
        case _:
            return _PLAIN[type(message)]()


def read_play(table: Sets, opening: Sets) -> position.Play:
    """Return a turn written as sets of tiles; what is no tile, or too many, is refused."""
    for sets in (table, opening):
        if (count := sum(map(len, sets))) > len(ALL_TILES):
            raise Refusal(RefusalCode.BAD_TILES, f"there are {len(ALL_TILES)} tiles: {count}")
    try:
        return position.Play(
            read_sets(table, TileReader(strict=False)), read_sets(opening, TileReader(strict=False))
        )
    except InputError as error:
        raise Refusal(RefusalCode.BAD_TILES, str(error)) from None


def violations_of(found: rules.Violations) -> list[Violation]:
    """Return broken rules as they are sent."""
    return judgement_data(found)["violations"]


def hint_of(hint_id: str, before: Table, solution: solver.Solution) -> server.HintGiven:
    """Return the best turn as it is sent: in the physical tiles that the player holds and sees."""
    data, turn = solution_data(before, solution), solution.turn
    if isinstance(turn, position.Play):
        data["table"], data["opening"] = tile_lists(turn.table), tile_lists(turn.opening)
    return server.HintGiven(
        id=hint_id,
        tiles_played=solution.tiles_played,
        played=tile_list(solution.played),
        table=data["table"],
        opening=data["opening"],
        goes_out=solution.goes_out,
        steps=data["steps"],
    )


def table_view(table_id: str, table: LiveTable) -> server.TableView:
    """Return what everyone may know of a table."""
    return server.TableView(
        id=table_id,
        rulebook=rulebook_text(table.rulebook, whole=True),
        rulebook_name=rulebook_name(table.rulebook),
        faces=table.rulebook.faces,
        call_out=table.rulebook.call_out,
        capacity=table.capacity,
        casual=table.options.casual,
        hints=table.options.hints,
        listed=table.options.listed,
        phase=table.phase,
        match=table.matches,
        sheet=[list(row) for row in table.sheet.rows],
        rounds=[link for link, _, _ in table.finished],
        repeats=_repeats(table),
        wants_pause=sorted(table.wants_pause),
        wants_back=list(table.wants_back),
        wants_next=sorted(table.wants_next),
    )


def _repeats(table: LiveTable) -> server.Repeats | None:
    deal = table.deal
    return None if deal is None else server.Repeats(deal.link, deal.number, deal.seat)


def round_seen(table: LiveTable, seat: int | None, state: State) -> server.RoundView:
    """Return a round of which a seat has seen this."""
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
        salted=sorted(table.salts) if table.phase is Phase.SALTING else [],
        ending=over.ending if over else None,
        winner=over.winner if over else None,
        scores=list(over.scores) if over else None,
        racks=[tile_list(rack) for rack in state.racks] if over else None,
        seed=state.seed.hex() if over and state.seed else None,
    )


def clock_of(table: LiveTable, now: int) -> server.Clock:
    """Return whose turn it is and how long."""
    paused = table.paused_at is not None
    return server.Clock(table.to_move, None if paused else table.deadline(), now, paused)
