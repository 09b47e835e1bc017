"""Whole games of C'est mon fort, from `/play` to the farewell, by clicks and by typing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chance import Chance
from bot.game import Budget, Strength
from bot.table.model import Status
from tests.e2e.world import custom_ids, texts, verb

if TYPE_CHECKING:
    from tests.e2e.world import World


def sensible(world: World, table: Any) -> tuple[int, int]:
    """Who is to act, and the number of a sensible move in his menu."""
    game = world.house.tables.game_of(table)
    (seat,) = game.to_act(table.state)
    menu = game.moves(table.state, seat)
    move = game.computer(game.hand(table.state, seat), menu, Chance(b"", table.moves), Budget(Strength.EASY))
    return seat, menu.index(move)


async def test_two_people_play_a_whole_game_by_clicks(world: World) -> None:
    card = await world.open(world.ann)
    await world.bob.click(card, custom_id=verb(card, "join"))
    card = world.messages(world.channel)[-1]
    await world.ann.click(card, custom_id=verb(card, "start"))
    people = (world.ann, world.bob)
    while world.table().status is Status.RUNNING:
        table = world.table()
        seat, n = sensible(world, table)
        board = world.board()
        wanted = f":{n}"
        controls = [i for i in custom_ids(board) if i.startswith(("mv", "pick"))]
        if controls[0].startswith("pick"):
            first = [i for i in controls if int(i.split(":")[-1]) <= n][-1]
            await people[seat].select(board, [str(n)], custom_id=first)
        else:
            await people[seat].click(board, custom_id=next(i for i in controls if i.endswith(wanted)))
        assert world.table().version > table.version
    assert world.table().status is Status.ENDED
    print(texts(world.messages(world.thread())[-1]))
    print(len(world.messages(world.thread())))
