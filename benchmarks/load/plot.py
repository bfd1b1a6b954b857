"""Plot of latency against turns per second."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from benchmarks.load.hosts import SETUPS
from benchmarks.load.measuring import TARGET_MS
from benchmarks.load.report import load

PLOT: Final = Path(__file__).parent.parent.parent / "docs" / "load.png"

TICKS_MS: Final = (10, 20, 50, 100, 200, 500, 1000)


def draw() -> None:
    """Draw all steps that were measured."""
    import matplotlib  # noqa: PLC0415 - measuring must not need it

    matplotlib.use("Agg")
    from matplotlib import pyplot  # noqa: PLC0415

    figure, axes = pyplot.subplots(figsize=(7.5, 4.2), layout="constrained")
    for name, setup in SETUPS.items():
        report = load("step", name)
        if report is not None:
            rates = [run.rate for run in report.runs]
            axes.plot(rates, [run.p99 for run in report.runs], marker="o", label=setup.words)
    axes.axhline(TARGET_MS, color="0.5", linestyle="--", linewidth=1)
    axes.set(yscale="log", xlabel="turns a second", ylabel="p99 from command to answer, ms")
    axes.set_yticks(TICKS_MS, labels=list(map(str, TICKS_MS)))
    axes.minorticks_off()
    axes.grid(visible=True, alpha=0.25)
    axes.legend(frameon=False)
    figure.savefig(PLOT, dpi=150)
    print(PLOT)
