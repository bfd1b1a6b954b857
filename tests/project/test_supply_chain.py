"""Dependencies: every file that is fetched has a hash, and the bill of materials lists all."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tools import audit, images, sbom

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


def test_every_image_can_be_pinned_to_the_digest_of_its_tag() -> None:
    asked: list[str] = []

    def digest_of(name: str) -> str:
        asked.append(name)
        return f"sha256:{len(asked):064x}"

    for file in images.FILES:
        text = (ROOT / file).read_text()
        names = images.images(text)
        assert names
        # Whatever is fetched is among them.
        fetched = re.findall(r"^FROM (\S+)|image: (\S+)", text, re.MULTILINE)
        assert len(set(names)) == len({*fetched} - {("", images.OWN)})
        pinned = images.pin(text, digest_of)
        assert all(re.search(r"@sha256:[0-9a-f]{64}$", name) for name in images.images(pinned))
        # Once more, it asks for the same tags again.
        first = asked.copy()
        asked.clear()
        assert images.pin(pinned, digest_of) == pinned
        assert asked == first
        asked.clear()


def test_images_without_a_digest_are_named(tmp_path: Path) -> None:
    for file in images.FILES:
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text((ROOT / file).read_text())
    (tmp_path / "compose.yaml").write_text("    image: caddy:2\n  image: brikke\n")
    (tmp_path / "deploy/Dockerfile").write_text(f"ARG RUN_IMAGE=python:3@sha256:{'0' * 64}\n")
    assert list(images.unpinned(tmp_path)) == ["compose.yaml: caddy:2"]


def test_an_audit_that_reaches_no_database_says_so_in_one_line() -> None:
    refused = "requests.exceptions.ConnectionError: HTTPSConnectionPool: Max retries exceeded"
    assert audit.python_findings("") is None
    assert audit.verdict("run", None, refused) == [audit.UNREACHABLE]
    missing = "ERROR:pip_audit._cli:a: Dependency not found on PyPI and could not be audited: a (1)"
    assert audit.verdict("run", None, missing) == [audit.UNREACHABLE]
    assert audit.browser_findings('{"message": "request to https: failed", "error": {}}') is None
    assert audit.verdict("run", None, "a bug\n")[0] == "run: not looked up (a bug)"


def test_an_audit_names_what_it_finds() -> None:
    package = '{"name": "a", "version": "1", "vulns": [{"id": "X-1"}]}'
    found = f'{{"dependencies": [{package}, {{"name": "b"}}]}}'
    assert audit.verdict("run", audit.python_findings(found), "") == ["run: a 1: X-1"]
    assert audit.verdict("run", audit.python_findings('{"dependencies": []}'), "") == []
    browser = '{"vulnerabilities": {"c": {"severity": "high"}}}'
    assert audit.verdict("web", audit.browser_findings(browser), "") == ["web: c: high"]
