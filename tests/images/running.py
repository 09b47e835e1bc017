"""Pictures of a running game must not depend on the pictures of earlier positions."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from bot import discovery
from images.kit import Look
from tests.games.test_every_game import played

if TYPE_CHECKING:
    from images.kit import Picture

WARM_STEPS = 4
"""Positions that are drawn before the tested one."""
LOOK = Look("cs", ("Žofie Křížová", "max🦊", "Ľubomír", "Ann", "Bob", "Světlana Nováková-Procházková", "Ewa", "W" * 40))


def forget(game: str) -> None:
    """Clear all caches of a game's pictures."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(f"images.{game}"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear") and not isinstance(value, type):
                    value.cache_clear()


def drawn_warm_and_from_nothing(name: str, seats: int, options: Any, seed: int, when: float) -> tuple[Any, Any]:
    """Return the pictures of a moment of a random game, drawn after the positions before it and with empty caches.

    `when` is from 0, the start of the game, to 1, its end. The pictures are of the board and of the hand of the
    first active seat.
    """
    ui = discovery.uis()[name]
    steps = [step for step, _, _ in played(name, seats, options, b"%d" % seed)]
    index = int(when * (len(steps) - 1))

    def pictures(state: Any) -> list[Picture | None]:
        acting = sorted(ui.game.to_act(state))
        hands = [ui.game.hand(state, seat) for seat in acting[:1]]
        boards = [drawing.draw(ui.game.board(state), LOOK) for drawing in ui.pictures]
        of_hands = dict.fromkeys((*ui.hand_pictures, *ui.letter_pictures))
        return [*boards, *(drawing.draw(hand, LOOK) for hand in hands for drawing in of_hands)]

    warm = [pictures(step.state) for step in steps[max(0, index - WARM_STEPS) : index + 1]][-1]
    forget(name)
    return warm, pictures(steps[index].state)
