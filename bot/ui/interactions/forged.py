"""Commands as somebody's own program could send them: values that Discord's clients would never let anybody type.

Checked in one place before any cog sees them, so that what a cog annotates is true of what it gets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import AppCommandOptionType as Kind

if TYPE_CHECKING:
    from discord import app_commands

_TYPES: dict[Kind, tuple[type, ...]] = {
    Kind.string: (str,),
    Kind.integer: (int,),
    Kind.boolean: (bool,),
    Kind.number: (int, float),
}
LONGEST_NUMBER = 1 << 53
"""Discord's integers lie between this and its negative."""


def is_possible(command: app_commands.Command[Any, ..., Any], given: dict[str, Any]) -> bool:
    """Say whether every value of a command (by the name its option has on Discord) is one that it offers."""
    known = {parameter.display_name: parameter for parameter in command.parameters}
    return all(name in known and _fits(known[name], value) for name, value in given.items())


def _fits(parameter: app_commands.Parameter, value: Any) -> bool:
    """What is no text, number or yes and no (a channel, a file) discord.py has resolved by itself, or refused."""
    kinds = _TYPES.get(parameter.type)
    if kinds is None:
        return True
    if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
        return False
    if parameter.choices and value not in [choice.value for choice in parameter.choices]:
        return False
    return not isinstance(value, int | float) or _lies_within(parameter, value)


def _lies_within(parameter: app_commands.Parameter, value: float) -> bool:
    least = -LONGEST_NUMBER if parameter.min_value is None else parameter.min_value
    most = LONGEST_NUMBER if parameter.max_value is None else parameter.max_value
    return least <= value <= most
