"""The rules of an edition in plain words, put together from its parameters.

Text and engine read the same data, so they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

from brikke.rules.rulebook import (
    BlockedScore,
    Custom,
    EmptyPool,
    Faces,
    Jokers,
    Reading,
    Rulebook,
)
from brikke.rules.sets import HIGHEST
from brikke.words.catalogue import Words
from brikke.words.prose.house import duration_text, house_rules_text, rulebook_title

READING_MARK = "○"
STACK = 7
"""Tiles in a stack, where a leaflet has the tiles piled."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A rule by its key, the readings of ours that it may rest on, and an example."""

    key: str
    readings: tuple[Reading, ...] = ()
    example: str = ""
    """Tiles that show the rule."""


@dataclass(frozen=True, slots=True)
class Section:
    """A few rules under a heading."""

    key: str
    sentences: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class ToldSentence:
    """A rule in words, and whether it is our reading of what the leaflet leaves open."""

    text: str
    reading: bool
    example: str = ""
    """Tiles that show the rule; empty if there is nothing to show."""


@dataclass(frozen=True, slots=True)
class ToldSection:
    """A few rules in words, under a heading."""

    heading: str
    sentences: tuple[ToldSentence, ...]


def _sections(rulebook: Rulebook, words: Words) -> tuple[Section, ...]:
    """Return which sentences, in which order, tell the rules of a rulebook."""
    sections = (
        Section("rules-section-game", tuple(_game())),
        Section("rules-section-tiles", tuple(_tiles(rulebook))),
        Section("rules-section-start", tuple(_start(rulebook))),
        Section("rules-section-sets", tuple(_sets(rulebook, words))),
        Section("rules-section-opening", tuple(_opening(rulebook, words))),
        Section("rules-section-turns", tuple(_turns(rulebook))),
        Section("rules-section-jokers", tuple(_jokers(rulebook, words))),
        Section("rules-section-clock", tuple(_clock(rulebook))),
        Section("rules-section-end", tuple(_end(rulebook))),
        Section("rules-section-score", tuple(_score(rulebook))),
    )
    own_words = f"rules-words-{rulebook.edition}"
    if words.find(own_words) is None:
        return sections
    # Last, because a newcomer has read no leaflet.
    return (*sections, Section("rules-section-words", (Sentence(own_words),)))


def rules_text(rulebook: Rulebook, words: Words) -> str:
    """Return the rules of a rulebook, ready to read."""
    lines = [words("rules-title", name=rulebook_title(rulebook, words))]
    if house := house_rules_text(rulebook, words):
        lines += ["", house]
    for section in told_sections(rulebook, words):
        lines += ["", section.heading]
        lines += [
            f"  {told.text} {READING_MARK}" if told.reading else f"  {told.text}"
            for told in section.sentences
        ]
    if rulebook.readings:
        lines += ["", words("rules-readings")]
    return "\n".join(lines)


def told_sections(rulebook: Rulebook, words: Words) -> tuple[ToldSection, ...]:
    """Return the rules of a rulebook in words, under their headings."""
    return tuple(
        ToldSection(
            words(section.key),
            tuple(_told(sentence, rulebook, words) for sentence in section.sentences),
        )
        for section in _sections(rulebook, words)
    )


def _told(sentence: Sentence, rulebook: Rulebook, words: Words) -> ToldSentence:
    values = {
        field.name: value
        for field in fields(rulebook)
        if type(value := getattr(rulebook, field.name)) is int
    }
    call = rulebook.call_done if sentence.key == "rules-done" else rulebook.call_out
    time = duration_text(rulebook.turn_seconds or 0, words)
    words = words.for_faces(rulebook.faces)
    text = words(sentence.key, call=call or "", time=time, **values)
    is_reading = not rulebook.readings.isdisjoint(sentence.readings)
    return ToldSentence(text, is_reading, sentence.example)


def _own_or(own: str, shared: str, words: Words) -> str:
    """Return the key of a rule as one edition tells it, or the shared key if it has none."""
    return shared if words.find(own) is None else own


def _game() -> Iterator[Sentence]:
    yield Sentence("rules-aim")
    yield Sentence("rules-players", (Reading.PLAYERS,))
    yield Sentence("rules-age", (Reading.AGE,))


def _tiles(rulebook: Rulebook) -> Iterator[Sentence]:
    yield Sentence("rules-tiles", example="k1 r5 b9 o13 j")
    if rulebook.faces is Faces.CARDS:
        yield Sentence("rules-faces-cards", (Reading.CARD_FACES,))
    else:
        yield Sentence("rules-tile-value")


def _start(rulebook: Rulebook) -> Iterator[Sentence]:
    yield Sentence("rules-start")
    yield Sentence("rules-start-tie", (Reading.START_TIE,))
    yield Sentence("rules-start-joker", (Reading.START_JOKER,))
    yield Sentence("rules-deal")
    if Custom.STACKS in rulebook.customs and rulebook.tiles_dealt == 2 * STACK:
        yield Sentence("rules-custom-stacks")
    if rulebook.rounds > 1:
        yield Sentence("rules-start-each-round", (Reading.START_EACH_ROUND,))
    if Custom.HIDDEN_RACKS in rulebook.customs:
        yield Sentence("rules-custom-hidden-racks")
    if Custom.SEATS_BY_DRAW in rulebook.customs:
        yield Sentence("rules-custom-seats-by-draw")


def _sets(rulebook: Rulebook, words: Words) -> Iterator[Sentence]:
    yield Sentence("rules-group", example="k8 r8 o8")
    run = "rules-run-of-four" if rulebook.max_run_length == 4 else "rules-run"
    yield Sentence(run, example="b4 b5 b6 b7")
    if Reading.RUN_LENGTH in rulebook.readings:
        key = _own_or(f"rules-run-reading-{rulebook.edition}", "rules-run-reading", words)
        yield Sentence(key, (Reading.RUN_LENGTH,))


def _opening(rulebook: Rulebook, words: Words) -> Iterator[Sentence]:
    worth = "rules-opening-minimum" if rulebook.opening_minimum else "rules-opening-any"
    single = rulebook.opening_single_set
    yield Sentence(
        f"{worth}-single" if single else worth, example=_opening_of(rulebook.opening_minimum)
    )
    yield Sentence("rules-opening-joker", (Reading.OPENING_JOKER,))
    if not single:
        key = _own_or(f"rules-opening-several-{rulebook.edition}", "rules-opening-several", words)
        yield Sentence(key, (Reading.OPENING_SETS,))
    goes_on = rulebook.opening_goes_on
    yield Sentence("rules-opening-goes-on" if goes_on else "rules-opening-alone")
    if goes_on and rulebook.locks_jokers:
        yield Sentence("rules-opening-joker-stays", (Reading.OPENING_JOKER_STAYS,))
    # Every leaflet says what to do if one cannot open; not every one speaks of waiting.
    may_wait = not rulebook.must_play_when_able and (
        Reading.DRAW_THOUGH_ABLE not in rulebook.readings
    )
    yield Sentence("rules-opening-wait" if may_wait else "rules-opening-cannot")


def _opening_of(minimum: int) -> str:
    """Return a group with exactly the value that an opening needs; empty if there is none."""
    for colours in ("krb", "krbo"):
        number, rest = divmod(minimum, len(colours))
        if rest == 0 and 1 <= number <= HIGHEST:
            return " ".join(f"{colour}{number}" for colour in colours)
    return ""


def _turns(rulebook: Rulebook) -> Iterator[Sentence]:
    yield Sentence("rules-turn")
    yield Sentence("rules-rearrange")
    if rulebook.must_play_when_able:
        yield Sentence("rules-must-play")
    elif Reading.DRAW_THOUGH_ABLE_LATER in rulebook.readings:
        yield Sentence("rules-draw-though-able-later", (Reading.DRAW_THOUGH_ABLE_LATER,))
    else:
        yield Sentence("rules-draw-though-able", (Reading.DRAW_THOUGH_ABLE,))
    if rulebook.call_done:
        yield Sentence("rules-done")


def _jokers(rulebook: Rulebook, words: Words) -> Iterator[Sentence]:
    key = _own_or(f"rules-joker-{rulebook.edition}", "rules-joker", words)
    yield Sentence(key, example="b4 j b6")
    if rulebook.jokers is Jokers.FREE:
        yield Sentence("rules-jokers-free")
        if Reading.FREED_JOKER in rulebook.readings:
            key = _own_or(f"rules-jokers-freed-{rulebook.edition}", "rules-jokers-freed", words)
            yield Sentence(key, (Reading.FREED_JOKER,))
        else:
            yield Sentence("rules-jokers-anywhere")
        yield Sentence("rules-jokers-any-number", (Reading.JOKERS_IN_A_SET,))
        return
    yield Sentence("rules-jokers-locked")
    own_rack = rulebook.jokers is Jokers.LOCKED_OWN_RACK
    yield Sentence("rules-jokers-own-rack" if own_rack else "rules-jokers-new-set")
    if Reading.FREED_BY_OWNER in rulebook.readings:
        yield Sentence("rules-jokers-by-owner", (Reading.FREED_BY_OWNER,))
    yield Sentence("rules-jokers-one")


def _clock(rulebook: Rulebook) -> Iterator[Sentence]:
    if rulebook.turn_seconds is None:
        yield Sentence("rules-clock-off")
        return
    always = rulebook.clock_before_opening
    yield Sentence("rules-clock" if always else "rules-clock-after-opening")
    yield Sentence("rules-time-out", (Reading.PENALTY_TILES,))
    if rulebook.penalty_tiles:
        yield Sentence("rules-idling", (Reading.IDLING,))
    if rulebook.penalty_tiles > 1:
        yield Sentence("rules-time-out-short", (Reading.SHORT_POOL,))
    if rulebook.empty_pool is not EmptyPool.ROUND_ENDS:
        yield Sentence("rules-time-out-empty", (Reading.SHORT_POOL,))
    yield Sentence("rules-time-out-valid", (Reading.VALID_AT_TIME_OUT,))
    if Custom.LOST_TILES in rulebook.customs:
        yield Sentence("rules-custom-lost-tiles")


def _end(rulebook: Rulebook) -> Iterator[Sentence]:
    yield Sentence("rules-out")
    pool = {
        EmptyPool.PLAY_ON: "rules-pool-play-on",
        EmptyPool.MUST_PLAY: "rules-pool-must-play",
        EmptyPool.ROUND_ENDS: "rules-pool-ends",
    }
    yield Sentence(pool[rulebook.empty_pool], (Reading.EMPTY_POOL,))
    if rulebook.empty_pool is not EmptyPool.ROUND_ENDS:
        yield Sentence("rules-blocked", (Reading.EVERYONE_PASSES,))
    yield Sentence("rules-lowest-rack")
    yield Sentence("rules-lowest-tie", (Reading.BLOCKED_TIE,))


def _score(rulebook: Rulebook) -> Iterator[Sentence]:
    yield Sentence("rules-score-out")
    by_difference = rulebook.blocked_score is BlockedScore.DIFFERENCE
    key = "rules-score-difference" if by_difference else "rules-score-own-rack"
    yield Sentence(key, (Reading.BLOCKED_SCORE,))
    yield Sentence("rules-match")
