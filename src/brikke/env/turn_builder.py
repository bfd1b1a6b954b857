"""Turn builder: a turn is built tile by tile and, where jokers are locked, set by set."""

from __future__ import annotations

from dataclasses import replace

from brikke.env.actions import DONE, DRAW, PASS, action_text
from brikke.env.set_spelling import relevant_sets, spell
from brikke.env.table_builder import TableBuilder
from brikke.errors import InputError
from brikke.rules.position import Draw, Pass, Play, Position, Turn
from brikke.rules.table import EMPTY_TABLE, Table, tiles_on
from brikke.rules.tiles import FACES, counts_of, tiles_showing
from brikke.solver import NextTiles, Objective, Question, best_answer, next_tiles


class TurnBuilder:
    """One turn: the legal next actions, and the turn once it is complete.

    Every legal action leads to a legal turn. With ``arranges=False`` the solver arranges the table.
    """

    def __init__(self, position: Position, pool: int, *, arranges: bool = True) -> None:
        self.position = position
        self._arranges = arranges and position.rulebook.locks_jokers
        self.chosen = [0] * len(FACES)
        self.table_builder: TableBuilder | None = None
        self.turn: Turn | None = None
        """The complete turn; None before."""
        self.model: Play | None = None
        """A turn whose table is copied, where the arrangement is free."""
        self._question = Question.of(position)
        self._pool = pool
        self.legal = self._at_first()

    def take(self, action: int) -> None:
        """Take a legal action; any other raises :class:`InputError` and changes nothing."""
        if self.turn is not None or action not in self.legal:
            shown = action_text(action) if action in range(PASS + 1) else action
            raise InputError("this action is not legal now", shown)
        if action == DRAW:
            self._finish(Draw())
        elif action == PASS:
            self._finish(Pass())
        elif self.table_builder is not None:
            self._build_table(self.table_builder, action)
        elif action == DONE:
            self._begin_table()
        else:
            self.chosen[action] += 1
            self.legal = self._next_actions()

    # Choosing tiles

    def _next_tiles(self) -> NextTiles:
        found = next_tiles(self._question, self.chosen)
        # A tile that fits no turn now never will: leaving it out saves later questions.
        rack = list(self.chosen)
        for face in found.faces:
            rack[face] = self._question.rack[face]
        self._question = replace(self._question, rack=tuple(rack))
        return found

    def _at_first(self) -> frozenset[int]:
        faces = self._next_tiles().faces
        if faces and self.position.rulebook.must_play(self._pool):
            return frozenset(faces)
        return frozenset((*faces, DRAW if self._pool else PASS))

    def _next_actions(self) -> frozenset[int]:
        if self._question.rack == tuple(self.chosen):
            return frozenset((DONE,))
        found = self._next_tiles()
        return frozenset((*found.faces, DONE) if found.complete else found.faces)

    # Arranging the table

    def _begin_table(self) -> None:
        if not self._arranges:
            self._finish(Play(self._solvers_table()))
            return
        self.table_builder = TableBuilder(self.position, self.chosen)
        self._after_table_action(self.table_builder)

    def _build_table(self, table_builder: TableBuilder, action: int) -> None:
        if action != DONE:
            table_builder.add_tile(FACES[action])
        elif table_builder.current_set:
            table_builder.finish_set()
        else:
            self._finish(Play(table_builder.table()))
            return
        self._after_table_action(table_builder)

    def _after_table_action(self, table_builder: TableBuilder) -> None:
        if table_builder.is_over:
            self._finish(Play(table_builder.table()))
        else:
            end = (DONE,) if table_builder.may_end else ()
            self.legal = frozenset((*table_builder.next_faces, *end))

    def _solvers_table(self) -> Table:
        question = replace(self._question, rack=tuple(self.chosen))
        answer = best_answer(question, Objective.OUT)
        assert answer is not None, "what is complete can be laid"
        untouched = self.position.table if self.position.opens_alone else EMPTY_TABLE
        return (*untouched, *map(tiles_showing, answer.sets))

    def _finish(self, turn: Turn) -> None:
        model = self.model
        if isinstance(turn, Play) and model is not None and self._is_equivalent(turn, model):
            turn = model
        self.turn = turn
        self.legal = frozenset()

    def _is_equivalent(self, turn: Play, model: Play) -> bool:
        """Return whether two turns play the same tiles and leave the same relevant sets."""
        rulebook = self.position.rulebook
        one, other = (each.table for each in (turn, model))
        return counts_of(tiles_on(one)) == counts_of(tiles_on(other)) and (
            relevant_sets(rulebook, map(spell, one)) == relevant_sets(rulebook, map(spell, other))
        )
