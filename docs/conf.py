"""How the documentation becomes a site: ``make docs`` builds it into ``build/docs``."""

from __future__ import annotations

import re
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.util.inspect import TypeAliasForwardRef

import brikke

GAME = Path(__file__).parent.parent / "web"


def colours(look: str) -> dict[str, str]:
    """Return the colours of the browser game, in the names that furo has for them."""
    css = (GAME / "src" / "ui" / "app.css").read_text()
    block = css.partition(f"{look} {{")[2].partition("}")[0]
    of = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", block))
    return {
        "color-brand-primary": of["teal"],
        "color-brand-content": of["teal"],
        "color-brand-visited": of["teal"],
        "color-foreground-primary": of["ink"],
        "color-foreground-secondary": of["soft"],
        "color-foreground-muted": of["soft"],
        "color-foreground-border": of["soft"],
        "color-background-primary": of["page"],
        "color-background-secondary": of["card"],
        "color-background-hover": of["teal-soft"],
        "color-background-hover--transparent": f"{of['teal-soft']}00",
        "color-background-border": of["line"],
        "color-background-item": of["line"],
        "color-code-background": of["card"],
        "color-inline-code-background": of["card"],
        "color-highlight-on-target": of["lamp-soft"],
        "color-door": of["card"],
    }


project = "Brikke"
author = "the Brikke contributors"
copyright = author  # noqa: A001 - Sphinx wants this name
release = version = brikke.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_static/*"]
nitpicky = True

# Pages
myst_enable_extensions = ["colon_fence", "html_image"]
myst_heading_anchors = 4
highlight_language = "none"

# The reference, from the docstrings
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}
autodoc_class_signature = "mixed"
autodoc_preserve_defaults = True
# A name that the code uses for a type, in place of all that it stands for.
autodoc_type_aliases = {
    "Table": "brikke.rules.table.Table",
    "LaidSet": "brikke.rules.table.LaidSet",
    "TileSet": "brikke.rules.sets.TileSet",
    "Turn": "brikke.rules.position.Turn",
    "Violations": "brikke.rules.judge.Violations",
    "Seen": "brikke.game.events.Seen",
    "Event": "brikke.game.events.Event",
    "TurnEvent": "brikke.game.events.TurnEvent",
}
# Within another type Sphinx shows a name as its repr, which is not written for readers.
TypeAliasForwardRef.__repr__ = lambda alias: alias.name
python_use_unqualified_type_names = True
python_display_short_literal_types = True
# Names of others' documentation, which is not looked up: a build asks nobody.
nitpick_ignore_regex = [
    ("py:class", r"(collections|datetime|gymnasium|http|numpy|pathlib|socket)\..*"),
    ("py:class", r"brikke\.game\.history\.T"),  # a type variable has no page
    ("py:class", r"brikke\.solver\._core\..*"),  # compiled: its methods are for those who know it
]

# The site
html_theme = "furo"
pygments_dark_style = "a11y-dark"
html_title = "Brikke"
html_static_path = ["_static"]
html_css_files = ["brikke.css"]
html_logo = html_favicon = str(GAME / "public" / "icons" / "brikke.svg")
html_theme_options = {
    "light_css_variables": colours(":root"),
    "dark_css_variables": colours(':root[data-theme="dark"]'),
}
html_show_sphinx = False
html_show_copyright = False
html_copy_source = False
# Summaries are fetched page by page, which a browser refuses to pages read from a disk.
html_show_search_summary = False
html_use_index = True
html_domain_indices = False


def setup(app: Sphinx) -> None:
    """Let signatures say what a reader would write."""
    app.connect("autodoc-process-signature", _readable)


def _readable(*told: object) -> tuple[str | None, object]:
    """Return a signature whose defaults are names, as they are in the code."""
    *_, signature, returns = told
    if not isinstance(signature, str):
        return None, returns
    named = re.sub(r"Rulebook\(edition=.*\}\)\)", "DEFAULT", signature)
    return named.replace("<factory>", "..."), returns
