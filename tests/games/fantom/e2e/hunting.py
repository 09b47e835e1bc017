"""A hunt on the simulated server: how it is begun, and how its moves are made."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.i18n.translation import Say, kebab
from cogs.fantom.map.town import Play
from cogs.fantom.map.transport import Stock, Tickets
from tests.e2e import playing
from tests.games.fantom.grid import text, town

if TYPE_CHECKING:
    from bot.game.contract import AnyGame
    from bot.game.trials import TrialGame
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


class Party(playing.Party):
    """People at a table of Fantom, in the order of their seats."""

    @property
    def fantom(self) -> Any:
        """Who is Fantom."""
        return self.people[self.state.fantom]

    async def type(self, move: Any, **also: Any) -> Any:
        """Let whoever is to act type their move."""
        return await typed(self.world, self.acting, move, **also)

    async def press(self, move: Any) -> Any:
        """Let whoever is to act press their move: a detective on the board, Fantom on the panel."""
        return await (self.by_panel if self.seat == self.state.fantom else self.on_board)(move)

    async def until(self, phase: str) -> None:
        """Let everybody press sensible moves until the hunt is in this phase, or over."""
        while self.on and self.state.phase != phase:
            await self.press(self.likely())


async def begin(world: World, *people: Any, **options: Any) -> Party:
    """Let the first open a table with these options, the others join it, and the first start.

    Unless they choose otherwise the first is Fantom, and the pawns ride in order.
    """
    usual = {"fantom": "host", "map": "suburb", "riding": "in-order"}
    await playing.begin(world, "fantom", *people, **{**usual, **options})
    return Party(world, people)


async def typed(world: World, person: Any, move: Any, **also: Any) -> Any:
    """Let somebody type a move in the thread."""
    fields = {name: getattr(move, name) for name in move.__struct_fields__}
    plain = {name: str(value) if isinstance(value, str) else value for name, value in fields.items()}
    command = Say("en", "fantom")(f"command-{kebab(type(move).__name__)}")
    return await playing.sure(person, await person.slash(world.thread(), f"fantom {command}", **{**plain, **also}))


def in_words(world: World) -> None:
    """Let the bot draw nothing but Fantom's log from now on and say the rest in words: a hunt is much quicker so.

    Nor does it draw the town ahead, which no picture of this hunt stands on.
    """
    uis: dict[str, Any] = world.app.uis
    ui = uis["fantom"]
    log = ui.hand_pictures[-1:]
    uis["fantom"] = replace(ui, pictures=(), hand_pictures=log, letter_pictures=log, film=None, ground=None)


def untried(world: World) -> None:
    """Let no computers play on a town that is loaded: twenty hunts, of which only who loads it hears."""

    async def unplayed(_game: AnyGame, _asked: TrialGame) -> None: ...

    object.__setattr__(world.app, "play_on_trial", unplayed)


_ended: dict[TrialGame, bool | None] = {}


def tried_once(world: World) -> None:
    """Let computers play each hunt on trial once, in their process: who tries the same town again hears the same."""
    play = world.app.play_on_trial

    async def played(game: AnyGame, asked: TrialGame) -> bool | None:
        if asked not in _ended:
            _ended[asked] = await play(game, asked)
        return _ended[asked]

    object.__setattr__(world.app, "play_on_trial", played)


async def load(world: World, keeper: Any, map_file: str) -> Any:
    """Let a moderator load a town for their server."""
    return await keeper.slash(world.channel, "fantom map", file=("town.toml", map_file.encode()))


async def begin_quick(world: World, *people: Any, map_file: str = QUICK_TOWN, **options: Any) -> Party:
    """Begin a quick hunt in the tests' own town, told in words and not tried out by computers."""
    in_words(world)
    untried(world)
    await load(world, await playing.moderator(world), map_file)
    return await begin(world, *people, map="own", **options)
