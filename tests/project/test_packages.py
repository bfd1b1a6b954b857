"""Package metadata and the workflow that builds packages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from brikke import __version__
from tools import package_metadata
from tools.package_metadata import (
    dynamic_metadata,
    fill_in,
    read_addresses,
    readme_for_packages,
)

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()
WEB = "https:/"
REPOSITORY = f"{WEB}/forge.example/club/brikke"
WORKFLOW = (ROOT / ".github/workflows/checks.yml").read_text()


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with as much as the metadata need."""
    for name in ("README.md", "addresses.toml", "src/brikke/__init__.py"):
        copy = tmp_path / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text((ROOT / name).read_text())
    monkeypatch.setattr(package_metadata, "ROOT", tmp_path)
    return tmp_path


def test_links_of_the_readme_are_absolute_where_the_repository_is_known() -> None:
    text = readme_for_packages(README, REPOSITORY, "1.2.3")
    targets = re.findall(r"\]\(([^)]+)\)", text)
    assert targets
    assert all(target.startswith(f"{REPOSITORY}/") for target in targets)
    assert f"[Contributing]({REPOSITORY}/blob/v1.2.3/CONTRIBUTING.md)" in text
    assert f"]({REPOSITORY}/raw/v1.2.3/docs/screenshots/table.png)" in text


def test_links_of_the_readme_are_plain_text_where_it_is_not_known() -> None:
    text = readme_for_packages(README, None, "1.2.3")
    assert "](" not in text
    assert "| a contributor | Contributing | architecture, " in text


def test_links_to_other_sites_and_inside_the_page_stay() -> None:
    text = f"[a]({WEB}/elsewhere.example/x) and [b](#below)"
    assert readme_for_packages(text, REPOSITORY, "1.2.3") == text
    assert readme_for_packages(text, None, "1.2.3") == text


def test_metadata_name_no_address_that_nobody_filled_in(tree: Path) -> None:
    fields = dynamic_metadata({}, {})
    assert fields.keys() == {"version", "readme"}
    assert fields["version"] == __version__


def test_the_address_of_the_repository_fills_in_what_follows_from_it(tree: Path) -> None:
    file = tree / "addresses.toml"
    file.write_text(
        file.read_text().replace('documentation = ""', f'documentation = "{WEB}/d.example/"')
    )
    fill_in(file, f"{REPOSITORY}/")
    fields = dynamic_metadata({}, {})
    assert fields["urls"] == {
        "Repository": REPOSITORY,
        "Documentation": f"{WEB}/d.example",
        "Issues": f"{REPOSITORY}/issues",
    }
    assert REPOSITORY in fields["readme"]["text"]
    before = file.read_text()
    fill_in(file, REPOSITORY)
    assert file.read_text() == before


@pytest.mark.parametrize("address", ["forge.example/club", "file:///etc", f'{WEB}/a.example/"b'])
def test_an_address_that_is_none_is_refused(tree: Path, address: str) -> None:
    before = (tree / "addresses.toml").read_text()
    with pytest.raises(SystemExit, match=re.escape(address)):
        fill_in(tree / "addresses.toml", address)
    assert (tree / "addresses.toml").read_text() == before


def test_an_unknown_name_among_the_addresses_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "addresses.toml"
    file.write_text(f'homepage = "{WEB}/forge.example"')
    with pytest.raises(SystemExit, match="addresses.toml has no such address: homepage"):
        read_addresses(file)


def test_every_python_that_is_promised_is_tried() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    prefix = "Programming Language :: Python :: 3."
    promised = [
        int(each.removeprefix(prefix))
        for each in project["project"]["classifiers"]
        if each.startswith(prefix)
    ]
    assert project["project"]["requires-python"] == f">=3.{promised[0]}"
    assert project["tool"]["cibuildwheel"]["build"] == [f"cp3{minor}-*" for minor in promised]
    assert project["tool"]["scikit-build"]["wheel"]["py-api"] == f"cp3{promised[0]}"


def jobs() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(WORKFLOW)["jobs"]
    return found


def test_the_workflow_runs_all_checks_and_builds_packages_for_every_system() -> None:
    commands = {
        name: [step["run"] for step in job["steps"] if "run" in step]
        for name, job in jobs().items()
    }
    assert "make test" in commands["test"]
    assert {"make third-parties", "make jax"} <= set(commands["third-parties"])
    assert "make wheel sbom" in commands["source"]
    assert "make check-packages" in commands["packages"]
    systems = {name.partition("-")[0] for name in jobs()["wheels"]["strategy"]["matrix"]["os"]}
    assert systems == {"ubuntu", "macos", "windows"}
    assert set(jobs()["packages"]["needs"]) == jobs().keys() - {"packages"}


def test_the_targets_and_files_that_the_workflow_names_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    targets = {name for line in re.findall(r"run: make (.+)", WORKFLOW) for name in line.split()}
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for file in re.findall(r"\b(?:tools|requirements)/[\w.]+", WORKFLOW):
        assert (ROOT / file).is_file(), file


def test_every_action_of_the_workflow_is_pinned_to_a_commit() -> None:
    used = re.findall(r"uses: (\S+)( # v[\d.]+)?", WORKFLOW)
    assert used
    for action, version in used:
        assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", action), action
        assert version
