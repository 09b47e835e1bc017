"""A press and the redraw after it call each function of a game, `stamp` and the menu's layout once per input."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from bot import discovery
from bot.game.contract import Seat
from bot.game.extensions import no_moves
from bot.i18n.translation import Say
from bot.table import position
from bot.ui.game_ui import choices
from tests.e2e.playing import Party, begin, panel, press

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.contract import AnyGame
    from bot.ui.game_ui import GameUI
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

UIS = discovery.uis()
PRESSES = 2
QUESTIONS = ("to_act", "moves", "board", "hand", "outcome", "apply")
BESIDE = ("notes", "out_of_turn")


class CallCounter(Counter[Any]):
    """A counter of calls by name and arguments; equal arguments count as the same call."""

    def counted(self, name: str, ask: Callable[..., Any]) -> Any:
        """Return the function with a counter; return `no_moves`, the mark of a missing function, unchanged."""

        def answer(*arguments: Any) -> Any:
            self[name, *map(repr, arguments)] += 1
            return ask(*arguments)

        return ask if ask is no_moves else answer

    def of_game(self, game: AnyGame) -> AnyGame:
        """Return the game with counting functions."""
        counted = {name: self.counted(name, getattr(game, name)) for name in QUESTIONS}
        ahead = game.premoves and replace(game.premoves, moves=self.counted("ahead", game.premoves.moves))
        beside = {name: self.counted(name, getattr(game.beside, name)) for name in BESIDE}
        return replace(game, premoves=ahead, beside=replace(game.beside, **beside), **counted)

    def of_menus(self, monkeypatch: pytest.MonkeyPatch, uis: dict[str, GameUI]) -> None:
        """Count layouts of menus and calls of `stamp`."""
        counting_uis = {name: replace(ui, menu=self.counted("layout", ui.menu)) for name, ui in uis.items()}
        monkeypatch.setattr(discovery, "uis", lambda: counting_uis)
        monkeypatch.setattr(position, "stamp", self.counted("stamp", position.stamp))


def pressable_moves(ui: GameUI, party: Party) -> list[int]:
    """Return the menu indexes of the active player's moves that need no confirmation."""
    say = Say("en", ui.game.name, ("",) * len(party.people))
    menu_rows = ui.menu(party.menu, ui.game.hand(party.state, Seat(party.seat)), say)
    board = ui.game.board(party.state)
    return [choice.n for choice in choices(menu_rows) if not ui.game.grave(party.menu[choice.n], board)]


@pytest.mark.parametrize("game", sorted(UIS))
async def test_a_press_calls_each_game_function_once_per_input(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    calls, ui, functions = CallCounter(), UIS[game], set[str]()
    counting = calls.of_game(ui.game)
    monkeypatch.setattr(discovery, "games", lambda: {game: counting})
    calls.of_menus(monkeypatch, {game: ui})
    await world.restart()
    party = Party(world, world.smallest_party(game))
    await begin(world, game, *party.people)
    # A board without a picture is drawn again, with a new menu, once its background exists.
    await world.app.renderer.ready(world.table())
    await world.env.settle()
    for turn in range(PRESSES):
        numbers, acting, version = pressable_moves(ui, party), party.acting, world.table().version
        public = ui.public_menu(ui.game.board(party.state))
        posted = world.messages(world.thread()) if public else [await panel(world, acting)]
        calls.clear()
        await press(acting, posted, numbers[turn % len(numbers)])
        assert world.table().version > version
        functions |= {question for question, *_ in calls}
        assert {call: times for call, times in calls.items() if times > 1} == {}
    assert functions >= {"apply", "outcome", "stamp"}
