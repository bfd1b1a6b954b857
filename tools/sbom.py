"""Software bill of materials: all packages of a server and of the browser game, as CycloneDX.

    python -m tools.sbom > dist/sbom.cdx.json

It is made from the pins alone, so the same commit gives the same text. Packages that are only
needed to build the browser game have the scope ``excluded``.
"""

from __future__ import annotations

import json
import re
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from uuid import NAMESPACE_URL, uuid5

from tools.package_metadata import read_version

ROOT: Final = Path(__file__).parents[1]
BUILT_IN: Final = ("pyodide", "svelte")
"""Tools of the build whose own code is part of the browser game."""

Component = dict[str, Any]


def main() -> None:
    """Print the bill."""
    print(json.dumps(bill(ROOT), indent=1))


def bill(root: Path) -> dict[str, Any]:
    """Return the bill of a source tree."""
    version = read_version(root)
    components = [*python_packages(root), *browser_packages(root)]
    names = json.dumps([component["purl"] for component in components])
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, f'brikke {version} {names}')}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "brikke",
                "name": "brikke",
                "version": version,
                "purl": f"pkg:pypi/brikke@{version}",
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": components,
        "dependencies": [
            {"ref": "brikke", "dependsOn": [component["bom-ref"] for component in components]}
        ],
    }


def python_packages(root: Path) -> Iterator[Component]:
    """Yield the pinned packages of a server, with the hashes of all their files."""
    text = (root / "requirements/run.txt").read_text()
    for name, version, rest in re.findall(
        r"^([\w.-]+)==(\S+)((?: \\\n    --hash=\S+)*)", text, re.M
    ):
        hashes = re.findall(r"sha256:([0-9a-f]{64})", rest)
        yield _component(f"pkg:pypi/{name}@{version}", name, version, "SHA-256", hashes)


def browser_packages(root: Path) -> Iterator[Component]:
    """Yield the locked packages of the browser game, with the hash of each."""
    lock = json.loads((root / "web/package-lock.json").read_text())
    for place, package in lock["packages"].items():
        name = place.rpartition("node_modules/")[2]
        if not name:
            continue
        digest = b64decode(package["integrity"].removeprefix("sha512-")).hex()
        # The name of a scope begins with @, which has another meaning in a package URL.
        purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
        made = _component(purl, name, package["version"], "SHA-512", [digest])
        if package.get("dev") and name not in BUILT_IN:
            made["scope"] = "excluded"
        if "license" in package:
            made["licenses"] = [{"expression": package["license"]}]
        yield made


def _component(purl: str, name: str, version: str, algorithm: str, hashes: list[str]) -> Component:
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "hashes": [{"alg": algorithm, "content": each} for each in hashes],
    }


if __name__ == "__main__":
    main()
