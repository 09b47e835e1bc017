"""Moving pictures: a round's gifts being unwrapped, player after player, and the tracks from round to round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from images.gifttrap.colours import DESK, PALETTE
from images.gifttrap.lettering import WIDTH, line, word
from images.gifttrap.tracks import HIGH, Standing, walked
from images.gifttrap.unwrapped import drawn, scenes
from images.kit.film import encode_film

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.gifttrap.board import Board, Round
    from images.kit import Look, Picture
    from images.kit.film import Frame

_SMALLER = 2
"""Films are half as wide as pictures."""
CAPTION = 84
"""Height of the line above the tracks."""
CLOSED, OPENED = 1800, 5500
"""Milliseconds for which parcels are looked at, and gifts."""
STRIDE, REST, LAST = 130, 1600, 6000
"""Milliseconds of a frame while markers walk, of the last one of a round, and of the last of all."""
STRIDES = 4
"""Frames from one round to the next."""


def draw_unwrapping(board: Board, look: Look) -> Picture | None:
    """Draw a film of the round that is being unwrapped, or else of the last: everybody's gifts, closed and then open.

    None before the first round is unwrapped.
    """
    shown = scenes(board)
    if not any(scene.openings for scene in shown):
        return None

    def frames() -> Iterator[Frame]:
        for scene in shown:
            still = tuple((opening.giver, opening.tile) for opening in scene.openings)
            closed = scene._replace(openings=(), closed=still + scene.closed)
            yield drawn(closed, look).reduce(_SMALLER), CLOSED
            yield drawn(scene, look).reduce(_SMALLER), OPENED

    return encode_film(frames(), PALETTE)


def draw_film(board: Board, look: Look) -> Picture | None:
    """Draw a film of the tracks from GO over all rounds that are over; None if none is."""
    if not board.past:
        return None
    return encode_film(_walks(board, look), PALETTE)


def _walks(board: Board, look: Look) -> Iterator[Frame]:
    """Yield the frames of the game: where all stand after every round, and the way there."""
    before = [Standing(*start) for start in board.past[0].starts]
    yield _frame(board.track, before, word(look.language, "start")), REST
    for past in board.past:
        after, said = _after(past), word(look.language, "round", round=past.number)
        for stride in range(1, STRIDES):
            yield _frame(board.track, _between(before, after, stride / STRIDES), said), STRIDE
        yield _frame(board.track, after, said), LAST if past is board.past[-1] else REST
        before = after


def _after(past: Round) -> list[Standing]:
    """Return where everybody stands when a round is over."""
    standings = [Standing(*start) for start in past.starts]
    for opening in past.openings:
        standings[opening.giver] = standings[opening.giver]._replace(give=opening.give)
        standings[opening.receiver] = standings[opening.receiver]._replace(get=opening.get)
    return standings


def _between(before: list[Standing], after: list[Standing], share: float) -> list[Standing]:
    return [
        Standing(one.give + (other.give - one.give) * share, one.get + (other.get - one.get) * share)
        for one, other in zip(before, after, strict=True)
    ]


def _frame(steps: int, standings: list[Standing], said: str) -> Image.Image:
    image = Image.new("RGB", (WIDTH, CAPTION + HIGH + 8), DESK)
    image.paste(walked(steps, standings), (0, CAPTION))
    line(image, (WIDTH / 2, CAPTION / 2 + 6), said, 64, WIDTH - 100)
    return image.reduce(_SMALLER)
