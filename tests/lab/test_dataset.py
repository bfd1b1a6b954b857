"""Data sets: their content, reproducible bytes, and atomic writing."""

from __future__ import annotations

import inspect
import json
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from pyarrow import parquet

from brikke.cli.dataset import dataset as dataset_command
from brikke.errors import InputError
from brikke.game.events import Played, TurnEvent
from brikke.game.verify import verify_record
from brikke.lab.dataset import ROUNDS, TURNS, Column, make_plan, read_records, write_dataset
from brikke.lab.dataset.folder import DatasetFolder
from brikke.lab.dataset.generation import GeneratedRound, generate_round
from brikke.lab.dataset.plan import Plan
from brikke.lab.dataset.readme import size_category
from brikke.rules.table import read_table, tiles_on
from brikke.rules.tiles import counts_of, faces_of
from brikke.solver import best_turn
from tests.cli.test_cli import Called
from tests.support.interrupting import interrupted

PLAN = make_plan(["steady", "greedy"], 5, seed=3, rounds_per_file=2)


def files_of(folder: Path) -> Mapping[str, bytes]:
    """Return every file of a folder with its bytes."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}


def rows_of(folder: Path, table: str) -> list[dict[str, Any]]:
    """Return all rows of a table in either format."""
    found: list[dict[str, Any]] = []
    for path in sorted(folder.glob(f"{table}-*")):
        if path.suffix == ".parquet":
            found += parquet.read_table(path).to_pylist()
        else:
            found += map(json.loads, path.read_text().splitlines())
    return found


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "set"
    write_dataset(PLAN, folder)
    return folder


@pytest.mark.system
def test_the_same_seed_gives_the_same_bytes_with_any_number_of_workers(
    written: Path, tmp_path: Path
) -> None:
    write_dataset(PLAN, tmp_path / "crew", workers=2)
    assert files_of(tmp_path / "crew") == files_of(written)
    other = make_plan(["steady", "greedy"], 5, seed=4, rounds_per_file=2)
    write_dataset(other, tmp_path / "other")
    theirs = files_of(tmp_path / "other")
    assert not set(theirs.values()) & set(files_of(written).values())


def test_the_metadata_of_a_table_hold_the_format_version(written: Path) -> None:
    for path in written.glob("*.parquet"):
        assert parquet.read_schema(path).metadata == {b"brikke.dataset": b"1"}


def test_the_manifest_lists_every_file(written: Path) -> None:
    told = json.loads((written / "manifest.json").read_text())
    listed = {file["name"] for part in told["parts"] for file in part["files"]}
    assert set(files_of(written)) == listed | {"manifest.json", "README.md"}
    assert [part["rounds"] for part in told["parts"]] == [2, 2, 1]
    assert told["complete"] is True
    assert told["turns"] == len(rows_of(written, "turns"))
    assert told["command"] in (written / "README.md").read_text()
    assert told["versions"].keys() == {"brikke", "core", "pyarrow"}


def card_of(folder: Path) -> dict[str, Any]:
    """Return the metadata block of the README, which catalogues and loaders read."""
    header = (folder / "README.md").read_text().split("---\n")[1]
    told: dict[str, Any] = yaml.safe_load(header)
    return told


def test_the_readme_says_which_files_make_which_table(written: Path) -> None:
    told = {each["config_name"]: each["data_files"] for each in card_of(written)["configs"]}
    assert told.keys() == {"turns", "rounds"}
    for pattern in told.values():
        assert len([*written.glob(pattern)]) == 3


def test_the_readme_says_licence_size_and_tags(written: Path) -> None:
    card = card_of(written)
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    assert card["license"] == project["license"].lower()
    assert card["size_categories"] == [size_category(len(rows_of(written, "turns")))]
    assert {"board-game", "tile-rummy"} <= set(card["tags"])


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        (0, "n<1K"),
        (999, "n<1K"),
        (1_000, "1K<n<10K"),
        (38_461, "10K<n<100K"),
        (999_999, "100K<n<1M"),
        (3_841_518, "1M<n<10M"),
        (2 * 10**9, "1B<n<10B"),
    ],
)
def test_the_size_of_a_data_set_is_told_in_powers_of_ten(rows: int, told: str) -> None:
    assert size_category(rows) == told


def test_every_record_is_valid_and_matches_its_rows(written: Path) -> None:
    turns, rounds = rows_of(written, "turns"), rows_of(written, "rounds")
    for (number, record), told in zip(read_records(written), rounds, strict=True):
        assert verify_record(record).valid
        (game,) = record.games()
        (events,) = record.rounds
        outcome = game.outcome()
        assert outcome is not None
        assert (told["round"], told["winner"], told["ending"]) == (
            number,
            outcome.winner,
            outcome.ending,
        )
        assert told["scores"] == list(outcome.scores)
        assert dict(record.tags) == {
            "seed": told["seed"],
            "seat-a": told["bots"][0],
            "seat-b": told["bots"][1],
        }
        own = [row for row in turns if row["round"] == number]
        assert len(own) == told["turns"] == sum(isinstance(each, TurnEvent) for each in events)
        again = record.games()[0]
        for row in reversed(own):
            event = next(each for each in reversed(again.events) if isinstance(each, TurnEvent))
            again.undo()
            _compare(row, again.view(again.to_move), event, told, outcome.scores)
    assert [row["bots"] for row in rounds[:2]] == [["steady", "greedy"], ["greedy", "steady"]]


def _compare(row: Any, view: Any, event: TurnEvent, told: Any, scores: tuple[int, ...]) -> None:
    """Compare a row with the view, the event, the best turn and the score."""
    seat = view.seat
    assert (row["seat"], row["bot"]) == (event.seat, told["bots"][seat]) == (seat, row["bot"])
    assert row["turn"] == view.state.turns + 1
    assert row["rack"] == counts_of(view.rack)
    assert row["table"] == counts_of(tiles_on(view.table))
    assert read_table(row["sets"]) == view.table
    assert (row["opened"], row["all_opened"]) == (view.opened[seat], list(view.opened))
    assert (row["rack_sizes"], row["pool"]) == (list(view.rack_sizes), view.pool_size)
    assert row["passes"] == view.state.passes
    best = best_turn(view.position)
    assert (row["best_tiles"], row["best_goes_out"]) == (best.tiles_played, best.goes_out)
    assert row["tiles_played"] == sum(row["played"]) <= row["best_tiles"]
    assert row["kind"] == {"Played": "play", "Drew": "draw", "Passed": "pass"}[type(event).__name__]
    if isinstance(event, Played):
        assert read_table(row["sets_after"]) == event.table
        left = zip(counts_of(tiles_on(event.table)), row["table"], strict=True)
        assert row["played"] == [after - before for after, before in left]
    else:
        assert (row["tiles_played"], row["sets_after"]) == (0, "")
    drawn = getattr(event, "tile", None)
    assert row["drawn"] == (None if drawn is None else faces_of([drawn])[0])
    assert (row["winner"], row["won"]) == (told["winner"], told["winner"] == seat)
    assert row["score"] == scores[seat]


def test_json_lines_hold_the_same_rows_and_need_no_package(
    written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = make_plan(["steady", "greedy"], 5, seed=3, rounds_per_file=2, format="jsonl")
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "pyarrow", None)
        with pytest.raises(InputError, match=r"needs pyarrow \(.*jsonl.*\), .*: brikke\[data\]$"):
            write_dataset(PLAN, tmp_path / "parquet")
        told = write_dataset(lines, tmp_path / "lines")
    assert not (tmp_path / "parquet").exists()
    for table in ("turns", "rounds"):
        assert rows_of(tmp_path / "lines", table) == rows_of(written, table)
    assert told["records_sha256"] in (written / "manifest.json").read_text()


@pytest.mark.parametrize("seats", [3, 4])
def test_a_data_set_may_have_more_seats_and_other_rules(tmp_path: Path, seats: int) -> None:
    rules = "norwegian-classic joker_value=25"
    write_dataset(make_plan(["steady", "novice"], 2, seats=seats, rulebook=rules), tmp_path)
    first, *_ = rows_of(tmp_path, "turns")
    assert len(first["rack_sizes"]) == len(first["all_opened"]) == seats
    assert all(verify_record(record).valid for _, record in read_records(tmp_path))


def test_commands_read_a_record_from_its_archive(
    written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written / rows_of(written, "rounds")[3]["record"]
    assert Called(capsys, "verify", str(path), "--json").json["valid"] is True
    assert Called(capsys, "replay", str(path), "--json").out.count("\n") > 10
    nobody = path.with_name("00000099.brikke")
    refused = Called(capsys, "verify", str(nobody))
    assert (refused.status, refused.out) == (2, "")
    assert refused.err.endswith(f"the archive holds no such file: {nobody}\n")


class StoppedError(Exception):
    """Stands for anything that ends the program."""


def test_a_resumed_data_set_has_the_same_bytes(written: Path, tmp_path: Path) -> None:
    def stop(there: int) -> None:
        if there == 4:
            raise StoppedError

    with pytest.raises(StoppedError):
        write_dataset(PLAN, tmp_path, progress=stop)
    assert json.loads((tmp_path / "manifest.json").read_text())["complete"] is False
    assert len(rows_of(tmp_path, "rounds")) == 2
    # As if it was killed while writing a file, or just before the manifest listed one.
    (tmp_path / "turns-00001.parquet.part").write_bytes(b"half")
    (tmp_path / "turns-00001.parquet").write_bytes(b"not listed yet")
    there: list[int] = []
    write_dataset(PLAN, tmp_path, resume=True, progress=there.append)
    assert there == [2, 3, 4, 5]
    assert files_of(tmp_path) == files_of(written)
    write_dataset(PLAN, tmp_path, resume=True)
    assert files_of(tmp_path) == files_of(written)


def test_a_failed_write_leaves_no_file(tmp_path: Path) -> None:
    folder = DatasetFolder(tmp_path / "set", PLAN)
    rounds = [generate_round(PLAN, 0)]
    torn = [GeneratedRound(0, rounds[0].record, ((1, 2),), rounds[0].round)]
    with pytest.raises(ValueError, match="zip"):
        folder.add(torn)
    assert not [name for name in files_of(folder.path) if "turns" in name or "part" in name]
    assert folder.rounds == 0


def test_another_folder_is_refused_and_unchanged(written: Path, tmp_path: Path) -> None:
    before = files_of(written)
    with pytest.raises(InputError, match=f"not empty .*--resume.*: {written}$"):
        write_dataset(PLAN, written)
    others: list[tuple[str, Plan]] = [
        ("rounds: 5", replace(PLAN, rounds=6)),
        ("seed: 3", make_plan(["steady", "greedy"], 5, rounds_per_file=2)),
        (r"bots: \['steady', 'greedy'\]", make_plan(["steady"], 5, seed=3, rounds_per_file=2)),
    ]
    for ending, other in others:
        with pytest.raises(InputError, match=f"holds another data set, with other {ending}$"):
            write_dataset(other, written, resume=True)
    assert files_of(written) == before
    (tmp_path / "letter").write_text("a letter")
    with pytest.raises(InputError, match=f"not the folder of a data set: {tmp_path}$"):
        write_dataset(PLAN, tmp_path, resume=True)
    with pytest.raises(InputError, match=r"cannot be written \(not a directory\): .*letter$"):
        write_dataset(PLAN, tmp_path / "letter")
    assert set(files_of(tmp_path)) == {"letter"}


def test_a_changed_file_is_detected(tmp_path: Path) -> None:
    plan = make_plan(["steady"], 1, format="jsonl")
    write_dataset(plan, tmp_path)
    (tmp_path / "turns-00000.jsonl").write_text("{}\n")
    with pytest.raises(InputError, match=r"has changed since it was written: .*turns-00000.jsonl$"):
        write_dataset(plan, tmp_path, resume=True)


@pytest.mark.system
def test_after_an_interrupt_complete_files_are_kept(tmp_path: Path) -> None:
    out = tmp_path / "set"
    asked = ["--rounds", "100000", "--bots", "steady,greedy", "--seed", "3", "--workers", "2"]
    asked += ["--rounds-per-file", "2", "--out", str(out)]
    has_some = (out / "turns-00001.parquet").exists
    status, told, err = interrupted(["dataset", *asked], has_some)
    manifest = json.loads((out / "manifest.json").read_text())
    kept = sum(part["rounds"] for part in manifest["parts"])
    assert (status, told) == (130, "")
    said = f"Stopped. {kept} rounds are kept; with --resume the same command goes on from there"
    assert err == f"{said}: {out}\n"
    assert not [*out.rglob("*.part")]
    for part in manifest["parts"]:
        for file in part["files"]:
            assert (out / file["name"]).stat().st_size == file["bytes"]


def test_the_command_reports_what_it_wrote(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["dataset", "--rounds", "1", "--bots", "steady", "--workers", "1"]
    called = Called(capsys, *asked, "--out", str(tmp_path / "words"))
    turns = len(rows_of(tmp_path / "words", "turns"))
    assert (called.status, called.err) == (0, "")
    assert called.out == f"One round with {turns} turns in {tmp_path / 'words'}\n"
    told = Called(capsys, *asked, "--out", str(tmp_path / "json"), "--json").json
    assert (told["rounds"], told["turns"], told["parts"]) == (1, turns, 1)
    assert files_of(tmp_path / "json") == files_of(tmp_path / "words")


@pytest.mark.parametrize(
    ("arguments", "value"),
    [
        (["--rounds", "0"], "0"),
        (["--rounds", "10000001"], "10000001"),
        (["--bots", "nobody"], "nobody"),
        (["--bots", "steady,steady,steady", "--seats", "2"], "3"),
        (["--seats", "5"], "5"),
        (["--rulebook", "chess"], "chess"),
        (["--workers", "0"], "0"),
        (["--rounds-per-file", "0"], "0"),
        (["--format", "csv"], "csv"),
    ],
)
def test_invalid_arguments_are_refused(
    arguments: list[str], value: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = {"--rounds": "1", "--bots": "steady", "--out": str(tmp_path / "set")}
    asked |= dict(zip(arguments[::2], arguments[1::2], strict=True))
    called = Called(capsys, "dataset", *(word for pair in asked.items() for word in pair))
    assert (called.status, called.out) == (2, "")
    assert called.err.endswith(f": {value}\n")
    assert not (tmp_path / "set").exists()


def test_every_column_and_flag_is_documented() -> None:
    docs = Path(__file__).parents[2] / "docs"
    page = (docs / "datasets.md").read_text()

    def lines(columns: tuple[Column, ...]) -> str:
        return "\n".join(f"| `{each.name}` | {each.kind} | {each.about} |" for each in columns)

    assert lines(TURNS) in page
    assert lines(ROUNDS) in page
    section = (docs / "command-line.md").read_text().partition("## `brikke dataset`")[2]
    section = section.partition("\n## ")[0]
    for name in inspect.signature(dataset_command).parameters:
        assert f"--{name.replace('_', '-')}" in section, name
