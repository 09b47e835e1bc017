"""Moving pictures: frames and how long each is looked at, as an animated GIF.

Must never put anything but pixels into it.
"""

from __future__ import annotations

from io import BytesIO
from itertools import chain
from typing import TYPE_CHECKING

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata, getheader

from images.kit.picture import Picture, indexed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from images.kit.colours import Colour

SAME = 255
"""The index of a pixel that stays as it is."""
_STAYS = 1
"""GIF's number for a frame that stays where the next changes nothing."""
_WHATEVER = 1 / 255
"""The divisor by which a difference of any size becomes a whole one."""
Frame = tuple[Image.Image, int]
"""An image and its milliseconds."""


def encode_film(frames: Iterable[Frame], palette: Sequence[Colour]) -> Picture:
    """Turn RGB frames of one size, each drawn when it is asked for, into a GIF that begins anew for ever.

    At most 255 colours: one index means "as before". Raises ValueError for more, or without a frame.
    """
    if len(palette) > SAME:
        raise ValueError(f"{len(palette)} colours leave none for what does not change")
    shown = ((indexed(image, palette), lasting) for image, lasting in frames)
    first, lasting = next(shown, (None, 0))
    if first is None:
        raise ValueError("a film needs a frame")
    file = BytesIO()
    second = next(shown, None)
    if second is None:
        first.save(file, "GIF", duration=lasting, loop=0, optimize=False, disposal=_STAYS)
    else:
        file.writelines(_encoded(first, lasting, chain((second,), shown)))
    return Picture(file.getvalue(), first.width, first.height, "gif")


def _encoded(first: Image.Image, lasting: int, later: Iterable[Frame]) -> Iterator[bytes]:
    """Yield a GIF frame by frame, byte for byte as Pillow saves it.

    Pillow would keep every frame to the last, two hundred megabytes of a long game.
    """
    header, _ = getheader(first, info={"loop": 0})
    yield from header
    waiting, corner, options = first, (0, 0), {"duration": lasting, "disposal": _STAYS}
    before, change = first, first
    for after, milliseconds in later:
        before, left = after, changed_only(before, after)
        box = ImageChops.subtract_modulo(left, change).getbbox(alpha_only=False)
        if box is None:  # nothing has changed, twice: one frame lasts longer
            options["duration"] += milliseconds
            continue
        yield from getdata(waiting, corner, **options)
        waiting, corner, change = left.crop(box), box[:2], left
        options = {"duration": milliseconds, "disposal": _STAYS, "transparency": SAME, "include_color_table": True}
    yield from getdata(waiting, corner, **options)
    yield b";"


def changed_only(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return a frame without what was there before."""
    one, other = (Image.frombytes("L", image.size, image.tobytes()) for image in (before, after))
    changed = ImageChops.difference(one, other)
    left = Image.new("P", after.size, SAME)
    left.putpalette(after.getpalette() or ())
    left.paste(after, mask=ImageChops.add(changed, changed, _WHATEVER))
    left.info["transparency"] = SAME
    return left
