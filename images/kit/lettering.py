"""Lines, blocks and players' names, set in the largest type size in which they fit.

A text is broken at spaces. A word that is too long for a line is broken at no-break spaces, hyphens or syllables.
A line that is too long even in the smallest size of its `Style` ends in an ellipsis.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from itertools import accumulate, combinations, pairwise, product
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from images.kit import names, text
from images.kit.fonts import bold

if TYPE_CHECKING:
    from collections.abc import Sequence

    from images.kit.colours import Colour
    from images.kit.pen import Box
    from images.kit.picture import Look
    from images.kit.text import Face
    from images.kit.tiles import Mosaic

    Lines = tuple[str, ...]
    Pair = tuple[int, int]

_BASE, _PITCH = 0.33, 0.98
"""Distances, as multiples of the type size: from the middle of a line to the foot of its letters; from line to line."""
_MAX_LINES, _MAX_PIECES = 4, 12
"""Limits of a text's lines and of the pieces between which it is broken: more would be too many ways to compare."""
_MIN_LETTERS, _LITTLE_WORD = 3, 3
"""Letters of a word on each side of a break, and of a word that should begin a line rather than end one."""
_LITTLE_WORD_COST = 0.05
"""The share of a text's size that it is worth to avoid one line that ends in a little word."""
_SAFE_SHARE = 0.99
"""Share of the room that a line may take in an estimate: letters are hinted, so a line can be longer than estimated."""
_VOWELS = frozenset("aeiouy")
_DIGRAPHS = frozenset({"ch", "sz", "cz", "rz", "dz", "sh", "th", "ph", "ck"})


class SetText(NamedTuple):
    """A text that is set: its lines, their size in pixels and their face."""

    lines: Lines
    size: int
    face: Face

    @property
    def height(self) -> int:
        """The height of all lines in pixels."""
        return round(len(self.lines) * self.size * _PITCH)

    def write(self, image: Image.Image, position: tuple[float, float], end: str, ink: Colour) -> None:
        """Write the lines below each other, the middle of the first line at the height of the point `position`."""
        draw = ImageDraw.Draw(image)
        for number, line in enumerate(self.lines):
            foot = round(position[0]), round(position[1] + self.size * (number * _PITCH + _BASE))
            text.write(draw, foot, line, ink, self.face, self.size, f"{end}s")


class Style(NamedTuple):
    """A game's rules for setting texts: sizes, colour, faces and costs of line breaks.

    Parameters of its methods: `largest` is the largest type size and `room` the greatest length of a line, in pixels;
    `sizes` is the pair of both. `end` is the part of the text that is written at the given point or edge: left (`l`),
    middle (`m`) or right (`r`) end.
    """

    min_size: int
    """Smallest size of type, in pixels."""
    ink: Colour
    faces: tuple[Face, ...] = (bold,)
    """The face of a text, and the face of a second text below it."""
    line_cost: float = 0.08
    """The share of a text's size that it is worth to save one line."""

    def sizes(self, largest: int) -> range:
        """Return the permitted sizes of type, the largest first."""
        return range(largest, min(largest, self.min_size) - 1, -1)

    def length(self, words: str, size: int) -> int:
        """Return the length of a line in whole pixels, and one spare pixel."""
        return round(text.length(self.faces[0], size, words)) + 1

    def write_line(
        self,
        image: Image.Image,
        position: tuple[float, float],
        words: str,
        largest: int,
        room: int,
        end: str = "m",
        ink: Colour | None = None,
    ) -> int:
        """Write a line, vertically centred on `position`; return its length."""
        line = set_line(self, words, largest, room)
        line.write(image, position, end, ink or self.ink)
        return self.length("".join(line.lines), line.size)

    def lay_line(
        self,
        mosaic: Mosaic,
        position: tuple[float, float],
        words: str,
        sizes: Pair,
        inks: tuple[Colour, Colour],
        end: str = "m",
    ) -> int:
        """Paste a line as a tile, vertically centred on `position`; `inks` are its letters' and background's colours.

        Return its length.
        """
        line = set_line(self, words, *sizes)
        for part in line.lines:
            left, top, _, _ = text.ink_box(line.face, line.size, part, f"{end}s")
            corner = round(position[0]) + left, round(position[1] + line.size * _BASE) + top
            mosaic.lay(corner, _draw_tile, line, end, inks)
        return self.length("".join(line.lines), line.size)

    def write_block(
        self, image: Image.Image, box: Box, words: str, largest: int, end: str = "m", ink: Colour | None = None
    ) -> None:
        """Write a text into a box, vertically centred; horizontally centred or from the left."""
        self.write_texts(image, box, (words,), (largest,), end, (ink or self.ink,))

    def write_texts(
        self, image: Image.Image, box: Box, texts: Lines, largest: tuple[int, ...], end: str, inks: tuple[Colour, ...]
    ) -> None:
        """Write texts below each other into a box, vertically centred; horizontally centred or from the left."""
        left, top, right, foot = box
        block = set_texts(self, texts, largest, (round(right - left), round(foot - top)))
        x, y = left if end == "l" else (left + right) / 2, (top + foot - sum(part.height for part in block)) / 2
        for part, ink in zip(block, inks, strict=True):
            part.write(image, (x, y + part.size * _PITCH / 2), end, ink)
            y += part.height

    def set_name(self, look: Look, seat: int, sizes: Pair) -> tuple[tuple[names.Run, ...], int]:
        """Return a player's name and its size; a name that is too long in the smallest size is cut."""
        (*larger_sizes, min_size), full_name = self.sizes(sizes[0]), names.runs(names.player_name(look, seat))
        size = next((size for size in larger_sizes if names.width(full_name, size) <= sizes[1]), min_size)
        return names.clip_name(look, seat, size, sizes[1]), size

    def write_name(
        self,
        image: Image.Image,
        position: Pair,
        look: Look,
        seat: int,
        sizes: Pair,
        ink: Colour | None = None,
        end: str = "l",
    ) -> int:
        """Write a player's name at mid height, from its left end or its middle; return where the name ends."""
        name, size = self.set_name(look, seat, sizes)
        left = position[0] - names.width(name, size) // 2 if end == "m" else position[0]
        return names.write(ImageDraw.Draw(image), (left, position[1]), name, size, ink or self.ink)


def _draw_tile(line: SetText, end: str, inks: tuple[Colour, Colour]) -> Image.Image:
    """Return a line on a plain background that is exactly as large as its letters."""
    left, top, right, bottom = text.ink_box(line.face, line.size, line.lines[0], f"{end}s")
    image = Image.new("RGB", (right - left, bottom - top), inks[1])
    text.write(ImageDraw.Draw(image), (-left, -top), line.lines[0], inks[0], line.face, line.size, f"{end}s")
    return image


@lru_cache(maxsize=1024)
def set_line(style: Style, words: str, largest: int, room: int) -> SetText:
    """Set a text on one line; the result has no line if the text is empty or even an ellipsis does not fit."""
    return _set_lines((words,), style.faces[0], text.find_size(style.faces[0], words, style.sizes(largest), room), room)


def set_text(style: Style, words: str, largest: int, room: Pair) -> SetText:
    """Break a text into lines so that it is as large as possible in a room of a width and a height."""
    return set_texts(style, (words,), (largest,), room)[0]


@lru_cache(maxsize=1024)
def set_texts(style: Style, texts: Lines, largest: tuple[int, ...], room: Pair) -> tuple[SetText, ...]:
    """Break texts that share a room, one below the other; no text is larger than the text above it."""
    (width, height), faces = room, style.faces[: len(texts)]
    ways = product(*(_break_text(words, face, style.min_size, width) for words, face in zip(texts, faces, strict=True)))
    way = max(ways, key=lambda way: _rate(style, way, largest, room))
    line_sizes = [
        min((text.find_size(face, line, style.sizes(limit), width) for line in lines), default=limit)
        for lines, face, limit in zip(way, faces, largest, strict=True)
    ]
    min_size = min(style.min_size, *largest)
    sizes = [max(min_size, size) for size in _stack(way, line_sizes, height)]
    while _height(way, sizes) > height and (max(sizes) > min_size or max(map(len, way)) > 1):
        if max(sizes) > min_size:
            sizes = [min(size, max(sizes) - 1) for size in sizes]
        else:
            longest = max(way, key=len)
            way = tuple((*lines[:-2], " ".join(lines[-2:])) if lines is longest else lines for lines in way)
    return tuple(_set_lines(lines, face, size, width) for lines, face, size in zip(way, faces, sizes, strict=True))


def _set_lines(lines: Lines, face: Face, size: int, room: int) -> SetText:
    """Set lines in a size; cut a line that is too long, and omit it if even an ellipsis does not fit."""
    shown_lines: list[str] = []
    for line in lines:
        cuts = (line[:end].rstrip() + "…" * (end < len(line)) for end in range(len(line), -1, -1))
        shown_lines += [cut for cut in [next((cut for cut in cuts if face(size).getlength(cut) <= room), "")] if cut]
    return SetText(tuple(shown_lines), size, face)


def _height(way: tuple[Lines, ...], sizes: Sequence[float]) -> float:
    return _PITCH * sum(len(lines) * size for lines, size in zip(way, sizes, strict=True))


def _stack(way: tuple[Lines, ...], sizes: Sequence[float], height: int) -> list[int]:
    """Return the sizes of texts below each other: none larger than the one above, in total at most `height` pixels."""
    limits = [*accumulate(sizes, min)]
    return [int(size * min(1, height / max(1, _height(way, limits)))) for size in limits]


def _rate(style: Style, way: tuple[Lines, ...], largest: tuple[int, ...], room: Pair) -> tuple[float, float]:
    """Return a rating of breaks, higher is better: large type, few lines, no little words at ends; then evenness."""
    longest = [
        max((text.length(face, 100, line) / 100 for line in lines), default=0.01)
        for lines, face in zip(way, style.faces, strict=False)
    ]
    size_limits = [
        min(limit, _SAFE_SHARE * room[0] / max(0.01, length)) for limit, length in zip(largest, longest, strict=True)
    ]
    sizes = _stack(way, size_limits, room[1])
    little_words = sum(len(line.split(" ")[-1]) <= _LITTLE_WORD for lines in way for line in lines[:-1])
    cost = (1 - style.line_cost * sum(map(len, way))) * (1 - _LITTLE_WORD_COST * little_words)
    share = min(size / limit for size, limit in zip(sizes, largest, strict=True))
    return share * cost - (min(sizes) < style.min_size), -sum(longest)


def _break_text(words: str, face: Face, size: int, room: int) -> list[Lines]:
    """Return all ways to break a text into lines: at its spaces, and inside words that are too long for a line."""
    pieces = [piece for word in words.split(" ") if word for piece in _split_word(word, face, size, room)]
    pieces = [*pieces[: _MAX_PIECES - 1], *filter(None, [" ".join(pieces[_MAX_PIECES - 1 :])])]
    ways = [
        tuple(" ".join(pieces[begin:end]) for begin, end in pairwise((0, *cuts, len(pieces))))
        for count in range(min(_MAX_LINES, len(pieces)))
        for cuts in combinations(range(1, len(pieces)), count)
    ]
    return ways or [()]


def _split_word(word: str, face: Face, size: int, room: int) -> Lines:
    """Break a word that is too long for a line: at a no-break space, after a hyphen, or between syllables."""

    def fits(part: str) -> bool:
        return text.length(face, size, part) <= room * _SAFE_SHARE

    if fits(word):
        return (word,)
    for index in (word.find("\u00a0"), word.find("-") + 1):
        if 0 < index < len(word):
            head, tail = word[:index], word[index:].lstrip("\u00a0")
            return *_split_word(head, face, size, room), *_split_word(tail, face, size, room)
    cuts = (index for index in range(len(word) - _MIN_LETTERS, _MIN_LETTERS - 1, -1) if _begins_syllable(word, index))
    cut = next((index for index in cuts if fits(word[:index] + "-")), 0)
    return (word[:cut] + "-", *_split_word(word[cut:], face, size, room)) if cut else (word,)


def _begins_syllable(word: str, index: int) -> bool:
    """Return whether a syllable begins at `index`: a consonant that does not end a digraph, followed by a vowel."""
    before, first, second = (unicodedata.normalize("NFD", sign)[0].lower() for sign in word[index - 1 : index + 2])
    return first not in _VOWELS and second in _VOWELS and before + first not in _DIGRAPHS and first.isalpha()
