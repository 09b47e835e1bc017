"""Helpers that begin a hunt on the simulated server and make its moves."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cogs.fantom.map.town import Play
from cogs.fantom.map.transport import Stock, Tickets
from tests.e2e import playing, typed_moves
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
"""The figures of the shortest hunt that a map allows."""
QUICK_TOWN = text(town(QUICK))
"""The map file of the tests' town of twenty stations, for quick hunts."""

CONTENT = {"content": "fantom/own_map"}
"""The option of `/settings content`."""


class Party(playing.Party):
    """Users at a table of Fantom, in the order of their seats."""

    @property
    def fantom(self) -> Any:
        """The user who plays Fantom."""
        return self.people[self.state.fantom]

    async def type(self, move: Any) -> Any:
        """Type a move for the active seat."""
        return await typed(self.world, self.acting, move)

    async def press(self, move: Any) -> Any:
        """Press a move for the active seat: a detective's on the board, Fantom's on the panel."""
        return await (self.by_panel if self.seat == self.state.fantom else self.on_board)(move)

    async def until(self, phase: str) -> None:
        """Press sensible moves until the hunt reaches this phase or its end."""
        while self.on and self.state.phase != phase:
            await self.press(self.likely())


async def begin(world: World, *people: Any, **options: Any) -> Party:
    """Let the first user open a table with these options, the others join it, and the first start the game.

    By default the first user is Fantom and the pawns ride in order.
    """
    usual = {"fantom": "host", "map": "suburb", "riding": "in-order"}
    await playing.begin(world, "fantom", *people, **{**usual, **options})
    return Party(world, people)


async def typed(world: World, person: Any, move: Any) -> Any:
    """Type a user's move in the thread and return the answer."""
    return await typed_moves.type_move(world, person, move)


def describe_in_words(world: World) -> None:
    """Draw only Fantom's log from now on and describe the rest in words, which makes a hunt much quicker.

    Towns are not drawn ahead either, as no picture of such a hunt needs one.
    """
    uis: dict[str, Any] = world.app.uis
    ui = uis["fantom"]
    log = ui.hand_pictures[-1:]
    uis["fantom"] = replace(ui, pictures=(), hand_pictures=log, letter_pictures=log, film=None, ground=None)


def skip_pictures(world: World) -> None:
    """Draw no picture of a loaded town, which takes seconds."""

    async def undrawn(*_: Any, **__: Any) -> None: ...

    world.app.renderer.content = undrawn


def skip_trials(world: World) -> None:
    """Play no trial hunts on a loaded town: twenty hunts whose verdict only the user who loads the town reads."""
    skip_pictures(world)

    async def unplayed(_game: AnyGame, _trial: TrialGame) -> None: ...

    object.__setattr__(world.app, "play_on_trial", unplayed)


_trial_results: dict[TrialGame, bool | None] = {}


def cache_trials(world: World) -> None:
    """Play each trial hunt once, in the computers' process, and reuse its result for the same town."""
    play = world.app.play_on_trial

    async def played(game: AnyGame, trial: TrialGame) -> bool | None:
        if trial not in _trial_results:
            _trial_results[trial] = await play(game, trial)
        return _trial_results[trial]

    object.__setattr__(world.app, "play_on_trial", played)


async def load(world: World, keeper: Any, map_file: str) -> Any:
    """Load a town for the server with a moderator's command."""
    return await keeper.slash(world.channel, "settings content", **CONTENT, file=("town.toml", map_file.encode()))


async def begin_quick(world: World, *people: Any, map_file: str = QUICK_TOWN, **options: Any) -> Party:
    """Begin a quick hunt in the tests' town, described in words and without trial hunts."""
    describe_in_words(world)
    skip_trials(world)
    await load(world, await playing.moderator(world), map_file)
    return await begin(world, *people, map="own", **options)
