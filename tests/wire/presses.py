"""Presses as Discord delivers them, without waiting for an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from simcord import interactions
from simcord.backend import serializers

from bot.playground.payload import Json, listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.playground.simulator import Discord


OPENS, MOVES, CONFIRMS = ("mine:",), ("mv:", "pick:"), ("yes:",)
"""The beginnings of the custom ids of controls that open a panel, that make a move and that confirm it."""
RED: Final = 4
"""The style of a button that asks for confirmation."""


class Control(NamedTuple):
    """A control, and the choice in a list, which a user can see."""

    user: int
    place: int
    message: int
    custom_id: str
    value: str
    """The chosen value of a list; empty for a button."""

    @property
    def table(self) -> int:
        """The number of the table."""
        return int(self.custom_id.split(":")[1])

    def press(self, world: Discord) -> int:
        """Press it; return the interaction's number."""
        return press(world, *self)


def controls(components: Sequence[Json]) -> Iterator[Json]:
    """Yield every button and list on a message, in order."""
    for component in components:
        if component.get("custom_id"):
            yield component
        yield from controls([*listed(component, "components"), *filter(None, [component.get("accessory")])])


def press(world: Discord, person: int, place: int, message: int, custom_id: str, value: str = "") -> int:
    """Press a button, or choose `value` in a list, as `person`; return the interaction's id."""
    backend = world.backend
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if value else 2}
    if value:
        data["values"] = [value]
    guild = backend.channels[place].guild_id
    record, payload = interactions.base_payload(
        backend, type=3, channel_id=place, guild_id=guild, user_id=person, data=data
    )
    record.source_message_id = message
    payload["message"] = dict(serializers.message_payload(backend, backend.messages[place][message]))
    backend.emit("INTERACTION_CREATE", payload)
    return int(record.id)


def verbs(components: Sequence[Json]) -> set[str]:
    """Return the verbs of the controls on a message."""
    return {str(control["custom_id"]).split(":")[0] for control in controls(components)}


def choices(components: Sequence[Json], verbs: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield the custom ids, and values of lists, of the enabled controls on a message that need no confirmation."""
    for component in controls(components):
        needs_confirmation = component.get("style") == RED and verbs is not CONFIRMS
        if component["custom_id"].startswith(verbs) and not needs_confirmation and not component.get("disabled"):
            yield from (
                (component["custom_id"], option["value"]) for option in component.get("options", ({"value": ""},))
            )
