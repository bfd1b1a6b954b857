"""``brikke rules``: the rules of an edition as text."""

from __future__ import annotations

from collections.abc import Mapping

from brikke.cli import DONE
from brikke.cli.input import Flag
from brikke.cli.language import cli_words
from brikke.cli.output import print_json
from brikke.words.catalogue import Words


def rules(
    edition: str | None = None,
    *house_rules: str,
    json: Flag = False,
) -> int:
    """Print the rules of an edition as text; without a name, list the editions.

    Parameters
    ----------
    edition
        The name of an edition.
    house_rules
        Parameters to change, as name=value: opening_minimum=25.
    json
        Print one line of JSON.

    """
    from brikke.answers.rulebooks import rules_data
    from brikke.rules.rulebook import get_rulebook
    from brikke.words.prose import rules_text

    if edition is None:
        _list_editions(json)
        return DONE
    rulebook = get_rulebook(" ".join((edition, *house_rules)))
    if json:
        print_json(rules_data(rulebook, Words()))
    else:
        print(rules_text(rulebook, cli_words()))
    return DONE


def _list_editions(json: bool) -> None:
    from brikke.answers.rulebooks import edition_summaries
    from brikke.words.errors import part_text

    if json:
        print_json(edition_summaries(Words()))
        return
    words = cli_words()
    summaries = edition_summaries(words)
    _print_columns(summaries["editions"])
    print(f"\n{words('rules-limits')}")
    limits = summaries["house_rules"]
    _print_columns({name: part_text(limit, words) for name, limit in limits.items()})


def _print_columns(lines: Mapping[str, str]) -> None:
    width = max(map(len, lines))
    for name, line in lines.items():
        print(f"{name:{width}}  {line}")
