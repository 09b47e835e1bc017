"""The process dies at any save of a league, before or after the commit: nothing is lost, and nothing comes twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.leagues.decisions import LateTurn
from bot.storage.leagues import SqlLeagues
from bot.table.store import StorageFailed
from tests.e2e.reading import letters
from tests.e2e.test_league_survival import DAY, awaited, check_end, check_tables, end_round, person, regulars
from tests.e2e.test_leagues import announce, joined, press, record_of, running

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.league_host.store import LeaguePost
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

METHODS = ("save", "save_post", "delete_post")
NIGHT = [pytest.param(n, marks=pytest.mark.night) for n in (2, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14)]


class DyingStore:
    """Lets the n-th write of leagues and all later ones fail, as if the process had died there."""

    def __init__(self, n: int, *, is_committed: bool) -> None:
        self._left = n
        self._is_committed = is_committed

    def dying(self, method: Callable[..., Any]) -> Callable[..., Any]:
        """Return the method of a store that dies."""

        async def write(*arguments: Any) -> Any:
            self._left -= 1
            if self._left > 0 or (self._left == 0 and self._is_committed):
                result = await method(*arguments)
                if self._left > 0:
                    return result
            raise StorageFailed

        return write

    @property
    def has_died(self) -> bool:
        """Whether a write failed."""
        return self._left <= 0


async def receipts_are_lost(world: World, patch: pytest.MonkeyPatch) -> Any:
    """Let the saving of the receipts of direct messages fail until a player is warned; return the player."""
    save_post = SqlLeagues.save_post

    async def losing(store: SqlLeagues, post: LeaguePost) -> None:
        if post.notice is not None:
            raise StorageFailed
        await save_post(store, post)

    await joined(world, *regulars(world), pace="unhurried")
    warned = person(world, awaited(running(world)[0]))
    patch.setattr(SqlLeagues, "save_post", losing)
    await world.env.advance_time(5 * DAY + 3700)
    return warned


async def test_a_direct_message_whose_receipt_is_lost_is_not_sent_again(world: World) -> None:
    with pytest.MonkeyPatch.context() as patch:
        warned = await receipts_are_lost(world, patch)
        await world.env.advance_time(3600)
    assert len(warnings(world, warned)) == 1, "found by the same process"
    await world.restart()
    await world.env.advance_time(3600)
    assert len(warnings(world, warned)) == 1, "found by the next process"
    posts = await world.app.leagues.store.posts(1)
    assert all(post.message for post in posts)


def warnings(world: World, warned: Any) -> list[str]:
    return [letter for letter in letters(world, warned) if "is waiting for you" in letter]


async def test_a_late_player_whose_receipt_is_lost_is_told_once(world: World) -> None:
    """This notice comes with no entry in the log."""
    await joined(world, *regulars(world), pace="unhurried")
    table = running(world)[0]
    late, leagues = person(world, awaited(table)), world.app.leagues
    league = (await record_of(world)).league
    match = next(each.number for each in league.matches if each.table == table.id)
    for since in (1.0, 2.0):
        await leagues.decide(1, LateTurn(match, late.id, since))
    await world.env.settle()
    await leagues.drain()
    before = letters(world, late)
    posts = [post for post in await leagues.store.posts(1) if post.notice is not None]
    await leagues.store.save_post(replace(posts[0], message=None))
    await world.restart(after=3600)
    assert letters(world, late) == before
    assert [post.message for post in await world.app.leagues.store.posts(1) if post.notice is not None] == [
        posts[0].message
    ]


@pytest.mark.parametrize("is_committed", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("n", [1, 3, 7, *NIGHT])
async def test_a_crash_at_any_save_loses_and_doubles_nothing(world: World, n: int, *, is_committed: bool) -> None:
    card = await announce(world)
    for member in regulars(world)[:3]:
        await press(member, card, "league:join")
    store = DyingStore(n, is_committed=is_committed)
    with pytest.MonkeyPatch.context() as patch:
        for name in METHODS:
            patch.setattr(SqlLeagues, name, store.dying(getattr(SqlLeagues, name)))
        await press(world.dora, card, "league:join")
        if n == 1:
            world.expected_errors.append("request.not_saved")
        if not store.has_died:
            await end_round(world)
        assert store.has_died
    await world.restart()
    record = await world.app.leagues.store.load(1)
    if record is not None and not record.league.rounds:
        await press(world.dora, card, "league:join")
    for _ in range(2):
        await end_round(world)
    await check_tables(world, 4)
    await check_end(world, card, 2)
