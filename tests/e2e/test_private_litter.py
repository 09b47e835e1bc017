"""Private messages do not pile up: whatever players press, few of them stand in a thread when its game ends."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from bot import discovery
from bot.table.model import Status
from tests.e2e.world import custom_ids, parts

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

MAX_PRIVATE_MESSAGES = 3
"""Private messages of one person in a thread when its game ends: the panel, the last reading, the last refusal."""
PRESSES = 60
"""Random presses before the games are ended."""
VERBS = frozenset(
    [
        *("mv", "pick", "yes", "keep", "drawer", "in", "jot", "seal", "unseal", "advise", "suggest", "mine", "next"),
        *("secrets", "missed", "history", "hint", "status", "words", "describe", "rules", "verify"),
    ]
)
"""The verbs of the controls that are pressed at random."""


def private_messages(world: World, person: Any, number: int) -> list[Any]:
    """Return the private messages that stand in a table's thread for a person."""
    return [m for m in world.messages(world.thread(number), person) if getattr(m.flags, "ephemeral", False)]


def controls(message: Any) -> list[Any]:
    """Return the controls of a message that may be pressed."""
    pressable = {custom_id for custom_id in custom_ids(message) if custom_id.split(":")[0] in VERBS}
    found = [part for part in parts(message) if getattr(part, "custom_id", None) in pressable]
    return [part for part in found if not getattr(part, "disabled", False)]


async def press_any(world: World, person: Any, number: int, luck: random.Random) -> None:
    """Press a random control of a random message in a table's thread, as the person sees it, if there is any."""
    messages = [message for message in world.messages(world.thread(number), person) if controls(message)]
    if not messages:
        return
    message = luck.choice(messages[-4:])
    control = luck.choice(controls(message))
    if hasattr(control, "options"):
        value = luck.choice(control.options).value
        await person.select(message, [value], custom_id=control.custom_id)
    else:
        await person.click(message, custom_id=control.custom_id)


async def begin_tables(world: World, game: str, people: tuple[Any, ...], count: int) -> None:
    """Start several tables of a game with the same people."""
    for number in range(1, count + 1):
        await world.open(people[0], game=game)
        for person in people[1:]:
            await person.slash(world.channel, "table join", table=number)
        await people[0].slash(world.channel, "table start", table=number)


async def end(world: World, number: int, people: tuple[Any, ...]) -> None:
    """Let the host call a game off, unless it has ended."""
    if world.table(number).status is Status.RUNNING:
        await world.confirm(people[0], "table cancel", place=world.channel, table=number)
    await world.env.advance_time(2)


@pytest.mark.parametrize(("tables", "restarted"), [(1, False), (2, True), (3, False)])
@pytest.mark.parametrize("game", sorted(discovery.games()))
async def test_few_private_messages_stand_at_the_end_of_a_game(
    world: World, game: str, tables: int, *, restarted: bool
) -> None:
    luck, people = random.Random(f"{game} {tables}"), world.smallest_party(game)
    await begin_tables(world, game, people, tables)
    for count in range(PRESSES):
        await press_any(world, luck.choice(people), luck.randint(1, tables), luck)
        if restarted and count == PRESSES // 2:
            await world.restart()
    for number in range(1, tables + 1):
        await end(world, number, people)
        for person in people:
            standing = private_messages(world, person, number)
            assert len(standing) <= MAX_PRIVATE_MESSAGES, [custom_ids(message) for message in standing]
