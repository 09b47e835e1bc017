"""The list of the slash-command picker: the commands a user may use in one place, in the user's language.

Never offers a command that Discord would not, and runs none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.playground.payload import Json, inner, listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_GROUP_TYPES: Final = (1, 2)


def catalogue(commands: Iterable[Mapping[str, Any]], locale: str) -> list[Json]:
    """Return registered commands as a flat list: `path` is Discord's name of a command, `shown` the translated one.

    Single commands come before groups, both in the order of their registration (the host's, then the games').
    """
    ordered = sorted(commands, key=lambda command: (_is_group(command), int(command.get("id", 0))))
    return [leaf for command in ordered for leaf in _leaves(command, (), (), locale)]


def _is_group(command: Mapping[str, Any]) -> bool:
    return any(option["type"] in _GROUP_TYPES for option in listed(command, "options"))


def names(commands: Iterable[Mapping[str, Any]], locale: str) -> dict[str, str]:
    """Return the displayed names of command mentions in a language: "/path" → the translated name.

    Groups are included: a message stores only the group of the command that was used.
    """
    commands = list(commands)
    groups = {f"/{command['name']}": _local(command, "name", locale) for command in commands}
    return {**groups, **{f"/{leaf['path']}": leaf["shown"] for leaf in catalogue(commands, locale)}}


def _leaves(node: Mapping[str, Any], path: tuple[str, ...], translated: tuple[str, ...], locale: str) -> list[Json]:
    path, translated = (*path, node["name"]), (*translated, _local(node, "name", locale))
    options = listed(node, "options")
    nested = [option for option in options if option["type"] in _GROUP_TYPES]
    if nested:
        return [leaf for option in nested for leaf in _leaves(option, path, translated, locale)]
    return [
        {
            "path": " ".join(path),
            "shown": " ".join(translated),
            "description": _local(node, "description", locale),
            "options": [_option(option, locale) for option in options],
        }
    ]


def _option(option: Mapping[str, Any], locale: str) -> Json:
    choices = [
        {"name": _local(choice, "name", locale), "value": choice["value"]} for choice in listed(option, "choices")
    ]
    return {
        "name": option["name"],
        "shown": _local(option, "name", locale),
        "description": _local(option, "description", locale),
        "type": option["type"],
        "required": bool(option.get("required")),
        "choices": choices,
        "autocomplete": bool(option.get("autocomplete")),
        "kinds": listed(option, "channel_types"),
        "least": option.get("min_value"),
        "most": option.get("max_value"),
    }


def _local(node: Mapping[str, Any], field: str, locale: str) -> str:
    return str(inner(node, f"{field}_localizations").get(locale) or node.get(field) or "")
