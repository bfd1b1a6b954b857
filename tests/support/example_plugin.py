"""The package of ``examples/plugin``, installed into a folder that processes are pointed to."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.support.patience import PATIENCE

SOURCE = Path(__file__).parents[2] / "examples" / "plugin"


def install_plugin(folder: Path, *, words: bool = True) -> Path:
    """Install the package, with or without its words, and return where; nothing is downloaded."""
    source, target = folder / "source", folder / "installed"
    without = None if words else shutil.ignore_patterns("locales")
    shutil.copytree(SOURCE, source, ignore=without)
    command = [sys.executable, "-m", "pip", "install", "--target", str(target), str(source)]
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--no-compile", "--quiet"]
    options += ["--disable-pip-version-check", "--no-warn-conflicts"]
    subprocess.run([*command, *options], check=True, timeout=PATIENCE)
    return target


def add_entry_points(folder: Path, package: str, text: str) -> None:
    """Add the metadata of a package that has nothing but entry points."""
    metadata = folder / f"{package}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(text)


def with_plugins(folder: Path) -> dict[str, str]:
    """Return an environment whose processes find the packages in a folder."""
    return {**os.environ, "PYTHONPATH": str(folder)}
