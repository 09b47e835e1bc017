"""Two worlds that differ only in cards that no player has seen: everything that the bot sends is the same in both.

Compared are all requests of the bot, pictures byte by byte, all autocomplete choices and all log lines. Answer times
are not compared: the clock stands still.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot import discovery
from bot.game.chance import Chance
from bot.game.contract import Step
from tests.e2e.conftest import simulated
from tests.e2e.overheard import RequestRecorder, draw_alike, log_lines

if TYPE_CHECKING:
    from pathlib import Path

    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

QUESTIONS = ("board", "words", "secrets", "missed", "hints", "history")
MOVES = 9
PLAYERS = 3


class Deal:
    """The rules with a given deal."""

    def __init__(self, field: tuple[int, ...], options: dict[str, bool]) -> None:
        self.game = discovery.games()["fort"]
        self.field = field
        self.options = options

    def start(self, players: int, options: Any, chance: Chance) -> Step[Any]:
        """Deal as usual, then lay the cards out as given."""
        step = self.game.start(players, options, chance)
        return Step(msgspec.structs.replace(step.state, field=self.field), step.news)

    def begun(self) -> Any:
        """Return the state at the beginning of the game."""
        return self.start(PLAYERS, self.game.options(**self.options), Chance(b"", 0)).state


def plan(deal: Deal, random: Random) -> list[Any]:
    """Return random moves from the beginning of a deal."""
    state = deal.begun()
    moves: list[Any] = []
    for n in range(MOVES):
        (seat,) = deal.game.to_act(state)
        move = random.choice(deal.game.moves(state, seat))
        state = deal.game.apply(state, seat, move, Chance(b"", n)).state
        moves.append(move)
    return moves


def otherwise(deal: Deal, moves: list[Any], random: Random) -> Deal:
    """Return the deal with random cards in place of all cards that these moves never show."""
    move_places = {move.place for move in moves if hasattr(move, "place")}
    hidden = [place for place in range(45) if place + 1 not in move_places]
    numbers = [deal.field[place] for place in hidden]
    while any(a == b for a, b in zip(numbers, [deal.field[place] for place in hidden], strict=True)):
        random.shuffle(numbers)
    numbers_dealt = dict(zip(hidden, numbers, strict=True))
    return Deal(tuple(numbers_dealt.get(place, number) for place, number in enumerate(deal.field)), deal.options)


async def everybody_asks(world: World) -> list[Any]:
    """Let players and a spectator use every command and try forbidden moves; return the autocomplete choices."""
    choices: list[Any] = []
    thread = world.thread()
    for person in (world.ann, world.bob, world.cid, world.dora):
        for question in QUESTIONS:
            await person.slash(thread, "table show", view=question)
        await person.user.slash("moves")
        choices += [await person.autocomplete(thread, "fort move", option, "") for option in ("move", "table")]
        choices += [await person.autocomplete(thread, "fort move", "move", words) for words in ("take", "1", "shoot")]
    return choices


async def they_try_what_they_may_not(world: World) -> None:
    """Let inactive players press and type moves."""
    thread, (acting,) = world.thread(), world.app.tables.game_of(world.table()).to_act(world.table().state)
    bystanders = [p for p in (world.ann, world.bob, world.cid, world.dora) if world.table().seat_of(p.id) != acting]
    for person in bystanders:
        for words in ("A7", "take", "insert", "leave"):
            await person.slash(thread, "fort move", move=words)
        await world.press(person, 0)


async def lived(world: World, deal: Deal, moves: list[Any]) -> list[Any]:
    """Play the moves while all users look on; return the autocomplete choices."""
    await world.open(world.ann, game="fort")
    for option, value in deal.options.items():
        await world.ann.slash(world.channel, "table options", option=option, value=str(value).lower())
    for person in (world.bob, world.cid):
        await person.slash(world.channel, "table join")
    await world.ann.slash(world.channel, "table start")
    choices: list[Any] = []
    people = (world.ann, world.bob, world.cid)
    for n, move in enumerate(moves):
        table = world.table()
        (seat,) = deal.game.to_act(table.state)
        if n % 4 == 1:
            choices += await everybody_asks(world)
            await they_try_what_they_may_not(world)
        await world.press(people[seat], deal.game.moves(table.state, seat).index(move))
    await world.env.advance_time(30)
    return choices


async def received(folder: Path, deal: Deal, moves: list[Any], caplog: pytest.LogCaptureFixture) -> list[str]:
    """Play a deal; return everything that any user could see."""
    caplog.clear()
    game = replace(deal.game, start=deal.start)
    discovery.setup_functions()  # Commands are made once, for all games, whichever test runs first.
    with pytest.MonkeyPatch.context() as patch:
        draw_alike(patch)
        patch.setattr(discovery, "games", lambda: {"fort": game})
        overheard = RequestRecorder(patch)
        async with simulated(folder) as world:
            choices = await lived(world, deal, moves)
            assert world.table().moves == len(moves)
    return sorted([*overheard.said, *map(repr, choices), *log_lines(caplog)])


@pytest.mark.parametrize("options", [{}, {"bonus": True, "open_memory": True}], ids=["basic", "bonus with open cards"])
async def test_unseen_cards_change_no_message(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, options: dict[str, bool]
) -> None:
    caplog.set_level("INFO")
    random = Random(7)
    original = Deal(Chance(b"a deal", 0).shuffled(range(2, 47)), options)
    moves = plan(original, random)
    variant = otherwise(original, moves, random)
    worlds: list[list[str]] = []
    for name, deal in (("original", original), ("variant", variant)):
        (tmp_path / name).mkdir()
        worlds.append(await received(tmp_path / name, deal, moves, caplog))
    assert len(worlds[0]) > 200
    assert worlds[0] == worlds[1]


async def test_seen_cards_change_messages(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    random = Random(8)
    original = Deal(Chance(b"a deal", 0).shuffled(range(2, 47)), {})
    moves = plan(original, random)[:1]
    variant = Deal(original.field[1:] + original.field[:1], {})
    worlds: list[list[str]] = []
    for name, deal in (("original", original), ("variant", variant)):
        (tmp_path / name).mkdir()
        worlds.append(await received(tmp_path / name, deal, moves, caplog))
    assert worlds[0] != worlds[1]
