"""API documentation: one static HTML page made from the OpenAPI schema, without scripts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from itertools import groupby
from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

Schema = Mapping[str, Any]

_METHODS: Final = ("get", "post", "put", "patch", "delete")
_LIMITS: Final = {
    "minimum": "at least",
    "maximum": "at most",
    "minLength": "characters, at least",
    "maxLength": "characters, at most",
    "minItems": "items, at least",
    "maxItems": "items, at most",
    "pattern": "matches",
    "default": "if left out",
}
STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 56rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 3rem; border-bottom: 1px solid; }
h3 { margin-top: 2rem; }
code { font-family: ui-monospace, monospace; font-size: 0.95em; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: bold; padding: 0.5rem 0 0.25rem; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; }
thead th { border-bottom: 1px solid; }
tbody th { font-weight: normal; }
:target { outline: 2px solid; outline-offset: 0.25rem; }
"""


class DocsPage(OpenAPIRenderPlugin):
    """Renders the OpenAPI schema as one static page."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the page."""
        return page(openapi_schema, self.get_openapi_json_route(request)).encode()


def page(schema: Schema, json_path: str) -> str:
    """Return an OpenAPI schema as a page of HTML."""
    title = escape(f"{schema['info']['title']} {schema['info']['version']}: HTTP API")
    forms = sorted(schema["components"]["schemas"].items())
    sections = [*_sections(schema), _section("forms", (_form(*each) for each in forms))]
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{STYLE}</style>
</head>
<body>
<header>
<h1>{title}</h1>
<p>Requests and answers are JSON. Where a guest’s token is needed it is sent as
<code>Authorization: Bearer …</code>. The same for programs:
<a href="{escape(json_path)}"><code>{escape(json_path)}</code></a>.</p>
{_contents(schema)}
</header>
<main>
{_joined(sections)}
</main>
</body>
</html>
"""


def _operations(schema: Schema) -> list[tuple[str, str, str, Schema]]:
    """Return tag, path, method and operation of every route, sorted."""
    return sorted(
        (
            (operation.get("tags", ["other"])[0], path, method, operation)
            for path, item in schema["paths"].items()
            for method, operation in item.items()
            if method in _METHODS
        ),
        key=lambda each: (each[0], each[1], _METHODS.index(each[2])),
    )


def _contents(schema: Schema) -> str:
    lines = []
    for tag, operations in groupby(_operations(schema), key=lambda each: each[0]):
        links = ", ".join(
            f'<a href="#{_id(operation)}">{_call(method, path)}</a>'
            for _, path, method, operation in operations
        )
        lines.append(f"<li>{escape(tag)}: {links}</li>")
    lines.append('<li><a href="#part-forms">forms</a></li>')
    return f'<nav aria-label="Contents">\n<ul>\n{_joined(lines)}\n</ul>\n</nav>'


def _sections(schema: Schema) -> Iterator[str]:
    for tag, operations in groupby(_operations(schema), key=lambda each: each[0]):
        security = schema.get("security", [])
        yield _section(
            tag,
            (_operation(path, method, each, security) for _, path, method, each in operations),
        )


def _section(name: str, articles: Iterable[str]) -> str:
    title, anchor = escape(name.capitalize()), f"part-{escape(name)}"
    heading = f'<h2 id="{anchor}">{title}</h2>'
    return f'<section aria-labelledby="{anchor}">\n{heading}\n{_joined(articles)}\n</section>'


def _operation(path: str, method: str, operation: Schema, security: list[Schema]) -> str:
    parts = [f'<h3 id="{_id(operation)}">{_call(method, path)}</h3>']
    parts.append(f"<p>{escape(operation.get('description') or operation['summary'])}</p>")
    # By OpenAPI, an empty requirement makes security optional.
    if {} not in operation.get("security", security):
        parts.append("<p>Needs a guest’s token.</p>")
    if "requestBody" in operation:
        parts.append(f"<p>Takes {_content(operation['requestBody'])}.</p>")
    if operation.get("parameters"):
        rows = (
            (each["name"], _type(each["schema"]), _need(each.get("required")), _remarks(each))
            for each in operation["parameters"]
        )
        parts.append(_table("Parameters", ("Name", "Type", "Needed", "Remarks"), rows))
    # The framework describes every success in the same words.
    answers = (
        (status, _content(answer), "Done." if status < "300" else escape(answer["description"]))
        for status, answer in operation["responses"].items()
    )
    parts.append(_table("Answers", ("Status", "Form", "Meaning"), answers))
    return f"<article>\n{_joined(parts)}\n</article>"


def _form(name: str, form: Schema) -> str:
    parts = [f'<h3 id="form-{escape(name)}"><code>{escape(name)}</code></h3>']
    if form.get("description"):
        parts.append(f"<p>{escape(form['description'])}</p>")
    if "properties" in form:
        rows = (
            (field, _type(kind), _need(field in form.get("required", [])), _remarks(kind))
            for field, kind in form["properties"].items()
        )
        parts.append(_table("Fields", ("Name", "Type", "Needed", "Remarks"), rows))
    else:
        parts.append(f"<p>{_type(form)}</p>")
    return f"<article>\n{_joined(parts)}\n</article>"


def _content(body: Schema) -> str:
    forms = [_type(content["schema"]) for content in body.get("content", {}).values()]
    return " or ".join(forms) or "nothing"


def _type(schema: Schema) -> str:
    """Return the type of a value as HTML."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#form-{name}"><code>{name}</code></a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(map(_type, schema[several]))
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    if "items" in schema:
        return f"list of {_type(schema['items'])}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"names with {_type(schema['additionalProperties'])}"
    kind = schema.get("type", "anything")
    return " or ".join(map(escape, [kind] if isinstance(kind, str) else kind))


def _remarks(described: Schema) -> str:
    """Return a description and the limits of a value."""
    schema = described.get("schema", described)
    remarks = [escape(text)] if (text := described.get("description")) else []
    remarks += [
        f"{words} <code>{escape(_plain(schema[key]))}</code>"
        for key, words in _LIMITS.items()
        if schema.get(key) is not None
    ]
    return "; ".join(remarks)


def _plain(value: object) -> str:
    """Return a limit as text."""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _table(caption: str, headings: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a table; the first cell of a row is its name, the others hold HTML."""
    head = "".join(f'<th scope="col">{heading}</th>' for heading in headings)
    body = []
    for name, *cells in rows:
        others = "".join(f"<td>{cell}</td>" for cell in cells)
        body.append(f'<tr><th scope="row"><code>{escape(name)}</code></th>{others}</tr>')
    table = f"<table>\n<caption>{caption}</caption>\n<thead><tr>{head}</tr></thead>"
    return f'<div class="scroll">\n{table}\n<tbody>\n{_joined(body)}\n</tbody>\n</table>\n</div>'


def _need(required: object) -> str:
    return "yes" if required else "no"


def _id(operation: Schema) -> str:
    return escape(operation["operationId"])


def _call(method: str, path: str) -> str:
    return f"<code>{method.upper()} {escape(path)}</code>"


def _joined(lines: Iterable[str]) -> str:
    return "\n".join(lines)
