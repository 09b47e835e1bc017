"""The films: the unwrapping of a round, player after player, and the tracks from round to round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from cogs.gifttrap.gains import ends
from cogs.gifttrap.review import winners
from images.gifttrap.cards import sign
from images.gifttrap.colours import DESK, PALETTE
from images.gifttrap.lettering import STYLE, WIDTH, word
from images.gifttrap.pieces import badge
from images.gifttrap.tracks import HIGH, Standing, beside, plate, walked
from images.gifttrap.unwrapping import drawn, scenes
from images.kit.film import encode_film
from images.kit.pen import pasted

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cogs.gifttrap.board import Board
    from images.kit import Look, Picture
    from images.kit.film import Frame

_SMALLER = 2
"""Factor by which films are smaller than pictures."""
CAPTION = 84
"""Height of the line above the tracks, in pixels."""
CLOSED, OPENED = 1800, 5500
"""Milliseconds for which closed and opened gifts are shown."""
STRIDE, REST, LAST = 130, 1600, 6000
"""Milliseconds of a frame while markers walk, of the last frame of a round, and of the last frame of all."""
NAME = 100
"""Height of a player's line below the tracks, in pixels."""
STRIDES = 4
"""Frames from one round to the next."""


def draw_unwrapping(board: Board, look: Look) -> Picture | None:
    """Draw a film of the round that is being unwrapped, or of the last finished one: gifts closed, then open.

    Return None if no gift has been opened in it, and before the first round is unwrapped.
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
    """Draw a film of the tracks from GO over all finished rounds; return None if there is none."""
    if not board.past:
        return None
    return encode_film(_walks(board, look), PALETTE)


def _walks(board: Board, look: Look) -> Iterator[Frame]:
    """Yield the frames of the game: the positions after every round, and the way there; the last shows the winners."""
    players, won = _names(len(board.players), look, ()), _names(len(board.players), look, winners(board))
    before = [Standing(*start) for start in board.past[0].starts]
    yield _frame(board.track, before, word(look.language, "start"), players), REST
    for past in board.past:
        after, said = [Standing(*each) for each in ends(past)], word(look.language, "round", round=past.number)
        for stride in range(1, STRIDES):
            yield _frame(board.track, _between(before, after, stride / STRIDES), said, players), STRIDE
        last = past is board.past[-1]
        yield _frame(board.track, after, said, won if last else players), LAST if last else REST
        before = after


def _between(before: list[Standing], after: list[Standing], share: float) -> list[Standing]:
    return [
        Standing(one.give + (other.give - one.give) * share, one.get + (other.get - one.get) * share)
        for one, other in zip(before, after, strict=True)
    ]


def _names(count: int, look: Look, crowned: Sequence[int]) -> Image.Image:
    """Draw the players' signs and names; a winner has a crown and a broad edge."""
    across = beside(count)
    image = Image.new("RGB", (WIDTH, -(-count // across) * NAME + 8), DESK)
    wide = (WIDTH - 28 + 12) // across
    for seat in range(count):
        left, top = 14 + seat % across * wide, seat // across * NAME
        pasted(image, plate(wide - 12, NAME - 10, now=seat in crowned), left, top)
        pasted(image, badge(seat, 72), left + 14, top + (NAME - 10 - 72) // 2)
        crown = [sign("1F451", 60)] if seat in crowned else []
        for part in crown:
            pasted(image, part, left + wide - 12 - 74, top + (NAME - 10 - part.height) // 2)
        STYLE.write_name(image, (left + 98, top + NAME // 2 - 5), look, seat, (46, wide - 126 - 70 * len(crown)))
    return image


def _frame(steps: int, standings: list[Standing], said: str, players: Image.Image) -> Image.Image:
    image = Image.new("RGB", (WIDTH, CAPTION + HIGH + players.height), DESK)
    image.paste(walked(steps, standings), (0, CAPTION))
    image.paste(players, (0, CAPTION + HIGH))
    STYLE.write_line(image, (WIDTH / 2, CAPTION / 2 + 6), said, 64, WIDTH - 100)
    return image.reduce(_SMALLER)
