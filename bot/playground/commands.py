"""The slash-command picker's list: what one person may use in one place, named in that person's language.

Must never offer what Discord would not, nor run anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.playground.payload import Json, inner, listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_NESTING: Final = (1, 2)


def catalogue(commands: Iterable[Mapping[str, Any]], locale: str) -> list[Json]:
    """Flatten registered commands to what can be typed; `path` is what Discord calls it, `shown` what is read."""
    return [leaf for command in commands for leaf in _leaves(command, (), (), locale)]


def names(commands: Iterable[Mapping[str, Any]], locale: str) -> dict[str, str]:
    """Return what mentions of commands say to a reader of this language: "/path" → the name as it is read.

    Groups have a name too: it is all that Discord keeps of who used which command.
    """
    commands = list(commands)
    groups = {f"/{one['name']}": _local(one, "name", locale) for one in commands}
    return {**groups, **{f"/{leaf['path']}": leaf["shown"] for leaf in catalogue(commands, locale)}}


def _leaves(node: Mapping[str, Any], path: tuple[str, ...], shown: tuple[str, ...], locale: str) -> list[Json]:
    path, shown = (*path, node["name"]), (*shown, _local(node, "name", locale))
    options = listed(node, "options")
    nested = [one for one in options if one["type"] in _NESTING]
    if nested:
        return [leaf for one in nested for leaf in _leaves(one, path, shown, locale)]
    return [
        {
            "path": " ".join(path),
            "shown": " ".join(shown),
            "description": _local(node, "description", locale),
            "options": [_option(one, locale) for one in options],
        }
    ]


def _option(option: Mapping[str, Any], locale: str) -> Json:
    choices = [{"name": _local(one, "name", locale), "value": one["value"]} for one in listed(option, "choices")]
    return {
        "name": option["name"],
        "shown": _local(option, "name", locale),
        "description": _local(option, "description", locale),
        "type": option["type"],
        "required": bool(option.get("required")),
        "choices": choices,
        "autocomplete": bool(option.get("autocomplete")),
        "least": option.get("min_value"),
        "most": option.get("max_value"),
    }


def _local(node: Mapping[str, Any], field: str, locale: str) -> str:
    return str(inner(node, f"{field}_localizations").get(locale) or node.get(field) or "")
