"""Export of a trained network: its weights and their card, into the package.

``python -m training.play.export build/play src/brikke/players/network``

The league of the run says which network it is: the one that plays, or the one that tells people
their chances.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from brikke.players.network.weights import PEOPLE, PLAYER


def main() -> None:
    """Copy the weights, and write the card from the log of the run."""
    run, package = map(Path, sys.argv[1:])
    log = [json.loads(line) for line in (run / "log.jsonl").read_text("utf-8").splitlines()]
    begun = [line for line in log if line["kind"] == "begun"]
    done = [line for line in log if line["kind"] == "done"][-1]
    weights = (run / "weights.bin").read_bytes()
    people = "--league people" in begun[-1]["command"]
    trained_on = (
        "own rounds only: the bots for people, and policies that overlook things"
        if people
        else "own rounds only: self-play beside the policies of training/play/league.py"
    )
    card = {
        "what": "chances to win of a seat, from what it knows; an integer network of 4 layers",
        "command": [line["command"] for line in begun],
        "trained on": trained_on,
        "machine": begun[-1]["machine"],
        "seconds": done["seconds"],
        "steps": done["steps"],
        "samples": done["samples"],
        "rounds": done["rounds"],
        "bytes": len(weights),
        "sha256": hashlib.sha256(weights).hexdigest(),
    }
    (package / (PEOPLE if people else PLAYER)).write_bytes(weights)
    text = json.dumps(card, indent=2, ensure_ascii=False)
    (package / ("people.json" if people else "card.json")).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
