"""Package metadata: the version, the README and the addresses that packages show.

The build calls :func:`dynamic_metadata` (``pyproject.toml``). Links of the README are relative to
the repository, and nobody could follow them from a package index. So they become absolute if
``addresses.toml`` names the repository, and plain text otherwise.

    python tools/package_metadata.py REPOSITORY    # writes addresses.toml, before a release
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

ROOT: Final = Path(__file__).parents[1]
LABELS: Final = {"repository": "Repository", "documentation": "Documentation", "issues": "Issues"}
"""The names of addresses as packages show them, by their key in ``addresses.toml``."""
LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\((?!#)([^)\s]+)\)")


def dynamic_metadata(
    settings: Mapping[str, Any],  # noqa: ARG001 - an argument of the interface
    project: Mapping[str, Any],  # noqa: ARG001
) -> dict[str, Any]:
    """Return the fields of ``[project]`` that are not written in ``pyproject.toml``."""
    addresses = read_addresses(ROOT / "addresses.toml")
    version = read_version(ROOT)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    text = readme_for_packages(readme, addresses.get("repository"), version)
    urls = {LABELS[name]: address for name, address in addresses.items()}
    fields: dict[str, Any] = {
        "version": version,
        "readme": {"text": text, "content-type": "text/markdown"},
    }
    return {**fields, "urls": urls} if urls else fields


def read_version(root: Path) -> str:
    """Return the version of a source tree."""
    text = (root / "src/brikke/__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__(?:: Final)? = "([^"]+)"', text, re.MULTILINE)
    assert found is not None, "the package has a version"
    return found[1]


def read_addresses(path: Path) -> dict[str, str]:
    """Return the addresses that are filled in, without slashes at their ends."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    if unknown := sorted(found.keys() - LABELS.keys()):
        sys.exit(f"{path.name} has no such address: {unknown[0]}")
    return {name: check_address(found[name]) for name in LABELS if found.get(name)}


def check_address(address: str) -> str:
    """Return an address of the web without a slash at its end, or exit with a message."""
    parts = urlsplit(address)
    if parts.scheme not in {"http", "https"} or not parts.netloc or re.search(r"[\s\"]", address):
        sys.exit(f"not an address of the web: {address}")
    return address.rstrip("/")


def readme_for_packages(readme: str, repository: str | None, version: str) -> str:
    """Return the README with links that work anywhere."""

    def link(found: re.Match[str]) -> str:
        mark, text, target = found.groups()
        if "://" in target:
            return found[0]
        if repository is None:
            return "" if mark else text
        kind = "raw" if mark else "blob"
        return f"{mark}[{text}]({repository}/{kind}/v{version}/{target})"

    return LINK.sub(link, readme)


def fill_in(path: Path, repository: str) -> None:
    """Write the addresses that follow from the one of the repository, and keep all others."""
    home = check_address(repository)
    wanted = {"issues": f"{home}/issues", **read_addresses(path), "repository": home}
    text = path.read_text(encoding="utf-8")
    for name, address in wanted.items():
        text = re.sub(rf'^{name} = ".*"$', f'{name} = "{address}"', text, flags=re.MULTILINE)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    fill_in(ROOT / "addresses.toml", sys.argv[1])
