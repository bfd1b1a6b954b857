"""Reference set of rounds ``brikke-rounds-1``: makes it, and prints its digest.

    python -m benchmarks.reference_rounds build/brikke-rounds-1                  # on all cores
    python -m benchmarks.reference_rounds build/first-rounds --rounds 1000       # its beginning

It writes lines of JSON, so that only the standard library and the native core are needed. The
digest is that of ``brikke dataset`` in any format. An interrupted run is continued.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from brikke.lab.arena import cores
from brikke.lab.dataset import make_plan, write_dataset

BOTS = ("casual", "steady", "expert", "hoarder")
ROUNDS = 100_000
SEED = 1


def main() -> None:
    """Write the set into a folder."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--workers", type=int, default=cores())
    chosen = parser.parse_args()
    plan = make_plan(BOTS, chosen.rounds, seed=SEED, format="jsonl")
    resume = (chosen.folder / "manifest.json").exists()
    told = write_dataset(plan, chosen.folder, workers=chosen.workers, resume=resume)
    print(f"{told['rounds']} rounds, {told['turns']} turns, records {told['records_sha256']}")


if __name__ == "__main__":
    main()
