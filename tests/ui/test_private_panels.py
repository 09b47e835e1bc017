"""Which private panel a new one replaces, and for how long Discord allows it."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.ui.interactions import private_panels
from bot.ui.interactions.private_panels import EDIT_WINDOW_S, PrivatePanels

ANN, BOB = (1, "panel 1"), (2, "panel 1")


class ManualTime:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> ManualTime:
    time = ManualTime()
    monkeypatch.setattr(private_panels, "time", time)
    return time


def add_panel(panels: PrivatePanels, slot: tuple[int, str], message: int) -> int | None:
    """Open a panel and return the message that it replaces, or None."""
    interaction: Any = f"the interaction of {message}"
    older = panels.add(slot, message, interaction, own=message % 2 == 0)
    if older is None:
        return None
    asked: Any = older.interaction
    assert (asked, older.own) == (f"the interaction of {older.message}", older.message % 2 == 0)
    return older.message


def test_the_newest_panel_replaces_the_one_before(clock: ManualTime) -> None:
    panels = PrivatePanels()
    assert [add_panel(panels, ANN, message) for message in (7, 8, 9)] == [None, 7, 8]
    assert clock.now == 1000.0


@pytest.mark.usefixtures("clock")
def test_each_user_has_one_panel_of_each_kind() -> None:
    panels = PrivatePanels()
    slots = [ANN, BOB, (ANN[0], "panel 2"), (ANN[0], "read 1")]
    assert [add_panel(panels, slot, message) for message, slot in enumerate(slots)] == [None] * 4
    assert [add_panel(panels, slot, 10 + message) for message, slot in enumerate(slots)] == [0, 1, 2, 3]


@pytest.mark.usefixtures("clock")
def test_a_panel_edited_in_place_does_not_replace_itself() -> None:
    panels = PrivatePanels()
    assert [add_panel(panels, ANN, message) for message in (7, 7, 8)] == [None, None, 7]


def test_a_panel_beyond_the_edit_window_is_not_replaced_and_forgotten(clock: ManualTime) -> None:
    panels = PrivatePanels()
    add_panel(panels, ANN, 7)
    add_panel(panels, BOB, 8)
    clock.now += EDIT_WINDOW_S - 1
    assert add_panel(panels, ANN, 9) == 7
    clock.now += 2
    assert add_panel(panels, BOB, 10) is None
    clock.now += EDIT_WINDOW_S + 1
    assert add_panel(panels, (3, "panel 1"), 11) is None
    assert list(panels._open) == [(3, "panel 1")]


def test_editing_a_panel_in_place_extends_its_edit_window(clock: ManualTime) -> None:
    panels = PrivatePanels()
    add_panel(panels, ANN, 7)
    clock.now += EDIT_WINDOW_S - 1
    add_panel(panels, ANN, 7)
    clock.now += EDIT_WINDOW_S - 1
    assert add_panel(panels, ANN, 8) == 7


def test_editable_panels_of_a_kind_are_closed_for_all_users(clock: ManualTime) -> None:
    panels = PrivatePanels()
    add_panel(panels, ANN, 7)
    clock.now += EDIT_WINDOW_S / 2
    add_panel(panels, BOB, 8)
    add_panel(panels, (2, "panel 2"), 9)
    clock.now += EDIT_WINDOW_S / 2 + 1
    assert [panel.message for panel in panels.drop_kind("panel 1")] == [8]
    assert panels.drop_kind("panel 1") == []
    assert add_panel(panels, (2, "panel 2"), 10) == 9


@pytest.mark.usefixtures("clock")
def test_a_still_message_that_became_a_panel_follows_its_table() -> None:
    panels, interaction = PrivatePanels(), cast("Any", object())
    panels.add(ANN, 7, interaction, own=True, is_past=True)
    panels.follow(ANN, version=5)
    panel = panels.get(ANN)
    assert panel is not None
    assert (panel.message, panel.is_past, panel.version) == (7, False, 5)
