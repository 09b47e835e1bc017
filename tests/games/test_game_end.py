"""The end of every game is one event, however the game ends, and no other move is an end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.contract import MODERATOR
from bot.table import turns
from bot.table.decisions import DecisionContext
from bot.table.game_end import EndReason, game_end
from bot.table.model import Pace, Person, Place, Status, Table
from bot.table.position import Position
from bot.table.store import Change
from tests import acts
from tests.by_seat import states
from tests.games.test_every_game import games, played
from tests.table.harness import ANNA, BOB, CYRIL, HERE, MORNING, STRANGER, fresh_key, open_harness

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from bot.game.contract import AnyGame, Step
    from tests.table.harness import Harness

pytestmark = pytest.mark.unmeasured

GAMES = {game.name: game for game in games()}
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
SEED = b"end"
STRIDE = 10
"""One move in this many is checked, and the last."""


def table_at(game: AnyGame, step: Step[Any], moves: int) -> Table:
    """Return a table at which this many moves of a game of `played` were made."""
    count = max(game.players[0], 2)
    people = tuple(Person(user, f"P{user}") for user in range(1, count + 1))
    return Table(
        id=1,
        game=game.name,
        status=Status.RUNNING,
        place=Place(1, 20),
        host=1,
        language="en",
        pace=Pace.DAILY,
        seats=states(*people, silent_since=(MORNING,) * count),
        options=game.options(),
        version=moves + 3,
        rules=game.rules_version,
        opened=MORNING,
        changed=MORNING,
        began=MORNING,
        seed=SEED,
        state=step.state,
        moves=moves,
    )


@each_game
def test_only_the_last_move_ends_a_game(game: AnyGame) -> None:
    course = played(game.name, game.players[0], game.options(), SEED)
    last = len(course) - 2
    for moves, (step, seat, move) in enumerate(course[:-1]):
        if moves % STRIDE and moves != last:
            continue
        context = DecisionContext(Position(table_at(game, step, moves), game, b"k" * 32), MORNING)
        if seat == MODERATOR:
            decision = turns.apply_moderation(context, move)
        elif move in game.beside.out_of_turn(step.state, seat):
            decision = turns.moved_out_of_turn(context, seat, move)
        else:
            decision = turns.apply_move(context, seat, move)
        assert decision.table.state == course[moves + 1][0].state
        end = game_end(Change(decision, "key", None))
        if moves < last:
            assert end is None
            continue
        assert end is not None
        assert (end.reason, end.table.outcome) == (EndReason.RULES, game.outcome(course[-1][0].state))
        assert game_end(Change(replace(decision, news=()), "later", None)) is None


async def resigned(harness: Harness, table: Table) -> None:
    for person in (ANNA, BOB, CYRIL):
        if not harness.tables.get(table.id).finished:
            await acts.resign(harness.tables, table.id, person.user, fresh_key())


async def voted(harness: Harness, table: Table) -> None:
    for person in (ANNA, BOB):
        await acts.vote_end(harness.tables, table.id, person.user, fresh_key())


async def called_off(harness: Harness, table: Table) -> None:
    await harness.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh_key())


async def moderated(harness: Harness, table: Table) -> None:
    await harness.tables.cancel(table.id, STRANGER, moderator=True, key=fresh_key())


WAYS = {
    resigned: EndReason.RESIGNED,
    voted: EndReason.VOTED,
    called_off: EndReason.CALLED_OFF,
    moderated: EndReason.MODERATED,
}


@each_game
async def test_every_other_end_is_announced_once_despite_a_restart(tmp_path: Path, game: AnyGame) -> None:
    async with open_harness(tmp_path / "db", games=GAMES) as harness:
        for way, reason in WAYS.items():
            people = (ANNA, BOB, CYRIL)[: min(3, game.players[-1])]
            table = await harness.tables.open(
                game.name, HERE, ANNA, language="en", pace=Pace.DAILY, options=None, key=fresh_key()
            )
            for person in people[1:]:
                await acts.join(harness.tables, table.id, person, fresh_key())
            await harness.tables.start(table.id, ANNA.user, fresh_key())
            await way(harness, table)
            assert [(end.table.id, end.reason) for end in harness.ended] == [(table.id, reason)]
            assert harness.ended.pop().table == harness.tables.get(table.id)
    async with open_harness(tmp_path / "db", games=GAMES) as harness:
        await harness.tables.load_all()
        await harness.tables.tick()
        assert harness.ended == []
