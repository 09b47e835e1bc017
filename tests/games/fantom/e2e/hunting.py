"""A hunt on the simulated server: how it is begun, who is to act, and every way in which he can make his move."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from bot.table.model import Status
from cogs.fantom.town import Play
from cogs.fantom.transport import Stock, Tickets
from tests.e2e.reading import answer
from tests.e2e.world import custom_ids, parts, sensible, verb
from tests.games.fantom.grid import text, town

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.e2e.world import World

QUICK = Play(
    boxes=6,
    reveals=(3, 6),
    pawns=3,
    fantom=Stock(cab=4, taxi=3, tram=3, boat=2, double=2),
    pawn=Tickets(cab=10, taxi=9, tram=5),
)
"""The shortest hunt there can be."""
QUICK_TOWN = text(town(QUICK))
"""The map file of the tests' own town of twenty stations, for quick hunts."""
LULL = 40.0
"""Seconds after which anybody may be called again."""


class Party:
    """People at a table of Fantom, in the order of their seats."""

    def __init__(self, world: World, people: Sequence[Any]) -> None:
        self.world = world
        self.people = tuple(people)

    @property
    def state(self) -> Any:
        """The hunt, everything secret included."""
        return self.world.table().state

    @property
    def on(self) -> bool:
        """Whether the game is going on."""
        return self.world.table().status is Status.RUNNING

    @property
    def fantom(self) -> Any:
        """Who is Fantom."""
        return self.people[self.state.fantom]

    @property
    def acting(self) -> Any:
        """Who is to act."""
        return self.people[self.seat]

    @property
    def seat(self) -> int:
        """The seat that is to act."""
        game = self.world.app.tables.game_of(self.world.table())
        return int(min(game.to_act(self.state)))

    @property
    def menu(self) -> tuple[Any, ...]:
        """The moves of whoever is to act."""
        found: tuple[Any, ...] = self.world.app.tables.menu(self.world.table(), self.seat)[0]
        return found

    def likely(self) -> Any:
        """A sensible move of whoever is to act."""
        return sensible(self.world, self.world.table())[1]

    async def on_board(self, move: Any) -> Any:
        """Let whoever is to act press his move on the public board."""
        return await press(self.acting, self.world.messages(self.world.thread()), self.menu.index(move))

    async def by_panel(self, move: Any) -> Any:
        """Let whoever is to act open his panel from the board, and press his move there."""
        n, acting = self.menu.index(move), self.acting
        return await press(acting, [await panel(self.world, acting)], n)

    async def by_letter(self, move: Any) -> Any:
        """Let whoever is to act press his move in the letter that calls him."""
        n, acting = self.menu.index(move), self.acting
        await self.world.env.advance_time(LULL)
        return await press(acting.user, self.world.messages(acting.user.dm_channel), n)

    async def type(self, move: Any, **also: Any) -> Any:
        """Let whoever is to act type his move."""
        return await typed(self.world, self.acting, move, **also)

    async def press(self, move: Any) -> Any:
        """Let whoever is to act press his move: a detective on the board, Fantom on his panel."""
        return await (self.by_panel if self.seat == self.state.fantom else self.on_board)(move)

    async def until(self, phase: str) -> None:
        """Let everybody press sensible moves until the hunt is in this phase, or over."""
        while self.on and self.state.phase != phase:
            await self.press(self.likely())


async def begin(world: World, *people: Any, pace: str = "daily", **options: Any) -> Party:
    """Let the first open a table with these options, the others join it, and the first start."""
    await world.open(people[0], game="fantom", pace=pace)
    for option, value in {"fantom": "host", "map": "suburb", **options}.items():
        await people[0].slash(world.channel, "table options", option=option, value=value)
    for person in people[1:]:
        await person.slash(world.channel, "table join")
    await people[0].slash(world.channel, "table start")
    return Party(world, people)


async def typed(world: World, person: Any, move: Any, **also: Any) -> Any:
    """Let somebody type a move in the thread."""
    fields = {name: getattr(move, name) for name in move.__struct_fields__}
    plain = {name: str(value) if isinstance(value, str) else value for name, value in fields.items()}
    return await person.slash(world.thread(), f"fantom {type(move).__name__.lower()}", **{**plain, **also})


async def panel(world: World, person: Any) -> Any:
    """Let somebody open his panel from the board."""
    board = showing(world.messages(world.thread()), "mine")
    return answer(await person.click(board, custom_id=verb(board, "mine")))


async def press(person: Any, messages: Sequence[Any], n: int, *verbs: str) -> Any:
    """Let somebody press the n-th move on the newest message with a menu, on a button or in a list."""
    button, choice = verbs or ("mv", "pick")
    board = showing(messages, button, choice)
    for part in parts(board):
        stem, _, last = (getattr(part, "custom_id", None) or "").rpartition(":")
        if stem.startswith(f"{button}:") and last == str(n) and not hasattr(part, "options"):
            return await person.click(board, custom_id=part.custom_id)
        if stem.startswith(f"{choice}:") and str(n) in [one.value for one in getattr(part, "options", ())]:
            return await person.select(board, [str(n)], custom_id=part.custom_id)
    raise LookupError(f"nothing to press for move {n}")


def showing(messages: Sequence[Any], *verbs: str) -> Any:
    """The newest message that has a control of one of these verbs."""
    return [m for m in messages if {custom_id.split(":")[0] for custom_id in custom_ids(m)} & set(verbs)][-1]


def makes_moves(message: Any) -> bool:
    """Tell whether a message has a control that makes a move."""
    return any(custom_id.startswith(("mv:", "pick:")) for custom_id in custom_ids(message))


def in_words(world: World) -> None:
    """Let the bot draw nothing but Fantom's log from now on and say the rest in words: a hunt is much quicker so."""
    uis: dict[str, Any] = world.app.uis
    ui = uis["fantom"]
    uis["fantom"] = replace(ui, pictures=(), hand_pictures=ui.hand_pictures[-1:], film=None)


async def moderator(world: World) -> Any:
    """Somebody who may manage the server."""
    role = world.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
    keeper = world.guild.add_member(world.env.create_user("keeper"), roles=[role])
    await world.env.settle()
    return keeper


async def load(world: World, keeper: Any, map_file: str) -> Any:
    """Let a moderator load a town for his server."""
    return await keeper.slash(world.channel, "fantom map", file=("town.toml", map_file.encode()))


async def begin_quick(world: World, *people: Any, map_file: str = QUICK_TOWN, **options: Any) -> Party:
    """Begin a quick hunt in the tests' own town, told in words."""
    in_words(world)
    await load(world, await moderator(world), map_file)
    return await begin(world, *people, map="own", **options)
