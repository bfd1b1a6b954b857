"""``brikke rules``: an edition's rules in plain words."""

from __future__ import annotations

from collections.abc import Mapping

from brikke.cli import DONE
from brikke.cli.input import Flag
from brikke.cli.output import print_json
from brikke.words.catalogue import Words


def rules(
    edition: str | None = None,
    *house_rules: str,
    json: Flag = False,
) -> int:
    """Tell the rules of an edition in plain words; without a name, list the editions.

    Parameters
    ----------
    edition
        One of the editions listed.
    house_rules
        Parameters to change, as name=value: opening_minimum=25.
    json
        Print one line of JSON.

    """
    from brikke.answers.as_data import rulebook_data
    from brikke.rules.rulebook import get_rulebook
    from brikke.words.prose import rules_data, rules_text

    if edition is None:
        _list_editions(json)
        return DONE
    rulebook = get_rulebook(" ".join((edition, *house_rules)))
    if json:
        print_json({**rulebook_data(rulebook), **rules_data(rulebook, Words())})
    else:
        print(rules_text(rulebook, Words()))
    return DONE


def _list_editions(json: bool) -> None:
    from brikke.rules.rulebook import EDITIONS, LIMITS
    from brikke.words.prose import edition_summary, edition_title

    words = Words()
    lines = {name: edition_summary(name, words) or edition_title(name, words) for name in EDITIONS}
    if json:
        limits = {name: limit.allowed for name, limit in LIMITS.items()}
        print_json({"editions": lines, "house_rules": limits})
        return
    _print_columns(lines)
    print(f"\n{words('rules-limits')}")
    _print_columns({name: limit.allowed for name, limit in LIMITS.items()})


def _print_columns(lines: Mapping[str, str]) -> None:
    width = max(map(len, lines))
    for name, line in lines.items():
        print(f"{name:{width}}  {line}")
