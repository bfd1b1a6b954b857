"""Write the page with a round between two champions, annotated turn by turn by the analysis.

    make annotated-round

By these rules everyone who can play must play, so all turns are chosen by the network that learned.
"""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from typing import Final

from brikke.cli.analysis_text import print_analysis
from brikke.cli.language import take_language
from brikke.game.match import Match
from brikke.game.notation import Record
from brikke.players.bots import make_bot
from brikke.study.analysis import analyse_record

RULES: Final = "nordic must_play_when_able=yes rounds=1"
SEED: Final = 25
HEAD: Final = f"""# A round between two champions

Two champions play one round by the rules `{RULES}`. There nobody can
hoard, and a network that [learned by self-play](learning.md#a-network-for-the-champion) chooses
every turn. The lines are those of [`brikke analyse`](command-line.md#brikke-analyse): what was
played, whether more tiles were possible, the chances of winning before and after the turn, and what
it cost compared with the best turn, with the reason. The chances are told by the
[other network](learning.md#chances-for-people), which has only seen people-like players. So where
it finds fault with a champion, one of the two networks is wrong, and it need not be the champion's.

    make annotated-round

writes this page. `r7` is the red seven, `j` a joker; `A` and `B` are the seats.
"""


def played() -> Record:
    """Return the record of the round."""
    match = Match(RULES, 2, seed=SEED)
    game, champions = match.next_round(), [make_bot("champion", seat) for seat in range(2)]
    while not game.is_over():
        game.push(champions[game.to_move].turn(game.view(game.to_move)))
    return Record.of(match)


def page() -> str:
    """Return the page, in Markdown."""
    record, printed = played(), io.StringIO()
    take_language(["--lang", "en"])
    with redirect_stdout(printed):
        print_analysis(record, analyse_record(record, chances=True))
    return f"{HEAD}\n```text\n{printed.getvalue()}```\n"


if __name__ == "__main__":
    print(page(), end="")
