"""An encoder of animated GIFs from frames and their durations.

Writes only pixels, no metadata.
"""

from __future__ import annotations

from io import BytesIO
from itertools import chain
from typing import TYPE_CHECKING

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata, getheader

from images.kit.picture import Picture, reduce_to_palette

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from images.kit.colours import Colour

UNCHANGED_INDEX = 255
"""The palette index of a pixel that does not change; GIF calls it transparent."""
_KEEP_PIXELS = 1
"""GIF's disposal method that keeps a frame's pixels below the next frame."""
_FULL_SCALE = 1 / 255
"""A scale for `ImageChops.add` that turns every difference but 0 into 255."""
Frame = tuple[Image.Image, int]
"""An image and its duration in milliseconds."""


def encode_film(frames: Iterable[Frame], palette: Sequence[Colour]) -> Picture:
    """Return an endlessly repeating GIF of RGB frames of one size; a generator may draw the frames one by one.

    Raise `ValueError` if the palette has more than 255 colours (one index is `UNCHANGED_INDEX`) or if there is no
    frame.
    """
    if len(palette) > UNCHANGED_INDEX:
        raise ValueError(f"{len(palette)} colours leave none for what does not change")
    reduced_frames = ((reduce_to_palette(image, palette), duration) for image, duration in frames)
    first, duration = next(reduced_frames, (None, 0))
    if first is None:
        raise ValueError("a film needs a frame")
    file = BytesIO()
    second = next(reduced_frames, None)
    if second is None:
        first.save(file, "GIF", duration=duration, loop=0, optimize=False, disposal=_KEEP_PIXELS)
    else:
        file.writelines(_encode_frames(first, duration, chain((second,), reduced_frames)))
    return Picture(file.getvalue(), first.width, first.height, "gif")


def _encode_frames(first: Image.Image, duration: int, frames: Iterable[Frame]) -> Iterator[bytes]:
    """Yield a GIF frame by frame, byte for byte as Pillow saves it.

    Pillow's own writer holds all frames until the last, which takes 200 MB for a long game.
    """
    header, _ = getheader(first, info={"loop": 0})
    yield from header
    pending_image, corner, options = first, (0, 0), {"duration": duration, "disposal": _KEEP_PIXELS}
    previous_frame, previous_delta = first, first
    for frame, milliseconds in frames:
        previous_frame, delta = frame, frame_delta(previous_frame, frame)
        box = ImageChops.subtract_modulo(delta, previous_delta).getbbox(alpha_only=False)
        if box is None:  # two frames in a row change nothing: like Pillow, lengthen the frame before
            options["duration"] += milliseconds
            continue
        yield from getdata(pending_image, corner, **options)
        pending_image, corner, previous_delta = delta.crop(box), box[:2], delta
        options = {
            "duration": milliseconds,
            "disposal": _KEEP_PIXELS,
            "transparency": UNCHANGED_INDEX,
            "include_color_table": True,
        }
    yield from getdata(pending_image, corner, **options)
    yield b";"


def frame_delta(previous_frame: Image.Image, frame: Image.Image) -> Image.Image:
    """Return a frame in which all pixels that equal those of the frame before are `UNCHANGED_INDEX`."""
    previous_numbers, numbers = (Image.frombytes("L", image.size, image.tobytes()) for image in (previous_frame, frame))
    difference = ImageChops.difference(previous_numbers, numbers)
    delta = Image.new("P", frame.size, UNCHANGED_INDEX)
    delta.putpalette(frame.getpalette() or ())
    delta.paste(frame, mask=ImageChops.add(difference, difference, _FULL_SCALE))
    delta.info["transparency"] = UNCHANGED_INDEX
    return delta
