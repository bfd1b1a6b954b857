"""Generate test vectors that compare the browser with the engine: ``python -m tools.vectors``.

The page knows some things by itself: what a set is, how a round is dealt, how to follow a table by
its events, what a round is worth, how tiles that were laid together are put in order (``settled``),
how a draft is kept when others change the table (``rebased``), and how people type tiles. The
vectors hold each of them against the engine, the server and the terminal.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from itertools import chain, combinations, product
from typing import Any, Final

import msgspec

from brikke.game.deal import commitment_of, deal, seed_of
from brikke.game.events import Played, RoundOpened
from brikke.live import (
    LiveTable,
    Pause,
    Phase,
    React,
    Reaction,
    Ready,
    Rematch,
    Salt,
    Start,
    TakeBack,
    redact_log,
)
from brikke.live.events import ClockMoved
from brikke.rules.position import Draw, Pass, Position
from brikke.rules.rulebook import EDITIONS, LIMITS, Rulebook, get_rulebook, rulebook_text
from brikke.rules.scoring import Ending, outcome
from brikke.rules.sets import HIGHEST, Group, SetFlaw
from brikke.rules.table import read_table, table_text
from brikke.rules.tiles import TileError, TileReader, faces_of, text_of
from brikke.rules.typed_tiles import read_typed_face
from brikke.tui.draft import NEW_SET, Draft, InSet, settled
from brikke.tui.rebase import rebased
from brikke.wire.audience import FOLDED_BY_CLIENTS
from brikke.wire.convert import table_view
from brikke.wire.events import to_wire
from brikke.wire.server import View
from tests.support.live_tables import GUESTS, SeededDealer, Session, playing, seated
from tests.support.round_view import round_view
from tests.support.sample_players import simple_turn

JUDGES: Final = ("nordic", "nordic max_run_length=4", "nordic jokers=locked")
COLOURS: Final = "krbo"
SETTLED: Final = 240
REBASED: Final = 60
TABLES: Final = (
    "r4 r5 r6 | k9 b9 o9",
    "r4 r5 j | k9 b9 o9 | b4 b5 b6 b7",
    "o10 o11 o12 | j r5 r6 | k1 r1 b1 o1 | b6 b7 b8",
)
LONG_RACKS: Final = "nordic tiles_dealt=20 empty_pool=play-on"
"""A rulebook for short rounds."""


def vectors_text() -> str:
    """Return the whole file: one vector per line, so that differences are readable."""
    parts: dict[str, list[Any]] = {
        "rulebooks": [told_rulebook(rulebook) for rulebook in rulebooks()],
        "judges": [
            {"name": name, "text": rulebook_text(get_rulebook(name), whole=True)} for name in JUDGES
        ],
        "limits": [[name, limit.allowed] for name, limit in LIMITS.items()],
        "typed": typed_tiles(),
        "sets": sets(),
        "settled": settled_sets(),
        "rebased": [rebased_draft(number) for number in range(REBASED)],
        "scores": [told_score(*each) for each in finished_rounds()],
        "deals": [told_deal(*each) for each in deals()],
        "story_of_a_seat": story_of_a_seat(),
        "story_of_a_spectator": story_of_a_spectator(),
    }
    lists = ",\n".join(
        f"{_json(name)}: [\n" + ",\n".join(map(_json, items)) + "\n]"
        for name, items in parts.items()
    )
    return f"{{\n{lists}\n}}\n"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# Rulebooks


def rulebooks() -> Iterator[Rulebook]:
    """Yield every rulebook that changes what a set is."""
    yield from EDITIONS.values()
    yield from map(get_rulebook, JUDGES[1:])
    yield get_rulebook("nordic jokers=locked-own-rack")


def told_rulebook(rulebook: Rulebook) -> dict[str, Any]:
    """Return the text of a rulebook, and the parameters that the page reads from it."""
    return {
        "text": rulebook_text(rulebook, whole=True),
        "edition": rulebook.edition,
        "max_run_length": rulebook.max_run_length,
        "one_joker": rulebook.locks_jokers,
        "faces": str(rulebook.faces),
    }


# Scores


def finished_rounds() -> Iterator[tuple[str, Ending, list[str], int]]:
    """Yield rulebooks, endings, racks and starters; small racks, so that many are equally low."""
    chance = random.Random("scores")
    for name, seats, _ in product((*EDITIONS, "nordic joker_value=50"), (2, 3, 4), range(3)):
        racks = [_left(chance) for _ in range(seats)]
        yield name, Ending.BLOCKED, racks, chance.randrange(seats)
        out = chance.randrange(seats)
        left = ["" if seat == out else rack for seat, rack in enumerate(racks)]
        yield name, Ending.OUT, left, chance.randrange(seats)
    for name, seats in product(EDITIONS, (2, 3, 4)):
        for equal in (["r3", "b3", "o3", "k3"], ["r1 r4", "b5", "b1 b4", "o5"]):
            yield name, Ending.BLOCKED, equal[:seats], chance.randrange(seats)


def _left(chance: random.Random) -> str:
    numbers = [chance.choice((1, 2, 3, 5, 8, HIGHEST)) for _ in range(chance.randint(1, 3))]
    tiles = [f"{chance.choice(COLOURS)}{number}" for number in numbers]
    return " ".join([*tiles, *(["j"] if chance.random() < 0.2 else [])])


def told_score(name: str, ending: Ending, racks: list[str], starter: int) -> dict[str, Any]:
    """Return a finished round with its winner and its scores."""
    held = [TileReader(strict=False).tiles(rack) for rack in racks]
    found = outcome(get_rulebook(name), ending, held, starter)
    return {
        "rulebook": name,
        "ending": str(ending),
        "racks": racks,
        "starter": starter,
        "winner": found.winner,
        "scores": list(found.scores),
    }


# Sets


def sets() -> list[list[str]]:
    """Return tiles with the verdict of every rulebook, written once if they agree."""
    chance = random.Random("sets")
    judges = [get_rulebook(name) for name in JUDGES]
    texts = chain(small_lists(), *(_laid(each, chance) for each in runs(chance)), groups(chance))
    told = {text: [reading(text, judge) for judge in judges] for text in texts}
    return [
        [text, *(readings if len(set(readings)) > 1 else readings[:1])]
        for text, readings in told.items()
    ]


def reading(text: str, judge: Rulebook) -> str:
    """Return ``run 15``, ``group 28`` or the code of a flaw."""
    found = judge.read_set(faces_of(TileReader(strict=False).tiles(text)))
    if isinstance(found, SetFlaw):
        return str(found)
    return f"{'group' if isinstance(found, Group) else 'run'} {found.value}"


def small_lists() -> Iterator[str]:
    """Yield sets that are too short, only jokers, or one tile with two jokers at every place."""
    yield from ("", "j", "j'", "j j'", "j' j", "j j' j''")
    for number in range(1, HIGHEST + 1):
        tile = f"r{number}"
        yield from (tile, f"{tile} j", f"j {tile}", f"{tile} b{number}", f"{tile} k1")
        yield from (f"{tile} j j'", f"j {tile} j'", f"j j' {tile}")
        yield from (f"{tile} j j' j''", f"j {tile} j' j''", f"j j' {tile} j''")


def runs(chance: random.Random) -> Iterator[list[str]]:
    """Yield runs from before 1 to past 13 with jokers at all places, and variations of them."""
    for length, first in product(range(3, 6), range(-1, HIGHEST + 1)):
        for hidden in chain.from_iterable(combinations(range(length), n) for n in range(3)):
            yield _run(first, length, hidden, chance)
    for length, first, _ in product(range(3, 11), (-1, 0), COLOURS):
        yield _run(first, length, range(1 - first), chance)
    for length, first in product(range(6, HIGHEST + 2), range(HIGHEST + 1)):
        jokers = chance.sample(range(length), chance.choice((0, 0, 1, 2)))
        yield _run(first, length, jokers, chance)
    for _ in range(200):
        almost = _run(chance.randint(1, 9), chance.randint(3, 6), (), chance)
        other = f"{chance.choice((almost[0][0], 'k'))}{chance.randint(1, HIGHEST)}"
        almost[chance.randrange(len(almost))] = other
        yield almost


def _run(first: int, length: int, jokers: Iterable[int], chance: random.Random) -> list[str]:
    """Return a run that continues from 13 to 1, which the page must refuse."""
    colour = chance.choice(COLOURS)
    places = enumerate(range(first, first + length))
    hidden = set(jokers)
    return [
        "j" if at in hidden else f"{colour}{(number - 1) % HIGHEST + 1}" for at, number in places
    ]


def groups(chance: random.Random) -> Iterator[str]:
    """Yield tiles of one number in colours that may repeat, with jokers among them."""
    for size, _ in product((3, 3, 4, 4, 4, 5), range(90)):
        number = chance.randint(1, HIGHEST)
        repeats = chance.random() < 0.4
        colours = chance.choices(COLOURS, k=size) if repeats else [*COLOURS, chance.choice(COLOURS)]
        chance.shuffle(colours)
        words = [f"{colour}{number}" for colour in colours[:size]]
        for at in chance.sample(range(size), chance.choice((0, 0, 1, 2))):
            words[at] = "j"
        yield _marked(words)


def _laid(words: list[str], chance: random.Random) -> Iterator[str]:
    """Yield tiles in their order, and in another."""
    yield _marked(words)
    yield _marked(chance.sample(words, len(words)))


def _marked(words: Iterable[str]) -> str:
    """Return words as physical tiles, all different."""
    return text_of(TileReader(strict=False).tiles(" ".join(words)))


# Drafts


def typed_tiles() -> list[list[str | None]]:
    """Return typed words, with the tile that each names in numbers and in cards; None for none."""
    ranks = ("0", "1", "7", "10", "13", "14", "a", "J", "q", "K")
    pairs = product("krboshcdx▲●≈☼♠♥♣♦", ranks)
    words = [word for sign, rank in pairs for word in (f"{sign}{rank}", f"{rank}{sign}")]
    words += ["j", "J", "★", "R7'", "♥\ufe0f7", "7", "r", "r07", "r7r", "7r7"]
    return [[word, _typed(word, cards=False), _typed(word, cards=True)] for word in words]


def _typed(word: str, *, cards: bool) -> str | None:
    try:
        return str(read_typed_face(word, cards=cards))
    except TileError:
        return None


def settled_sets() -> list[list[str]]:
    """Return tiles laid together, with the order that every rulebook gives them."""
    chance = random.Random("settled")
    judges = [get_rulebook(name) for name in JUDGES]
    told = []
    for text in dict.fromkeys(_laid_together(chance) for _ in range(SETTLED)):
        laid = TileReader().tiles(text)
        lies = [table_text(settled(laid, judge)) for judge in judges]
        told.append([text, *(lies if len(set(lies)) > 1 else lies[:1])])
    return told


def _laid_together(chance: random.Random) -> str:
    """Return tiles in any order: a run that may have gaps, repetitions and jokers, or others."""
    kind = chance.choice(("run", "run", "gaps", "gaps", "group", "any"))
    colour, number = chance.choice(COLOURS), chance.randint(1, HIGHEST)
    if kind == "run":
        words = _run(chance.randint(1, 7), chance.randint(3, 7), (), chance)
        words += chance.sample(words, chance.choice((0, 1, 1, 2)))
    elif kind == "gaps":
        near = [min(HIGHEST, number + chance.randrange(5)) for _ in range(chance.randint(1, 6))]
        words = [f"{colour}{each}" for each in near]
    elif kind == "group":
        words = [f"{each}{number}" for each in chance.choices(COLOURS, k=chance.randint(1, 5))]
    else:
        words = [f"{chance.choice(COLOURS)}{chance.randint(1, HIGHEST)}" for _ in range(4)]
    words += ["j"] * chance.choice((0, 0, 0, 1, 1, 2))
    chance.shuffle(words)
    # There are two of every tile.
    return _marked(word for at, word in enumerate(words) if words[:at].count(word) < 2)


def rebased_draft(number: int) -> dict[str, Any]:
    """Return a draft, the table that others left meanwhile, and the rebased draft."""
    chance = random.Random(f"rebased {number}")
    reader = TileReader()
    table = read_table(TABLES[number % len(TABLES)], reader)
    rack = reader.tiles("r7 r8 b1 b2 b3 k10 j")
    draft = Draft(Position(table, rack))
    _move_about(draft, chance)
    theirs = Draft(Position(table, reader.tiles("r3 r7 b10 o1 o2 o3 k8")))
    _move_about(theirs, chance)
    after = theirs.now.table
    if chance.random() < 0.3:
        after = tuple(chance.sample(after, len(after)))
    # A tile may have come to the rack, or have gone to the table in another window.
    drawn = reader.tiles("o13") if chance.random() < 0.3 else ()
    played = rack[:1] if chance.random() < 0.2 else ()
    after = (*after, played) if played else after
    rack_after = (*(tile for tile in rack if tile not in played), *drawn)
    now = rebased(draft, Position(after, rack_after)).now
    return {
        "table": table_text(table),
        "rack": text_of(rack),
        "draft": table_text(draft.now.table),
        "table_after": table_text(after),
        "rack_after": text_of(rack_after),
        "kept": sorted(map(text_of, now.table)),
        "kept_rack": sorted(map(str, now.rack)),
    }


def _move_about(draft: Draft, chance: random.Random) -> None:
    """Move some tiles, the rack's more often than the table's, into sets or new ones."""
    for _ in range(chance.randint(0, 3)):
        table, rack = draft.now.table, draft.now.rack
        source = rack if rack and chance.random() < 0.7 else chance.choice(table)
        tiles = chance.sample(source, chance.randint(1, min(3, len(source))))
        at = chance.randrange(len(table))
        place = InSet(at, chance.randint(0, len(table[at])))
        draft.move(tiles, NEW_SET if chance.random() < 0.4 else place)


# Deals


def deals() -> Iterator[tuple[bytes, list[bytes], int]]:
    """Yield seeds, salts and how many tiles are dealt; the first is the example of the docs."""
    yield bytes(range(32)), [b"", bytes.fromhex("0a0b")], 14
    yield bytes(32), [b"", b""], 14
    yield b"\xff" * 32, [bytes(32), b"\xff" * 32, b"", b"\x00"], 14
    for number, tiles_dealt in enumerate((5, 13, 14, 20)):
        yield seed_of(number), [bytes([seat]) * seat for seat in range(2 + number % 3)], tiles_dealt
    # The stream skips a number, the 134th, which happens once in a million deals.
    yield seed_of(818_842), [b"", b""], 14
    # A joker drawn for the start, and seats that draw again, and again.
    for wanted in (_draws_a_joker, _draws_again, _draws_a_third_time):
        number = next(number for number in range(10_000) if wanted(number))
        yield seed_of(number), [b""] * 4, 14


def _drawn(number: int) -> tuple[int, int]:
    """Return how many tiles were drawn for the start, and how many of them jokers."""
    draws = deal(seed_of(number), [b""] * 4, 14).draws
    return len(draws), sum(each.tile.face.is_joker for each in draws)


def _draws_a_joker(number: int) -> bool:
    return _drawn(number)[1] > 0


def _draws_again(number: int) -> bool:
    return _drawn(number) == (6, 0)


def _draws_a_third_time(number: int) -> bool:
    return _drawn(number) == (8, 0)


def told_deal(seed: bytes, salts: list[bytes], tiles_dealt: int) -> dict[str, Any]:
    """Return a deal, and its seed and salts."""
    dealt = deal(seed, salts, tiles_dealt)
    return {
        "seed": seed.hex(),
        "salts": [salt.hex() for salt in salts],
        "tiles_dealt": tiles_dealt,
        "commitment": commitment_of(seed),
        "draws": [{"seat": each.seat, "tile": str(each.tile)} for each in dealt.draws],
        "starter": dealt.starter,
        "racks": list(map(text_of, dealt.racks)),
        "pool": text_of(dealt.pool),
    }


# Following a table


def story_of_a_seat() -> list[dict[str, Any]]:
    """Return the messages of a round with all events that a page applies, as its host gets them."""
    session = seated(3, rulebook=LONG_RACKS, dealer=SeededDealer(20))
    chance = random.Random("story")
    anna, bo, cleo = GUESTS[:3]
    session.do(anna, Start())
    for guest in (cleo, anna, bo):
        session.do(guest, Salt(guest.encode()))
    _turn(session, chance)
    session.do(bo, Pause())
    while not isinstance(last := session.live_table.log[-1].event, Played) or last.seat != 1:
        _turn(session, chance)
    session.do(anna, React(Reaction.WELL_PLAYED))
    session.do(bo, TakeBack())
    while session.mover != anna:
        _turn(session, chance)
    session.run_next_timer()
    session.connected(bo, cleo)
    session.connected(anna, bo, cleo)
    session.happen([ClockMoved(1, session.now - 9_000, session.now)])
    session.do(anna, Pause())
    session.connected(anna, cleo)
    while not session.live_table.players[1].stand_in:
        session.run_next_timer()
    while session.live_table.phase is Phase.PLAYING:
        _turn(session, chance)
    session.do(cleo, Rematch() if session.live_table.phase is Phase.OVER else Ready())
    return told_story(session.live_table, 0)


def story_of_a_spectator() -> list[dict[str, Any]]:
    """Return the messages of a round until the pool is empty, as a spectator gets them."""
    session = playing(4, rulebook=LONG_RACKS, dealer=SeededDealer(5))
    chance = random.Random("story")
    for _ in range(4):
        _turn(session, chance)
    while session.live_table.phase is Phase.PLAYING:
        if session.round.state.turns % 5 == 0:
            session.run_next_timer()
        else:
            session.turn(session.mover, Draw() if session.round.state.pool else Pass())
    return told_story(session.live_table, None)


def _turn(session: Session, chance: random.Random) -> None:
    """Make a turn of the seat to move, chosen independently of the solver."""
    game = session.round
    turn = simple_turn(game.position, len(game.state.pool), chance)
    session.happen(game.turn_events(turn, game.to_move))


def told_story(table: LiveTable, seat: int | None) -> list[dict[str, Any]]:
    """Return every event since a round's opening, with what it changes in a view."""
    replayed = LiveTable()
    story: list[dict[str, Any]] = []
    known: dict[str, Any] = {}
    for logged in table.log:
        replayed.apply(logged)
        if not story and not isinstance(logged.event, RoundOpened):
            continue
        view = msgspec.to_builtins(
            View(logged.seq, seat, table_view("story", replayed), round_view(replayed, seat))
        )
        story.append(
            {
                "event": msgspec.to_builtins(to_wire(redact_log(logged.event, seat))),
                "followed": isinstance(logged.event, FOLDED_BY_CLIENTS),
                "view": _changed(known, view),
            }
        )
        known = view
    return story


def _changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Return what is new in a view, which has the same fields as the one before it."""
    return {
        name: _changed(before[name], value)
        if isinstance(value, dict) and isinstance(before.get(name), dict)
        else value
        for name, value in after.items()
        if name not in before or before[name] != value
    }


if __name__ == "__main__":
    print(vectors_text(), end="")
