"""The typefaces, from installed packages: a cached face for each size and weight.

Source Serif for numbers carved in stone, Source Sans for names and places, OpenMoji for the emoji in names.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

from PIL import ImageFont, features

from bot.i18n.typefaces import EMOJI, ITALIC, SANS, SERIF

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

_SANS_FACES, _SERIF_FACES, _EMOJI_FACES = 40, 8, 4
"""Limits of cached faces: of Source Sans, of each serif file, and of emoji (drawn emoji are cached elsewhere).

A face takes about 200 kB once it has drawn (emoji: 300), because every size has its own tables, and is made in 0.2 ms:
there is no use in more faces than one picture needs."""
_SMALL_TEXT = 14
"""Optical size in points: sturdy strokes, which stay legible when a picture is shown at a third."""


def sets_text_well() -> bool:
    """Return whether Pillow kerns letters and draws an emoji of several code points as one glyph.

    That takes Raqm, which Pillow contains, and FriBiDi, which the system provides (`libfribidi0` on Debian).
    """
    return features.check_feature("raqm") is True


def _file(package: str, path: str) -> str:
    """Return the path of a font. Fonts are opened by path, not as bytes: Pillow would copy the bytes for every size."""
    return str(files(package).joinpath(path))


def _face(file: tuple[str, str], size: int, *axes: int) -> FreeTypeFont:
    """Return a face that draws its first text exactly like every later text.

    FreeType reads a variable font's table of widths (HVAR) only when it loads the first glyph, so it takes the width of
    that glyph from its outline's variations (gvar). In these fonts the two differ for a few letters: the italic's 3 is
    541 units wide in one and 556 in the other. So measure a space first, before another thread can use the face.
    """
    font = ImageFont.truetype(_file(*file), size)
    if axes:
        font.set_variation_by_axes(list(axes))
    font.getlength(" ")
    return font


@lru_cache(maxsize=_SANS_FACES)
def sans(size: int, weight: int = 600) -> FreeTypeFont:
    """Return Source Sans 3; `size` in pixels, `weight` 200 to 900."""
    return _face(SANS, size, weight)


def bold(size: int) -> FreeTypeFont:
    """Return the face of words that stand out."""
    return sans(size, 700)


def heavy(size: int) -> FreeTypeFont:
    """Return the face of counts, numbers and headings that must be read on a phone."""
    return sans(size, 800)


@lru_cache(maxsize=_SERIF_FACES)
def serif(size: int, weight: int = 700) -> FreeTypeFont:
    """Return Source Serif 4; `size` in pixels, `weight` 200 to 900."""
    return _face(SERIF, size, weight, _SMALL_TEXT)


@lru_cache(maxsize=_SERIF_FACES)
def italic(size: int, weight: int = 600) -> FreeTypeFont:
    """Return Source Serif 4's italic; `size` in pixels, `weight` 200 to 900."""
    return _face(ITALIC, size, weight, _SMALL_TEXT)


@lru_cache(maxsize=_EMOJI_FACES)
def emoji(size: int) -> FreeTypeFont:
    """Return OpenMoji's colour font; draw it with `embedded_color=True`."""
    return _face(EMOJI, size)
