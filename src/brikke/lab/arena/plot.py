"""Plots of a report: ratings and win rates with their confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from textwrap import fill
from typing import Any, Final

from brikke.errors import InputError, reason_of
from brikke.lab.arena.report import Report
from brikke.lab.arena.standings import Interval, percent

FILE_TYPES: Final = (".png", ".svg")
# The colours of the browser game.
PAGE, INK, SOFT, LINE, ACCENT = "#fffdf8", "#2b2824", "#655d52", "#ddd3c2", "#2e6b57"
RANGE: Final = "#b9d0c5"
TITLE_WIDTH: Final = 85


def check_plot_path(path: Path) -> None:
    """Raise :class:`InputError` if a plot could not be written: call it before a long contest."""
    if path.suffix.lower() not in FILE_TYPES:
        raise InputError(f"a plot is a file in {' or '.join(FILE_TYPES)}", path)
    if not path.parent.is_dir():
        raise InputError("there is no such folder", path.parent)
    if find_spec("matplotlib") is None:
        raise InputError("a plot needs matplotlib, install it with: pip install", "brikke[plots]")


def draw_report(report: Report, path: Path, *, title: str, rating: str, wins: str) -> None:
    """Draw a report with these labels, and write it to a file in one step."""
    check_plot_path(path)
    from matplotlib import rc_context  # noqa: PLC0415 - optional, and slow to import
    from matplotlib.figure import Figure  # noqa: PLC0415
    from matplotlib.layout_engine import ConstrainedLayoutEngine  # noqa: PLC0415

    with rc_context(_STYLE):
        layout = ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.1, wspace=0.03)
        figure = Figure(figsize=(8, 1.5 + 0.45 * len(report.bots)), layout=layout)
        figure.suptitle(fill(title, TITLE_WIDTH), x=0.015, ha="left", fontsize=11, color=INK)
        left, right = figure.subplots(1, 2, sharey=True)
        _draw_rows(
            left, report, [(each.rating, each.rating_ci95) for each in report.bots], "{:+.0f}"
        )
        left.set_xlabel(rating)
        left.axvline(0, color=SOFT, linewidth=1, linestyle=(0, (4, 4)), zorder=1)
        rates = [(100 * each.win_rate, percent(each.ci95)) for each in report.bots]
        _draw_rows(right, report, rates, "{:.1f}")
        right.set_xlabel(wins)
        right.axvline(100 * report.even, color=SOFT, linewidth=1, linestyle=(0, (4, 4)), zorder=1)
        _save(figure, path)


def _draw_rows(
    axes: Any, report: Report, values: Sequence[tuple[float, Interval | None]], shown: str
) -> None:
    rows = range(len(values))
    axes.set_yticks(rows, labels=[each.name for each in report.bots])
    axes.set_ylim(len(values) - 0.4, -0.7)
    axes.tick_params(length=0)
    axes.grid(visible=True, axis="x", color=LINE, linewidth=0.7)
    axes.set_axisbelow(True)
    axes.margins(x=0.12)
    for row, (value, interval) in zip(rows, values, strict=True):
        low, high = interval or (value, value)
        axes.plot([low, high], [row, row], color=RANGE, linewidth=7, zorder=2)
        axes.plot([value], [row], marker="o", markersize=6.5, color=ACCENT, zorder=3)
        axes.annotate(
            shown.format(value).replace("+0", "0").replace("-", "−"),
            (value, row),
            (0, 8),
            textcoords="offset points",
            ha="center",
            fontsize=9,
            color=INK,
            bbox={"facecolor": PAGE, "edgecolor": "none", "pad": 1.5},
        )


_STYLE: Final = {
    "figure.facecolor": PAGE,
    "axes.facecolor": PAGE,
    "axes.edgecolor": LINE,
    "axes.labelcolor": SOFT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "xtick.color": SOFT,
    "ytick.color": INK,
    "font.size": 10,
    "svg.hashsalt": "brikke",  # so that the same report gives the same file
    "lines.solid_capstyle": "round",
}


def _save(figure: Any, path: Path) -> None:
    part = path.with_name(f".{path.name}.part")
    try:
        figure.savefig(
            part,
            format=path.suffix[1:].lower(),
            dpi=150,
            metadata={"Date": None} if path.suffix.lower() == ".svg" else {"Software": None},
        )
        part.replace(path)
    except OSError as error:
        raise InputError(f"cannot be written ({reason_of(error)})", path) from None
    finally:
        part.unlink(missing_ok=True)
