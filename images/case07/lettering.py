"""Words in pictures, and how they fit: the greatest size of type in which they have room, on one line or two.

Pictures are also looked at 400 pixels wide, at a quarter of their size: what is to be read there needs `READABLE`.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from PIL import ImageDraw

from bot.i18n.translation import text
from images.case07.colours import INK, PAPER
from images.kit import names
from images.kit.colours import mix
from images.kit.fonts import sans

if TYPE_CHECKING:
    from PIL import Image
    from PIL.ImageFont import FreeTypeFont

    from cogs.case07.cards import Card
    from images.kit import Look
    from images.kit.colours import Colour

SMALLEST = 14
READABLE = 26
"""The smallest type, in pixels, that is still read when a picture is shown at a quarter of its size."""
HEAVY, PLAIN = 750, 600
SOFT = mix(INK, PAPER, 0.2)
"""What translations are written in."""
_BASE = 0.81
"""Where in a line's height its letters stand, so that capitals and what hangs below look centred together."""

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Cut = tuple[str, ...]
"""A name broken into lines."""
HOME = "pl"
"""The language of the investigators."""


class Line(NamedTuple):
    """One line of a name: its words, its size, its weight, and how far below the name's top it stands."""

    said: str
    size: int
    weight: int
    base: float


def heavy(size: int) -> FreeTypeFont:
    """Return the face of numbers and signs that must be read on a phone."""
    return sans(size, 800)


@lru_cache(maxsize=1024)
def fitting(said: str, size: int, room: int, weight: int = HEAVY) -> int:
    """Return the greatest size up to `size` in which a line is at most `room` pixels wide."""
    return next((s for s in range(size, SMALLEST, -1) if sans(s, weight).getlength(said) <= room), SMALLEST)


def centred(image: Image.Image, at: tuple[float, float], said: str, size: int, room: int, ink: Colour = INK) -> None:
    """Write a line centred on a point, smaller if it would not fit."""
    aligned(image, at, said, size, room, "m", ink)


def aligned(
    image: Image.Image, at: tuple[float, float], said: str, size: int, room: int, end: str, ink: Colour = INK
) -> None:
    """Write a line whose left end (`l`), middle (`m`) or right end (`r`) is a point at mid height."""
    fit = fitting(said, size, room)
    ImageDraw.Draw(image).text((at[0], at[1] + fit * 0.33), said, ink, sans(fit, HEAVY), anchor=f"{end}s")


def named(
    image: Image.Image,
    box: Box,
    card: tuple[str, str],
    sizes: tuple[int, int],
    end: str = "m",
    inks: tuple[Colour, Colour] = (INK, SOFT),
) -> None:
    """Write a name, and what it means below it, into a box, as large as they fit up to `sizes`.

    The second may be empty. Lines are centred (`m`) or begin at the left (`l`); together they stand at mid height.
    """
    left, top, right, foot = box
    x = left if end == "l" else (left + right) / 2
    room = (round(right - left), round(foot - top))
    laid = lines(*card, room, sizes)
    down = top + (room[1] - _height(laid)) / 2
    draw = ImageDraw.Draw(image)
    for line in laid:
        ink = inks[line.weight != HEAVY]
        draw.text((x, down + line.base), line.said, ink, sans(line.size, line.weight), anchor=f"{end}s")


@lru_cache(maxsize=1024)
def lines(home: str, own: str, room: tuple[int, int], sizes: tuple[int, int]) -> tuple[Line, ...]:
    """Break a name and what it means at the spaces that let both be largest, on as few lines as will do."""
    set_out = [_set_out(cuts, room, sizes) for cuts in product(_cuts(home), _cuts(own))]
    return max(set_out, key=lambda laid: (_worth(laid, sizes), -len(laid)))


def _cuts(said: str) -> list[Cut]:
    words = said.split()
    if not words:
        return [()]
    return [(said,), *((" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words)))]


def _set_out(cuts: tuple[Cut, Cut], room: tuple[int, int], sizes: tuple[int, int]) -> tuple[Line, ...]:
    """Give every line its size: all of a name the same, the translation's never larger than the name's."""
    wide, high = room
    home, own = (
        min((fitting(line, size, wide, weight) for line in cut), default=size)
        for cut, size, weight in zip(cuts, sizes, (HEAVY, PLAIN), strict=True)
    )
    own = min(home, own)
    scale = min(1, high / (len(cuts[0]) * home + len(cuts[1]) * own))
    laid: list[Line] = []
    for cut, size, weight in zip(cuts, (int(home * scale), int(own * scale)), (HEAVY, PLAIN), strict=True):
        for said in cut:
            laid.append(Line(said, size, weight, _height(laid) + size * _BASE))
    return tuple(laid)


def _height(laid: tuple[Line, ...] | list[Line]) -> int:
    return sum(line.size for line in laid)


def _worth(laid: tuple[Line, ...], sizes: tuple[int, int]) -> float:
    """Return how near the smaller of a name's two sizes comes to what was wanted."""
    return min(line.size / sizes[line.weight != HEAVY] for line in laid)


def name_of(look: Look, seat: int, size: int, room: int) -> tuple[names.Run, ...]:
    """Return what a player is called in pictures: their name, or the number of their seat if none can be drawn."""
    name = look.names[seat] if seat < len(look.names) else ""
    return names.clipped(name, size, room) or names.runs(str(seat + 1))


@lru_cache(maxsize=1024)
def word(language: str, key: str, **variables: str | int) -> str:
    """Return the text `picture-<key>` of the game; kept, since there are few of them and all are short."""
    return text("case07", language, f"picture-{key}", variables)


def polish(card: Card) -> str:
    """Return the name that stands large on the card."""
    return word(HOME, "card", card=card.value)


def translated(card: Card, language: str) -> str:
    """Return the name in the reader's language; empty if that is the Polish one."""
    name = word(language, "card", card=card.value)
    return "" if name == polish(card) else name
