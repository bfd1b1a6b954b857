"""The public names of ``brikke``: for programs, for completion, and for type checkers."""

from __future__ import annotations

import ast
import rlcompleter
import subprocess
import sys
from pathlib import Path

import pytest
from mypy import api as mypy

import brikke
from brikke.errors import MissingExtraError
from brikke.svg import png
from tests.support.patience import PATIENCE

ROOT = Path(__file__).parents[2]
SOURCE = Path(brikke.__file__).read_text(encoding="utf-8")

EXTRAS = [
    ("brikke.env", "env", "numpy"),
    ("brikke.env.brikke_v0", "env", "pettingzoo"),
    ("brikke.env.vector", "env", "gymnasium"),
    ("brikke.solver.arrays", "env", "numpy"),
    ("brikke.camera", "camera", "onnxruntime"),
    ("brikke.camera", "camera", "PIL"),
    ("brikke.server.app", "server", "litestar"),
    ("brikke.wire.events", "server", "msgspec"),
    ("brikke.server.store", "server", "sqlalchemy"),
    ("brikke.tui.screen.app", "tui", "textual"),
    ("brikke.tui.screen.replay", "tui", "textual"),
]


def imported_for_type_checkers() -> dict[str, str]:
    """Return the names that type checkers see, each with the module it comes from."""
    block = next(node for node in ast.parse(SOURCE).body if isinstance(node, ast.If))
    imports = [node for node in block.body if isinstance(node, ast.ImportFrom)]
    assert len(imports) == len(block.body)
    return {name.name: str(each.module) for each in imports for name in each.names}


def test_all_is_a_sorted_list_of_literals() -> None:
    (assigned,) = (
        node.value
        for node in ast.parse(SOURCE).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    )
    assert ast.literal_eval(assigned) == brikke.__all__
    assert len(set(brikke.__all__)) == len(brikke.__all__)


def test_all_and_the_lazy_table_and_the_imports_of_type_checkers_agree() -> None:
    imported = imported_for_type_checkers()
    assert sorted(brikke.__all__) == sorted(imported)
    lazy = {name: f"brikke.{home}" for name, home in brikke._HOME_OF.items()}
    assert lazy == imported


def test_every_public_name_can_be_loaded() -> None:
    assert all(getattr(brikke, name) is not None for name in brikke.__all__)
    with pytest.raises(AttributeError, match="module brikke has no attribute: best_trun"):
        _ = brikke.best_trun  # type: ignore[attr-defined]


@pytest.mark.system
def test_dir_and_completion_show_the_public_names_before_they_are_loaded() -> None:
    code = (
        "import sys, brikke\n"
        "shown = [name for name in dir(brikke) if not name.startswith('_')]\n"
        "assert shown == sorted(brikke.__all__), shown\n"
        "assert '__version__' in dir(brikke)\n"
        "loaded = [name for name in sys.modules if name.startswith('brikke.')]\n"
        "assert not loaded, loaded\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=PATIENCE)
    completer = rlcompleter.Completer({"brikke": brikke})
    assert completer.complete("brikke.best_t", 0) == "brikke.best_turn("


@pytest.mark.system
def test_strict_type_checking_accepts_every_public_name(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    names = ", ".join(brikke.__all__)
    program.write_text(
        f"from brikke import {names}\n\n"
        'solution: Solution = best_turn(read_position("- / r1 r2 r3 / opened / nordic"))\n'
        "legal: list[Turn] = list(Game(seed=7))\n",
        encoding="utf-8",
    )
    # The cache of `make types`, so that only this one file is checked.
    options = ["--strict", "--config-file", str(ROOT / "pyproject.toml")]
    cache = ["--cache-dir", str(ROOT / ".mypy_cache")]
    out, err, status = mypy.run([*options, *cache, str(program)])
    assert (status, err) == (0, ""), out


@pytest.mark.system
@pytest.mark.parametrize(("module", "extra", "package"), EXTRAS)
def test_an_import_without_its_extra_says_how_to_install_it(
    module: str, extra: str, package: str
) -> None:
    code = f"import sys; sys.modules['{package}'] = None; import {module}"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("brikke.errors.MissingExtraError: brikke.")
    needed = f'needs pip install "brikke[{extra}]", a package is missing: {package}'
    assert last.endswith(needed)


def test_a_picture_in_pixels_without_its_extra_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(MissingExtraError, match=r'pip install "brikke\[pixels\]".*: resvg_py$'):
        png("<svg/>")


@pytest.mark.system
def test_a_missing_extra_is_an_import_error_and_an_input_error() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "from brikke.errors import InputError\n"
        "for kind in (ImportError, InputError):\n"
        "    try:\n"
        "        import brikke.env\n"
        "    except kind as error:\n"
        "        assert error.name == 'numpy'\n"
        "    else:\n"
        "        raise AssertionError(kind)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=PATIENCE)
