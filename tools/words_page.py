"""Proof pages: every message of a language on one HTML page, for readers without any tools.

Messages stand beside a picture of the screen that shows them. A reader changes what sounds wrong
and downloads the corrections as a text file. ``make words LANG=fi`` takes the pictures and writes
the page.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from importlib import resources
from itertools import product

from fluent.syntax import FluentParser, ast

from brikke.words.catalogue import Words

_SHORTEST = 3
"""Letters that a message must have to be found on a screen."""


@dataclass(frozen=True)
class Message:
    """A message: its key, the section of its file, and every text that it can be."""

    key: str
    section: str
    variants: tuple[str, ...]
    """With the names of values in braces."""

    def is_in(self, text: str) -> bool:
        """Return whether a text shows one of the variants."""
        return any(
            # Most messages are not there, which their fixed parts tell faster than a pattern.
            all(part in text for part in _fixed_parts(each)) and _pattern(each).search(text)
            for each in self.variants
            if _letters(each)
        )


@dataclass(frozen=True)
class Screen:
    """A screen of the game: its picture, and all texts on it. A terminal is its own picture."""

    title: str
    text: str
    jpeg: bytes = b""


def messages_of(language: str) -> list[Message]:
    """Return all messages of a language in the order of its files."""
    folder = resources.files("brikke.words") / "locales" / language
    found: list[Message] = []
    for path in sorted(folder.iterdir(), key=lambda each: each.name):
        section = path.name.removesuffix(".ftl")
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.GroupComment | ast.ResourceComment):
                section = entry.content or section
            elif isinstance(entry, ast.Message) and entry.value is not None:
                found.append(Message(entry.id.name, section, tuple(_variants(entry.value))))
    return found


def _variants(pattern: ast.Pattern) -> Iterator[str]:
    """Yield every text that a pattern can be."""
    parts = [list(_choices(element)) for element in pattern.elements]
    for chosen in product(*parts):
        yield "".join(chosen)


def _choices(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
        return
    match element.expression:
        case ast.SelectExpression(variants=variants):
            for each in variants:
                yield from _variants(each.value)
        case ast.VariableReference(id=name):
            yield f"{{{name.name}}}"
        case ast.StringLiteral() as text:
            yield str(text.parse()["value"])


def _letters(text: str) -> bool:
    return len(re.sub(r"\{[^}]*\}|\W", "", text)) >= _SHORTEST


def _pattern(text: str) -> re.Pattern[str]:
    """Return a pattern for a whole line, or a part of it that ends where words end."""
    parts = _fixed_parts(text)
    return re.compile(r"(?<!\w)" + r".{1,200}?".join(map(re.escape, parts)) + r"(?!\w)")


def _fixed_parts(text: str) -> list[str]:
    return re.split(r"\{[^}]*\}", " ".join(text.split()))


def proof_page(language: str, screens: Sequence[Screen]) -> str:
    """Return the page with all messages, each once: at its first screen, or in its section."""
    words, left = Words(language), messages_of(language)
    parts: list[str] = []
    for screen in screens:
        here = [each for each in left if each.is_in(screen.text)]
        left = [each for each in left if each not in here]
        if here:
            parts.append(f"<h2>{escape(screen.title)}</h2>{_picture(screen)}{_fields(here)}")
    parts.append(f"<h2>{escape(words('proof-book-elsewhere'))}</h2>")
    for section in dict.fromkeys(each.section for each in left):
        inside = [each for each in left if each.section == section]
        parts.append(f"<h3>{escape(section)}</h3>{_fields(inside)}")
    return _PAGE.format(
        language=escape(language),
        title=escape(words("proof-book-title")),
        how=escape(words("proof-book-how")),
        download=escape(words("proof-book-download")),
        body="\n".join(parts),
    )


def _picture(screen: Screen) -> str:
    if not screen.jpeg:
        return f"<pre>{escape(screen.text)}</pre>"
    return f'<img src="data:image/jpeg;base64,{b64encode(screen.jpeg).decode()}" alt="">'


def _fields(messages: Iterable[Message]) -> str:
    return "".join(
        f'<label><code>{escape(each.key)}</code><textarea data-key="{escape(each.key)}" '
        f'rows="{min(6, len(each.variants))}">{escape(chr(10).join(each.variants))}</textarea>'
        "</label>"
        for each in messages
    )


_PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
  body {{ max-width: 60rem; margin: 0 auto; padding: 1rem 1rem 6rem; font: 1rem/1.45 sans-serif; }}
  img {{ max-width: 100%; max-height: 46rem; border: 1px solid #999; }}
  label {{ display: block; margin: 0.6rem 0; }}
  code {{ color: #666; font-size: 0.75rem; }}
  textarea {{ display: block; width: 100%; padding: 0.4rem; font: inherit; }}
  textarea.changed {{ background: #fff3c4; }}
  pre {{ max-height: 24rem; overflow: auto; white-space: pre-wrap; background: #f3f1ec; }}
  footer {{ position: fixed; inset: auto 0 0; padding: 0.8rem; background: #fffc; }}
  button {{ padding: 0.6rem 1.2rem; font: inherit; }}
</style>
<h1>{title}</h1>
<p>{how}</p>
{body}
<footer><button type="button">{download}</button></footer>
<script>
  const fields = [...document.querySelectorAll("textarea")];
  for (const field of fields)
    field.addEventListener("input", () =>
      field.classList.toggle("changed", field.value !== field.defaultValue));
  document.querySelector("button").addEventListener("click", () => {{
    const changed = fields.filter((field) => field.value !== field.defaultValue);
    const text = changed
      .map((field) => `${{field.dataset.key}}\\n- ${{field.defaultValue}}\\n+ ${{field.value}}\\n`)
      .join("\\n");
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], {{ type: "text/plain" }}));
    link.download = "brikke-{language}.txt";
    link.click();
  }});
</script>
"""
