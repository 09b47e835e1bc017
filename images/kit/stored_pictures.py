"""Pictures that every process would draw after its start: the store keeps them by function and arguments.

For backgrounds and pieces that take long to draw, are equal in many games, and contain no name and no secret. They are
decorated with `stored_picture` or `stored_ground` below a cache in memory. Safe for several threads.
"""

from __future__ import annotations

from functools import lru_cache, wraps
from hashlib import blake2b
from importlib.resources import files
from typing import TYPE_CHECKING, Any, ParamSpec

import msgspec

from images.kit.store import Store, version_of
from images.kit.tiles import Ground

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from importlib.resources.abc import Traversable

    from PIL import Image

P = ParamSpec("P")

MAX_STORE_BYTES = 20_000_000
"""Maximum bytes of a game's files, which are compressed; a game's own backgrounds take 1 to 3 MB."""
_SHARED_PACKAGES = ("images.kit", "bot.i18n")
"""Packages besides its own that affect the pictures of every game."""


def stored_picture(make: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Let a function of a game's drawing code return its pictures, in RGB or RGBA, from the store if they are there."""

    @wraps(make)
    def stored(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        store, key = _place(make, (args, sorted(kwargs.items())))
        data = store.get(key)
        if data is not None:
            return msgspec.msgpack.decode(data, type=Ground).whole()
        image = make(*args, **kwargs)
        store.put(key, msgspec.msgpack.encode(Ground.of(image)))
        return image

    return stored


def stored_ground(make: Callable[P, Ground]) -> Callable[P, Ground]:
    """Do the same as `stored_picture` for a function that returns backgrounds."""

    @wraps(make)
    def stored(*args: P.args, **kwargs: P.kwargs) -> Ground:
        store, key = _place(make, (args, sorted(kwargs.items())))
        data = store.get(key)
        if data is not None:
            return msgspec.msgpack.decode(data, type=Ground)
        ground = make(*args, **kwargs)
        store.put(key, msgspec.msgpack.encode(ground))
        return ground

    return stored


def _place(make: Callable[..., Any], arguments: Hashable) -> tuple[Store, str]:
    """Return the store of a function's game, and the key of a value there."""
    _, game, *module = make.__module__.split(".")
    text = msgspec.msgpack.encode(arguments)
    return _store(game), "-".join((*module, make.__name__, blake2b(text, digest_size=16).hexdigest()))


@lru_cache(maxsize=16)
def _store(game: str) -> Store:
    return Store(f"pictures/{game}", lambda: version_of(*sources(game)), MAX_STORE_BYTES)


def sources(game: str) -> tuple[Traversable, ...]:
    """Return the folders of code and texts that may affect a game's pictures."""
    return tuple(map(files, (f"images.{game}", f"cogs.{game}", *_SHARED_PACKAGES)))
