"""The faces of the fonts, which take 200 kB each: no more are kept than their caches allow."""

from __future__ import annotations

import gc

from PIL import Image
from PIL.ImageFont import FreeTypeFont

from images.kit import fonts, text
from images.kit.pen import Pen

SIZES = range(11, 91)


def test_a_face_is_kept_by_the_cache_of_its_font_only() -> None:
    pen, words = Pen(Image.new("RGBA", (400, 400))), "17"
    for size in SIZES:
        pen.write((20, 20), words, fonts.heavy, size, (0, 0, 0))
        text.length(fonts.heavy, size, words)
        text.ink_box(fonts.heavy, size, words, "ls")
    caches = (fonts.sans, fonts.serif, fonts.italic, fonts.emoji)
    kept = sum(cache.cache_info().currsize for cache in caches)
    for cache in caches:
        cache.cache_clear()
    gc.collect()
    elsewhere = sum(isinstance(item, FreeTypeFont) for item in gc.get_objects())
    assert elsewhere < kept
