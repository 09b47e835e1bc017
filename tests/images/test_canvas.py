"""Drawing parts of a canvas and writing with cached letters gives the same pixels as drawing everything anew."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageDraw

from images.kit import fonts, text
from images.kit.canvas import Canvas
from images.kit.colours import SEAT_COLOURS, fixed_palette
from images.kit.picture import reduce_to_palette, reindex

PALETTE = fixed_palette((*SEAT_COLOURS, (254, 252, 243), (254, 250, 241)), ((255, 255, 255),), ((0, 0, 0),))
"""Two of the players' colours are nearly alike."""
SIDE = 300
"""The side of the pictures in pixels: some blocks of a canvas and a part of one."""
COLOURS = st.sampled_from(PALETTE)
CORNERS = st.tuples(st.integers(-60, SIDE + 10), st.integers(-60, SIDE + 10))
INKS = ((0, 0, 0), (200, 30, 90))


def ground(colours: list[tuple[int, int, int]]) -> Image.Image:
    """Return stripes of some colours, in palette numbers."""
    image = Image.new("RGB", (SIDE, SIDE))
    for row, colour in enumerate(colours):
        ImageDraw.Draw(image).rectangle((0, row * 40, SIDE, row * 40 + 39), colour)
    return reduce_to_palette(image, PALETTE)


def disc(side: int) -> Image.Image:
    """Return a soft round mask."""
    mask = Image.radial_gradient("L")
    mask.thumbnail((side, side))
    return mask


@settings(max_examples=40, deadline=None)
@given(
    st.lists(COLOURS, min_size=8, max_size=8),
    st.lists(st.tuples(CORNERS, COLOURS, st.integers(1, 150)), max_size=5),
    CORNERS,
)
def test_a_canvas_has_the_pixels_of_drawing_on_the_whole_picture(
    stripes: list[tuple[int, int, int]],
    squares: list[tuple[tuple[int, int], tuple[int, int, int], int]],
    origin: tuple[int, int],
) -> None:
    clean = ground(stripes)
    canvas, plain = Canvas(clean), clean.convert("RGB")
    for corner, colour, side in squares:
        canvas.lay(colour, corner, disc(side))
        plain.paste(colour, (*corner, corner[0] + side, corner[1] + side), disc(side))
    canvas.bring_back(origin, disc(50))
    box = (*origin, origin[0] + 50, origin[1] + 50)
    plain.paste(clean.convert("RGB").crop(box), box, disc(50))
    assert canvas.rgb().tobytes() == plain.tobytes()
    assert canvas.reduced(PALETTE).tobytes() == reduce_to_palette(plain, PALETTE).tobytes()
    inside = (10, 20, 200, 90)
    assert canvas.below(inside).tobytes() == plain.crop(inside).tobytes()


def test_reducing_a_picture_twice_may_change_it() -> None:
    all_of_them = Image.frombytes("P", (len(PALETTE), 1), bytes(range(len(PALETTE))))
    all_of_them.putpalette([part for colour in PALETTE for part in colour])
    once_more = reindex(all_of_them, PALETTE).tobytes()
    assert once_more == reduce_to_palette(all_of_them.convert("RGB"), PALETTE).tobytes()
    assert once_more != all_of_them.tobytes()


@settings(max_examples=60, deadline=None)
@given(
    st.text("AČgjy0189×·. fi", min_size=1, max_size=9),
    st.sampled_from((fonts.sans, fonts.serif, fonts.italic)),
    st.integers(12, 40),
    st.tuples(st.integers(-9, SIDE), st.one_of(st.integers(0, SIDE), st.floats(0, SIDE, width=16))),
    st.sampled_from(("ls", "ms", "rs")),
    st.sampled_from(INKS),
)
def test_cached_letters_are_those_of_pillow(
    words: str, face: text.Face, size: int, place: tuple[float, float], anchor: str, ink: tuple[int, int, int]
) -> None:
    plain = Image.new("RGB", (SIDE, SIDE), PALETTE[0])
    background = plain.copy()
    ImageDraw.Draw(plain).text(place, words, ink, face(size), anchor=anchor)
    for _ in range(2):
        written = background.copy()
        text.write(ImageDraw.Draw(written), place, words, ink, face, size, anchor)
        assert ImageChops.difference(plain, written).getbbox() is None
    assert text.length(face, size, words) == face(size).getlength(words)
