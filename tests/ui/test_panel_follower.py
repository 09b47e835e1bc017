"""When open panels are refreshed: soon after a change, and not much later if changes keep coming."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from bot.table.model import Status
from bot.ui.interactions.panel_follower import MAX_REFRESH_DELAY_S, REFRESH_DELAY_S, PanelFollower
from bot.ui.interactions.private_panels import PrivatePanels
from tests.stand_ins import returning

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable


class ManualTimers:
    """Timers whose time a test advances."""

    def __init__(self) -> None:
        self.now = 0.0
        self._due: dict[Hashable, tuple[float, Callable[[], None]]] = {}

    def set(self, name: Hashable, seconds: float, callback: Callable[[], None]) -> None:
        self._due[name] = self.now + seconds, callback

    def is_set(self, name: Hashable) -> bool:
        return name in self._due

    def cancel(self, name: Hashable) -> None:
        self._due.pop(name, None)

    def advance(self, seconds: float) -> None:
        """Advance the time and run what is due, as `Timers` does: a timer is no longer set when it runs."""
        self.now += seconds
        for name, (due, callback) in sorted(self._due.items(), key=lambda item: item[1][0]):
            if due <= self.now and name in self._due:
                del self._due[name]
                callback()


class Refreshes:
    """A follower of one table with an open panel, and the times of its refreshes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times: list[float] = []
        self.timers = ManualTimers()
        interaction: Any = None
        registry, app = PrivatePanels(), SimpleNamespace(uis={})
        registry.add((1, "panel 7"), 70, interaction, own=True)
        monkeypatch.setattr(PanelFollower, "_is_followed", returning(value=True))
        monkeypatch.setattr(PanelFollower, "_refresh_all", self._time_of_refresh)
        monkeypatch.setattr(PanelFollower, "_start", self.times.append)
        parts: Any = app, registry, self.timers
        self.follower = PanelFollower(*parts)
        self.table: Any = SimpleNamespace(id=7, status=Status.RUNNING, finished=False, game="guess")

    def _time_of_refresh(self, _table: Any) -> float:
        return self.timers.now

    def change(self, *, then_wait: float) -> None:
        """Report a change of the table, and let this many seconds pass."""
        self.follower.note_change(self.table)
        self.timers.advance(then_wait)


@pytest.fixture
def refreshes(monkeypatch: pytest.MonkeyPatch) -> Refreshes:
    return Refreshes(monkeypatch)


def test_a_quick_series_of_changes_causes_one_refresh(refreshes: Refreshes) -> None:
    for _ in range(3):
        refreshes.change(then_wait=0.25)
    refreshes.timers.advance(REFRESH_DELAY_S)
    refreshes.timers.advance(2 * MAX_REFRESH_DELAY_S)
    assert len(refreshes.times) == 1


def test_changes_that_keep_coming_do_not_postpone_a_refresh_for_ever(refreshes: Refreshes) -> None:
    steps = 4 * int(MAX_REFRESH_DELAY_S)
    for _ in range(steps):
        refreshes.change(then_wait=0.5)
    assert refreshes.times == [MAX_REFRESH_DELAY_S, 2 * MAX_REFRESH_DELAY_S]
