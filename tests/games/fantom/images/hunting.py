"""Boards of random hunts in every situation that a picture must show, and their pictures.

After an intended change of their look, `python -m tests.games.fantom.images.hunting` draws the golden pictures anew.
Inspect them.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from cogs.fantom import GAME
from cogs.fantom.options import Aid, Map, Options
from images.fantom import draw_log, draw_map, draw_own, draw_zoom
from images.fantom.town.base_map import town_image
from images.kit import Look
from tests.games.fantom.hunts import hunt
from tests.games.fantom.images import towns
from tests.images.judging import Pictures, image

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from cogs.fantom.board import Board, Hand, Phase
    from images.kit import Picture

NAMES = ("Žofie Křížová", "max🦊", "Chrząszcz Brzmiący W Trzcinie I Jeszcze Dłuższe", "Ľubomír **x**", "Ann", "Bob")
QUICK = Options(Map.SUBURB)
RICH = Options(Map.SUBURB, possible=Aid.ON, voluntary_reveal=True, free_double=True, tournament=True)
LARGE = Options()


def hands(options: Options, players: int, seed: int = 0) -> tuple[Hand, ...]:
    """Return Fantom's hand, which includes the board, after every move of a hunt."""
    return tuple(GAME.hand(step.state, GAME.board(step.state).fantom) for step in hunt(options, players, seed))


def of_phases(options: Options, players: int, seed: int = 0) -> dict[str, Hand]:
    """Return the middle hand of every phase of a hunt."""
    hands_by_phase: dict[Phase, list[Hand]] = {}
    for hand in hands(options, players, seed):
        hands_by_phase.setdefault(hand.board.phase, []).append(hand)
    return {phase.value: phase_hands[len(phase_hands) // 2] for phase, phase_hands in hands_by_phase.items()}


HANDS: dict[str, Hand] = of_phases(RICH, 3)
"""By phase: a tournament of three in the small town with every visible aid and variant."""
BOARDS: dict[str, Board] = {name: hand.board for name, hand in HANDS.items()}

LOOK = Look("cs", NAMES)
DRAW_FUNCTIONS: dict[str, Callable[[Hand, Look], Picture | None]] = {
    "map": lambda hand, look: draw_map(hand.board, look),
    "zoom": lambda hand, look: draw_zoom(hand.board, look),
    "log": draw_log,
    "own": draw_own,
}
MISSING_PICTURES = {(phase, kind) for phase in ("place", "hide") for kind in ("zoom", "log", "own")} | {
    ("over", kind) for kind in ("zoom", "own")
}
"""Phases and kinds without a picture: Fantom has not hidden yet, or the hunt is over."""
PICTURES = Pictures(
    {
        f"{phase}_{kind}": partial(draw, hand, LOOK)
        for phase, hand in HANDS.items()
        for kind, draw in DRAW_FUNCTIONS.items()
        if (phase, kind) not in MISSING_PICTURES
    }
)
"""By phase and kind."""
GOLDENS = (
    "place_map",
    "detectives_map",
    "take_map",
    "over_map",
    "detectives_zoom",
    "fantom_zoom",
    "fantom_log",
    "second_own",
)
"""The names of the golden pictures; together they contain every sign."""
TOWN_REDUCTION = 6
"""The factor by which the golden picture of an empty town is reduced."""
REDUCTION = 5
"""Golden pictures are stored at a fifth of the size: small files, independent of how a font is smoothed."""


def golden(name: str) -> Path:
    """Return the path of a golden picture."""
    return Path(__file__).parent / "golden" / f"{name}.png"


def small(picture: Picture) -> Image.Image:
    """Return a picture at the size at which it is compared."""
    return image(picture).reduce(REDUCTION)


if __name__ == "__main__":
    for golden_name in GOLDENS:
        small(PICTURES[golden_name]).save(golden(golden_name), optimize=True)
    town_image(Map.OWN, towns.small(), "cs").reduce(TOWN_REDUCTION).save(golden("town"), optimize=True)
