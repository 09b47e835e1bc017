"""Every face draws its first text like every later one, so that no picture depends on earlier ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PIL import Image, ImageDraw

from images.kit import fonts

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

pytestmark = pytest.mark.unmeasured

FACES: dict[str, tuple[list[int], str]] = {
    "sans": ([200, 400, 600, 700, 800, 900], "ď"),
    "serif": ([400, 600, 700, 800, 900], "ŀ"),
    "italic": ([400, 500, 600, 700, 900], "3"),
    "emoji": ([], "🦊"),
}
"""Each face's weights, and a sign for which its width tables disagree; the emoji have one table and no weights."""
SIZES = range(6, 84)
LETTERS = "0123456789aáäąbcćčdďeéěęfghiíjklĺľłmnńňoóôpqrŕřsśštťuúůvwxyýzźžż"
HUGE = 1000
"""As many pixels as the faces have units, so that rounding loses no difference."""


def fresh(face: str, size: int, *weight: int) -> FreeTypeFont:
    """Return a face that has not drawn anything yet."""
    font: FreeTypeFont = getattr(fonts, face).__wrapped__(size, *weight)
    return font


def drawn(font: FreeTypeFont, text: str) -> tuple[float, bytes]:
    """Return the width of a text in this face, and its pixels."""
    image = Image.new("L", (250, 125))
    ImageDraw.Draw(image).text((4, 4), text, fill=255, font=font)
    return font.getlength(text), image.tobytes()


@pytest.mark.parametrize("face", FACES)
def test_the_first_text_is_drawn_like_the_second_in_every_size(face: str) -> None:
    text = FACES[face][1] + "9"
    faces = {size: fresh(face, size) for size in SIZES}
    assert [size for size, font in faces.items() if drawn(font, text) != drawn(font, text)] == []


@pytest.mark.parametrize(("face", "weight"), [(face, weight) for face in FACES for weight in FACES[face][0]])
def test_every_letter_is_as_wide_as_the_first_text_as_later(face: str, weight: int) -> None:
    faces = {letter: fresh(face, HUGE, weight) for letter in LETTERS + LETTERS.upper() + FACES[face][1]}
    assert [letter for letter, font in faces.items() if font.getlength(letter) != font.getlength(letter)] == []
