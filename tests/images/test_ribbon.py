"""The ribbon above a picture: it leaves the picture unchanged, and is left out if there is no room for it."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from images.kit import Picture, encode
from images.kit.ribbon import with_ribbon

COLOURS = ((20, 24, 40), (250, 250, 250), (200, 40, 40), (40, 160, 80))


def picture(width: int = 600, height: int = 400) -> Picture:
    image = Image.new("RGB", (width, height), COLOURS[2])
    image.paste(COLOURS[3], (10, 10, 60, 60))
    return encode(image, COLOURS)


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


@pytest.mark.parametrize("words", ["Paused", "Přestávka", "Prestávka", "Przerwa"])
def test_the_ribbon_is_above_the_picture_and_does_not_change_it(words: str) -> None:
    before, after = picture(), with_ribbon(picture(), words)
    added = after.height - before.height
    assert (added, after.width) == (36, before.width)
    image = pixels(after)
    assert image.crop((0, added, after.width, after.height)).tobytes() == pixels(before).tobytes()
    ribbon = image.crop((0, 0, after.width, added))
    assert {colour for _, colour in ribbon.getcolors() or ()} >= {COLOURS[0], COLOURS[1]}


def test_only_equal_texts_give_equal_ribbons() -> None:
    assert with_ribbon(picture(), "Paused") == with_ribbon(picture(), "Paused")
    assert with_ribbon(picture(), "Paused") != with_ribbon(picture(), "Przerwa")


def test_a_picture_without_room_gets_no_ribbon() -> None:
    tall = picture(height=4090)
    assert with_ribbon(tall, "Paused") == tall
    film = Picture(b"GIF89a", 600, 400, "gif")
    assert with_ribbon(film, "Paused") == film
