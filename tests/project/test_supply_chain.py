"""Dependencies: every file that is fetched has a hash, and the bill of materials lists all."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tools import sbom

ROOT = Path(__file__).parents[2]
LOCKED = sorted((ROOT / "requirements").glob("*.txt"))


@pytest.mark.parametrize("file", LOCKED, ids=lambda file: file.stem)
def test_every_python_package_is_pinned_with_hashes_and_without_addresses(file: Path) -> None:
    # A pin with its hashes is one line that goes on over others.
    lines = file.read_text().replace("\\\n", "").splitlines()
    pins = [line for line in lines if line and not line.lstrip().startswith("#")]
    assert pins
    for pin in pins:
        assert re.fullmatch(r"[a-z0-9.-]+==\S+( +--hash=sha256:[0-9a-f]{64})+", pin), pin


def test_every_list_of_dependencies_is_locked() -> None:
    wanted = {file.stem for file in (ROOT / "requirements").glob("*.in")}
    assert {file.stem for file in LOCKED} == wanted
    [names] = re.findall(r"for name in ([a-z -]+); do", (ROOT / "Makefile").read_text())
    assert wanted == set(names.split())


def pins(name: str) -> set[tuple[str, str]]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    return set(re.findall(r"^([a-z0-9.-]+)==(\S+)", text, re.MULTILINE))


def test_lists_that_are_installed_into_one_environment_agree() -> None:
    assert pins("build") | pins("run") <= pins("dev") <= pins("bench")


def test_every_browser_package_is_locked_with_a_hash_and_without_an_address() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    del packages[""]
    assert all(each["integrity"].startswith("sha512-") for each in packages.values())
    assert not any("resolved" in each for each in packages.values())


def test_the_bill_of_materials_lists_every_package_with_a_hash() -> None:
    bill = sbom.bill(ROOT)
    assert bill == sbom.bill(ROOT)
    components = bill["components"]
    assert all(each["hashes"] for each in components)
    purls = [each["purl"] for each in components]
    assert {f"pkg:pypi/{name}@{version}" for name, version in pins("run")} <= set(purls)
    required = {each["name"] for each in components if each.get("scope") != "excluded"}
    assert {"litestar", "@noble/hashes", "pyodide", "svelte"} <= required
    assert "vitest" not in required
