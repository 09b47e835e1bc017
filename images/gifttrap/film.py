"""The films: the unwrapping of a round, player after player, and the tracks from round to round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from cogs.gifttrap.gains import end_positions
from cogs.gifttrap.review import winners
from images.gifttrap.cards import emoji_picture
from images.gifttrap.colours import DESK, PALETTE
from images.gifttrap.lettering import STYLE, WIDTH, word
from images.gifttrap.pieces import badge
from images.gifttrap.tracks import TRACKS_HEIGHT, Standing, draw_markers, lines_per_row, plate
from images.gifttrap.unwrapping import draw_scene, scenes
from images.kit.film import encode_film
from images.kit.pen import paste

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cogs.gifttrap.board import Board
    from images.kit import Look, Picture
    from images.kit.film import Frame

_REDUCTION = 2
"""Factor by which films are smaller than pictures."""
CAPTION_HEIGHT = 84
"""Height of the line above the tracks, in pixels."""
CLOSED_MS, OPENED_MS = 1800, 5500
"""Milliseconds for which closed and opened gifts are shown."""
STRIDE_MS, REST_MS, LAST_MS = 130, 1600, 6000
"""Milliseconds of a frame while markers walk, of the last frame of a round, and of the last frame of all."""
NAME_HEIGHT = 100
"""Height of a player's line below the tracks, in pixels."""
FRAMES_PER_ROUND = 4
"""Frames from one round to the next."""


def draw_unwrapping(board: Board, look: Look) -> Picture | None:
    """Draw a film of the round that is being unwrapped, or of the last finished one: gifts closed, then open.

    Return None if no gift has been opened in it, and before the first round is unwrapped.
    """
    round_scenes = scenes(board)
    if not any(scene.openings for scene in round_scenes):
        return None

    def frames() -> Iterator[Frame]:
        for scene in round_scenes:
            opened_tiles = tuple((opening.giver, opening.tile) for opening in scene.openings)
            closed_scene = scene._replace(openings=(), closed=opened_tiles + scene.closed)
            yield draw_scene(closed_scene, look).reduce(_REDUCTION), CLOSED_MS
            yield draw_scene(scene, look).reduce(_REDUCTION), OPENED_MS

    return encode_film(frames(), PALETTE)


def draw_film(board: Board, look: Look) -> Picture | None:
    """Draw a film of the tracks from GO over all finished rounds; return None if there is none."""
    if not board.past:
        return None
    return encode_film(_walks(board, look), PALETTE)


def _walks(board: Board, look: Look) -> Iterator[Frame]:
    """Yield the frames of the game: the positions after every round, and the way there; the last shows the winners."""
    players, winners_shown = _names(len(board.players), look, ()), _names(len(board.players), look, winners(board))
    before = [Standing(*start) for start in board.past[0].starts]
    yield _frame(board.track, before, word(look.language, "start"), players), REST_MS
    for past in board.past:
        after = [Standing(*positions) for positions in end_positions(past)]
        caption = word(look.language, "round", round=past.number)
        for stride in range(1, FRAMES_PER_ROUND):
            yield (
                _frame(board.track, _interpolated(before, after, stride / FRAMES_PER_ROUND), caption, players),
                STRIDE_MS,
            )
        is_last = past is board.past[-1]
        frame = _frame(board.track, after, caption, winners_shown if is_last else players)
        yield frame, LAST_MS if is_last else REST_MS
        before = after


def _interpolated(before: list[Standing], after: list[Standing], share: float) -> list[Standing]:
    return [
        Standing(first.give + (second.give - first.give) * share, first.get + (second.get - first.get) * share)
        for first, second in zip(before, after, strict=True)
    ]


def _names(count: int, look: Look, crowned_seats: Sequence[int]) -> Image.Image:
    """Draw the players' signs and names; a winner has a crown and a broad edge."""
    per_row = lines_per_row(count)
    image = Image.new("RGB", (WIDTH, -(-count // per_row) * NAME_HEIGHT + 8), DESK)
    wide = (WIDTH - 28 + 12) // per_row
    for seat in range(count):
        left, top = 14 + seat % per_row * wide, seat // per_row * NAME_HEIGHT
        paste(image, plate(wide - 12, NAME_HEIGHT - 10, active=seat in crowned_seats), left, top)
        paste(image, badge(seat, 72), left + 14, top + (NAME_HEIGHT - 10 - 72) // 2)
        crown = [emoji_picture("1F451", 60)] if seat in crowned_seats else []
        for part in crown:
            paste(image, part, left + wide - 12 - 74, top + (NAME_HEIGHT - 10 - part.height) // 2)
        STYLE.write_name(image, (left + 98, top + NAME_HEIGHT // 2 - 5), look, seat, (46, wide - 126 - 70 * len(crown)))
    return image


def _frame(steps: int, standings: list[Standing], caption: str, players: Image.Image) -> Image.Image:
    image = Image.new("RGB", (WIDTH, CAPTION_HEIGHT + TRACKS_HEIGHT + players.height), DESK)
    image.paste(draw_markers(steps, standings), (0, CAPTION_HEIGHT))
    image.paste(players, (0, CAPTION_HEIGHT + TRACKS_HEIGHT))
    STYLE.write_line(image, (WIDTH / 2, CAPTION_HEIGHT / 2 + 6), caption, 64, WIDTH - 100)
    return image.reduce(_REDUCTION)
