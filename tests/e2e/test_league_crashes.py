"""The process dies at any save of a league, before or after the commit: nothing is lost, and nothing comes twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.storage.leagues import SqlLeagues
from bot.table.store import StorageFailed
from tests.e2e.test_league_survival import check_end, check_tables, end_round, regulars
from tests.e2e.test_leagues import announce, press

if TYPE_CHECKING:
    from collections.abc import Callable

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
