"""Words in pictures, and how they fit: broken at spaces, in the greatest size of type in which they have room.

Pictures are also looked at 400 pixels wide, at a quarter of their size: what is to be read there needs `READABLE`.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PIL import ImageDraw

from bot.i18n.translation import text
from images.gifttrap.colours import INK
from images.kit import names
from images.kit import text as letters
from images.kit.fonts import sans

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PIL import Image
    from PIL.ImageFont import FreeTypeFont

    from images.kit import Look
    from images.kit.colours import Colour
    from images.kit.pen import Box

WIDTH = 1600
READABLE = 36
"""The smallest type, in pixels, that is nine pixels high when a picture of `WIDTH` is shown 400 wide."""
HEAVY, BOLD = 800, 700
_BASE = 0.33
"""How far below the middle of a line its letters stand, by their size."""
_PITCH = 0.98
"""From line to line, by the size of the type."""
_VOWELS = frozenset("aeiouy")
_DIGRAPHS = frozenset({"ch", "sz", "cz", "rz", "dz", "sh", "th", "ph", "ck"})
_LITTLE = 3
"""Letters of a word that would rather begin a line than end one."""
_FEWEST = 3
"""Letters of a word on each side of where it is broken."""
_MOST = 4
"""Lines that anything is broken into."""


class Set(NamedTuple):
    """A text as it is set: its lines, and their size in pixels."""

    lines: tuple[str, ...]
    size: int

    @property
    def height(self) -> int:
        """Pixels from the top of the first line to the foot of the last."""
        return round(len(self.lines) * self.size * _PITCH)


def heavy(size: int) -> FreeTypeFont:
    """Return the face of numbers and headings."""
    return sans(size, HEAVY)


def bold(size: int) -> FreeTypeFont:
    """Return the face of lines."""
    return sans(size, BOLD)


def _breaks(words: tuple[str, ...], count: int) -> Iterator[tuple[str, ...]]:
    """Yield every way of breaking words into so many lines."""
    if count == 1:
        yield (" ".join(words),)
        return
    for cut in range(1, len(words) - count + 2):
        for rest in _breaks(words[cut:], count - 1):
            yield (" ".join(words[:cut]), *rest)


@lru_cache(maxsize=1024)
def setting(said: str, room: tuple[int, int], largest: int, smallest: int = READABLE) -> Set:
    """Break a text at spaces so that it is set largest in a room of pixels, on as few lines as will do.

    Never smaller than `smallest`: a line that is too wide even then loses its end to an ellipsis.
    """
    words = tuple(piece for each in said.split(" ")[:12] for piece in _pieces(each, smallest, room[0]))
    ways = [cut for count in range(1, min(_MOST, len(words)) + 1) for cut in _breaks(words, count)]
    best = max(ways, key=lambda cut: (_worth(cut, _greatest(cut, room, largest), smallest), -_widest(cut, largest)))
    size = max(smallest, _greatest(best, room, largest))
    most = max(1, int(room[1] / (size * _PITCH)))
    lines = best if len(best) <= most else (*best[: most - 1], " ".join(best[most - 1 :]))
    return Set(tuple(_shortened(line, size, room[0]) for line in lines), size)


def _worth(lines: tuple[str, ...], size: int, smallest: int) -> float:
    """Return how well a text is broken: large, on few lines, and none of them ends in a little word."""
    loose = sum(len(line.split(" ")[-1]) <= _LITTLE for line in lines[:-1])
    return size * (1 - 0.08 * len(lines)) * (1 - 0.05 * loose) - (smallest if size < smallest else 0)


def _pieces(word: str, size: int, room: int) -> tuple[str, ...]:
    """Break a word that is too wide even at a size: at no-break spaces, after hyphens, or else between syllables."""
    if sans(size, BOLD).getlength(word) <= room * 0.99:
        return (word,)
    for at in (word.find("\u00a0"), word.find("-") + 1):
        if 0 < at < len(word):
            return *_pieces(word[:at], size, room), *_pieces(word[at:].lstrip("\u00a0"), size, room)
    cuts = [at for at in range(len(word) - _FEWEST, _FEWEST - 1, -1) if _may_break(word, at)]
    cut = next((at for at in cuts if sans(size, BOLD).getlength(word[:at] + "-") <= room * 0.99), 0)
    return (word[:cut] + "-", *_pieces(word[cut:], size, room)) if cut else (word,)


def _may_break(word: str, at: int) -> bool:
    """Return whether a syllable begins there: a consonant, not the second sign of one, and a vowel after it."""
    before, first, second = (unicodedata.normalize("NFD", sign)[0].lower() for sign in word[at - 1 : at + 2])
    return first not in _VOWELS and second in _VOWELS and before + first not in _DIGRAPHS and first.isalpha()


@lru_cache(maxsize=1024)
def _length(said: str, weight: int) -> float:
    """Return how long a line is at a size of a hundred pixels."""
    return sans(100, weight).getlength(said)


def _widest(lines: tuple[str, ...], size: int) -> float:
    return max(_length(line, BOLD) for line in lines) * size / 100


def _greatest(lines: tuple[str, ...], room: tuple[int, int], largest: int) -> int:
    """Return the greatest size in which lines fit; nought at the least."""
    wide = room[0] * 99 / max(1.0, _widest(lines, 100))
    return int(min(largest, wide, room[1] / (len(lines) * _PITCH)))


@lru_cache(maxsize=1024)
def _shortened(line: str, size: int, room: int) -> str:
    """Cut a line that is too wide at any size that can be read."""
    face = sans(size, BOLD)
    if face.getlength(line) <= room:
        return line
    kept = line
    while kept and face.getlength(kept + "…") > room:
        kept = kept[:-1].rstrip()
    return kept + "…"


def block(image: Image.Image, box: Box, said: str, largest: int, end: str = "m", ink: Colour = INK) -> Set:
    """Write a text into a box, lines centred (`m`) or beginning at the left (`l`), all at mid height."""
    left, top, right, foot = box
    laid = setting(said, (round(right - left), round(foot - top)), largest)
    x = left if end == "l" else (left + right) / 2
    down = top + (foot - top - laid.height) / 2
    draw = ImageDraw.Draw(image)
    for number, line in enumerate(laid.lines):
        y = down + (number + 0.5) * laid.size * _PITCH + laid.size * _BASE
        letters.write(draw, (x, y), line, ink, bold, laid.size, f"{end}s")
    return laid


def line(
    image: Image.Image, at: tuple[float, float], said: str, size: int, room: int, end: str = "m", ink: Colour = INK
) -> int:
    """Write one line whose left end (`l`), middle (`m`) or right end (`r`) is a point at mid height.

    Returns the size it has.
    """
    laid = setting(said.replace(" ", "\u00a0"), (room, 2 * size), size)
    spot = (at[0], at[1] + laid.size * _BASE)
    letters.write(ImageDraw.Draw(image), spot, laid.lines[0], ink, bold, laid.size, f"{end}s")
    return laid.size


def name_of(look: Look, seat: int, size: int, room: int) -> tuple[names.Run, ...]:
    """Return what a player is called in pictures: their name, or the number of their seat if none can be drawn."""
    name = look.names[seat] if seat < len(look.names) else ""
    return names.clipped(name, size, room) or names.runs(str(seat + 1))


def fitted(look: Look, seat: int, sizes: tuple[int, int]) -> tuple[tuple[names.Run, ...], int]:
    """Return a player's name and the greatest size of type in which it has room; `sizes` are the largest and the room.

    Never smaller than can be read: a name that is too long even then is cut short.
    """
    name = look.names[seat] if seat < len(look.names) else ""
    fit = _fitting(name, *sizes)
    return name_of(look, seat, fit, sizes[1]), fit


@lru_cache(maxsize=512)
def _fitting(name: str, largest: int, room: int) -> int:
    shown = names.runs(name)
    return next((size for size in range(largest, READABLE, -1) if names.width(shown, size) <= room), READABLE)


def named(
    image: Image.Image, at: tuple[int, int], look: Look, seat: int, sizes: tuple[int, int], ink: Colour = INK
) -> int:
    """Write a player's name from its left end at mid height, as large as it fits; returns where it ends."""
    name, size = fitted(look, seat, sizes)
    return names.write(ImageDraw.Draw(image), at, name, size, ink)


@lru_cache(maxsize=1024)
def word(language: str, key: str, **variables: str | int) -> str:
    """Return the text `picture-<key>` of the game; kept, since there are few of them and all are short."""
    return text("gifttrap", language, f"picture-{key}", variables)
