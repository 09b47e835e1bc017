"""The code that all games' pictures share."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING
from weakref import ref

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from images.kit import encode, film, names
from images.kit.colours import SEAT_COLOURS, fixed_palette, mix, rgb
from images.kit.film import encode_film
from images.kit.names import Typeface
from images.kit.pen import BAND_HEIGHT, ground, sprite
from images.kit.picture import Look, reduce_to_palette, swatch
from images.kit.tiles import Ground, Tiles
from images.kit.weighted_cache import MAX_PICTURE_BYTES, picture_cache

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from weakref import ReferenceType

    from images.kit.colours import Colour
    from images.kit.film import Frame

BLACK, WHITE = (0, 0, 0), (255, 255, 255)


def test_a_picture_too_large_to_be_shown_is_refused() -> None:
    with pytest.raises(ValueError, match="too large"):
        encode(Image.new("RGB", (4096, 10)), (BLACK, WHITE))


def test_encoding_keeps_the_colours_of_the_palette() -> None:
    picture = encode(Image.new("RGB", (3, 2), SEAT_COLOURS[1]), (BLACK, SEAT_COLOURS[1], WHITE))
    assert (picture.width, picture.height) == (3, 2)


@settings(deadline=None)
@given(st.integers(1, 40), st.integers(1, 40), st.integers(1, len(SEAT_COLOURS)), st.binary(min_size=1, max_size=64))
def test_a_picture_is_read_as_it_was_drawn(width: int, height: int, colours: int, pattern: bytes) -> None:
    palette = SEAT_COLOURS[:colours]
    pixel_colours = (palette[pattern[index % len(pattern)] % colours] for index in range(width * height))
    image = Image.frombytes("RGB", (width, height), bytes(part for colour in pixel_colours for part in colour))
    picture = encode(image, palette)
    with Image.open(BytesIO(picture.data)) as read:
        read.load()  # checks every chunk
        assert read.convert("RGB").tobytes() == image.tobytes()


_COLOUR = st.tuples(*[st.integers(0, 255)] * 3)
_SIDE = st.integers(0, 299)


@settings(max_examples=25)
@given(_COLOUR, st.lists(st.tuples(_SIDE, _SIDE, _SIDE, _SIDE, _COLOUR), max_size=4), st.integers(1, 299))
def test_reducing_in_parts_equals_reducing_at_once(
    ground: tuple[int, int, int], rectangles: list[tuple[int, int, int, int, tuple[int, int, int]]], cut: int
) -> None:
    palette = (*SEAT_COLOURS, BLACK, WHITE)
    image = Image.new("RGB", (300, 300), ground)
    for x, y, to_x, to_y, colour in rectangles:
        ImageDraw.Draw(image).line((x, y, to_x, to_y), colour, 5)
    reference = reduce_to_palette(image, palette).tobytes()
    halves = (
        reduce_to_palette(image.crop((0, 0, cut, 300)), palette),
        reduce_to_palette(image.crop((cut, 0, 300, 300)), palette),
    )
    laid_out = Image.new("P", (300, 300))
    laid_out.paste(halves[0], (0, 0))
    laid_out.paste(halves[1], (cut, 0))
    assert laid_out.tobytes() == reference
    assert encode(laid_out, palette) == encode(image, palette)


@settings(max_examples=25)
@given(st.lists(st.binary(min_size=48, max_size=48), min_size=2, max_size=4))
def test_earlier_reductions_do_not_change_a_later_one(pixels: list[bytes]) -> None:
    palette = fixed_palette((BLACK, WHITE), SEAT_COLOURS, (WHITE,))
    for pattern in pixels:
        image = Image.frombytes("RGB", (4, 4), pattern)
        reference = image.quantize(palette=swatch(palette), dither=Image.Dither.NONE)
        assert reduce_to_palette(image, palette).tobytes() == reference.tobytes()


def test_a_palette_has_colours_between_a_colour_and_its_outline() -> None:
    assert fixed_palette((), (WHITE,), (BLACK,)) == (WHITE, (85, 85, 85), (170, 170, 170))


def test_a_palette_never_overflows() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        fixed_palette([(i, i, i) for i in range(256)], (SEAT_COLOURS[0],), ())


def test_colours_are_read_and_mixed() -> None:
    assert mix(rgb("000000"), rgb("ff8000"), 0.5) == (128, 64, 0)


def test_a_name_is_split_by_font() -> None:
    assert names.runs("max🦊!") == ((Typeface.SANS, "max"), (Typeface.EMOJI, "🦊"), (Typeface.SANS, "!"))


def test_fancy_letters_become_plain_ones() -> None:
    assert names.runs("\U0001d4d5\U0001d4ea\U0001d4f7\U0001d4ec\U0001d502") == ((Typeface.SANS, "Fancy"),)


def test_letters_of_all_four_languages_are_there() -> None:
    letters = "ěščřžýáíéůúťďňóĚŠČŘŽÝÁÍÉŮÚŤĎŇÓäľĺŕôÄĽĹŔÔąćęłńśźżĄĆĘŁŃŚŹŻ"
    assert names.runs(letters) == ((Typeface.SANS, letters),)


@pytest.mark.parametrize("name", ["", "  ", "日本語", "שלום", "\u202e", "\x00", "\u200d\ufe0f"])
def test_characters_without_a_font_are_left_out(name: str) -> None:
    assert names.runs(name) == ()


@pytest.mark.parametrize("name", ["W" * 60, "🏰" * 60, "a b " * 20, "👨‍👩‍👧‍👦" * 20])
def test_a_long_name_ends_in_an_ellipsis_and_fits(name: str) -> None:
    cut = names.clip(name, 37, 300)
    assert cut[-1][1].endswith("…")
    assert names.width(cut, 37) <= 300


@pytest.mark.parametrize("emoji", ["👨‍👩‍👧‍👦", "🇨🇿", "👍🏽"])
def test_a_cut_name_keeps_its_emoji_whole(emoji: str) -> None:
    for room in range(60, 400, 12):
        cut = "".join(run for _, run in names.clip(emoji * 12, 37, room)).removesuffix("…")
        assert cut == emoji * (len(cut) // len(emoji))


def test_names_that_are_equal_after_the_cut_end_in_the_numbers_of_their_seats() -> None:
    look = Look("en", ("Bartholomew the First", "Bartholomew the Second", "Anna"))
    cut = [names.clip_name(look, seat, 37, 260) for seat in range(3)]
    texts = ["".join(run for _, run in name) for name in cut]
    assert [text[-5:] for text in texts] == ["… (1)", "… (2)", "Anna"]
    assert all(names.width(name, 37) <= 260 for name in cut)


def test_a_short_name_is_not_cut() -> None:
    assert names.clip("Žofie", 37, 300) == ((Typeface.SANS, "Žofie"),)


def test_a_name_is_as_wide_as_measured() -> None:
    sheet = ImageDraw.Draw(Image.new("RGB", (400, 60)))
    name = names.runs("max🦊")
    assert names.write(sheet, (10, 30), name, 37, WHITE, halo=BLACK) == pytest.approx(10 + names.width(name, 37), abs=1)


def test_the_bands_of_a_sheet_leave_no_seam() -> None:
    def disc(top: int) -> Image.Image:
        return ground(40, BAND_HEIGHT + 40, BLACK, lambda pen: pen.oval((3, top, 37, top + 34), WHITE))

    across, within = BAND_HEIGHT - 17, BAND_HEIGHT - 60
    assert (
        disc(across).crop((0, across, 40, across + 35)).tobytes()
        == disc(within).crop((0, within, 40, within + 35)).tobytes()
    )


def test_a_sprite_has_smooth_edges_and_nothing_around() -> None:
    disc = sprite(20, 20, lambda pen: pen.oval((3, 3, 17, 17), WHITE))
    alphas = {alpha for _, alpha in disc.getchannel("A").getcolors() or ()}
    assert {0, 255} < alphas


def test_a_film_shows_each_frame_as_it_was_drawn() -> None:
    palette = (BLACK, WHITE, SEAT_COLOURS[0], SEAT_COLOURS[1])
    frames = [Image.new("RGB", (40, 30), WHITE) for _ in range(5)]
    for step, frame in enumerate(frames):
        ImageDraw.Draw(frame).rectangle((step * 4, step * 3, 20 + step, 20), SEAT_COLOURS[step % 2])
    film_picture = encode_film([(frame, 100 * (step + 1)) for step, frame in enumerate(frames)], palette)
    with Image.open(BytesIO(film_picture.data)) as moving:
        for step, frame in enumerate(frames):
            moving.seek(step)
            assert moving.convert("RGB").tobytes() == frame.tobytes(), step
            assert moving.info["duration"] == 100 * (step + 1)


def shots(luck: Random, count: int) -> Iterator[Frame]:
    """Yield frames, some of which repeat the one before."""
    canvas = Image.new("RGB", (40, 30), WHITE)
    for _ in range(count):
        if luck.random() < 0.6:
            ImageDraw.Draw(canvas).rectangle(
                (offset := luck.randrange(30), offset // 2, offset + 9, offset), luck.choice(SEAT_COLOURS)
            )
        yield canvas.copy(), luck.choice((0, 100, 900))


@pytest.mark.parametrize("seed", range(40))
def test_a_film_is_byte_for_byte_what_pillow_saves(seed: int) -> None:
    palette, count = (BLACK, WHITE, *SEAT_COLOURS), seed % 7 + 1
    frames = [(reduce_to_palette(frame, palette), lasting) for frame, lasting in shots(Random(seed), count)]
    file, changes = BytesIO(), [film.frame_delta(before, after) for (before, _), (after, _) in pairwise(frames)]
    frames[0][0].save(
        file,
        "GIF",
        save_all=True,
        append_images=changes,
        duration=[lasting for _, lasting in frames],
        loop=0,
        optimize=False,
        disposal=1,
    )
    assert encode_film(shots(Random(seed), count), palette).data == file.getvalue()


def test_a_film_keeps_no_frame_that_it_has_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    frames: list[ReferenceType[Image.Image]] = []
    live_frames: list[int] = []

    def watched(image: Image.Image, palette: Sequence[Colour]) -> Image.Image:
        live_frames.append(sum(frame() is not None for frame in frames))
        indexed_frame = reduce_to_palette(image, palette)
        frames.append(ref(indexed_frame))
        return indexed_frame

    monkeypatch.setattr(film, "reduce_to_palette", watched)
    encode_film(shots(Random(1), 60), (BLACK, WHITE, *SEAT_COLOURS))
    assert len(live_frames) == 60
    assert max(live_frames) <= 3


def test_a_film_of_one_frame_is_a_picture() -> None:
    picture = encode_film([(Image.new("RGB", (4, 4), WHITE), 100)], (BLACK, WHITE))
    assert (picture.suffix, picture.width) == ("gif", 4)


def test_a_film_needs_a_frame() -> None:
    with pytest.raises(ValueError, match="frame"):
        encode_film((), (BLACK, WHITE))


def test_a_film_reserves_a_colour_for_unchanged_pixels() -> None:
    with pytest.raises(ValueError, match="leave none"):
        encode_film((), [BLACK] * 256)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(["RGB", "P"]), st.integers(1, 90), st.integers(1, 200), st.integers(0), st.data())
def test_a_part_of_a_ground_is_as_it_was_drawn(mode: str, wide: int, high: int, seed: int, data: st.DataObject) -> None:
    image = Image.frombytes(mode, (wide, high), Random(seed).randbytes(wide * high * len(mode)))
    left, upper = data.draw(st.integers(0, wide - 1)), data.draw(st.integers(0, high - 1))
    box = left, upper, data.draw(st.integers(left + 1, wide)), data.draw(st.integers(upper + 1, high))
    assert Ground.of(image).crop(box).tobytes() == image.crop(box).tobytes()
    assert Ground.of(image).whole().tobytes() == image.tobytes()


def test_a_tile_is_painted_once_even_if_it_is_packed() -> None:
    painted: list[int] = []

    def paint(seat: int) -> Image.Image:
        painted.append(seat)
        return Image.new("RGB", (10, 10), SEAT_COLOURS[seat])

    @picture_cache
    def filling(_n: int) -> Image.Image:
        return Image.new("P", (MAX_PICTURE_BYTES // 1000, 1000))

    tiles = Tiles(SEAT_COLOURS)
    for n, seat in enumerate((0, 1, 0, 2, 0, 1)):
        filling(n)
        assert tiles.weight == 0
        assert tiles(paint, seat).tobytes() == bytes([seat] * 100)
        assert tiles(paint, seat).convert("RGB") == Image.new("RGB", (10, 10), SEAT_COLOURS[seat])
        assert tiles.weight == 100
    assert painted == [0, 1, 2]
    filling.cache_clear()
