"""Towns in the store: what was drawn and worked out of one, under a hash of its map file, for all hunts to come.

Public knowledge only. Which files the hash of the code covers is said here.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from typing import TYPE_CHECKING

from cogs.fantom.map.atlas import shipped
from cogs.fantom.options import Map
from images.kit.store import AttemptCount, Store, require_making, version_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

MOST = 400_000_000
"""Bytes of files: some eight large towns at both scales in four languages."""
SOURCES = {
    "bot.i18n": ("translation.py", "languages.py", "fluent_files.py", "typefaces.py"),
    "cogs.fantom": ("map", "options.py", "texts"),
    "images.fantom": ("colours.py", "geometry.py", "town"),
    "images.kit": ("",),
}
"""What a town is drawn with, by package: another line in any of it, and the towns are drawn anew."""


def sources() -> tuple[Traversable, ...]:
    """Return the files and folders whose code and texts a town is drawn with."""
    return tuple(files(package).joinpath(path) for package, paths in SOURCES.items() for path in paths)


def _version() -> str:
    return version_of(*sources())


STORE = Store("towns", _version, MOST)


def stored(map_: Map, own: str, what: str) -> memoryview | None:
    """Return what is kept of a town; None if it has to be made. `own` is the server's own map, if that is played."""
    return STORE.get(f"{_hash(map_, own)}-{what}")


def taken(map_: Map, own: str, what: str) -> memoryview | None:
    """Return what `stored` returns; raise `NotKeptError` where that is nothing and another process is to make it."""
    found = stored(map_, own, what)
    if found is None:
        require_making()
    return found


def attempts(map_: Map, own: str) -> AttemptCount:
    """Return the count of failed attempts at drawing a town."""
    return AttemptCount(STORE, f"{_hash(map_, own)}-attempts")


def keep(map_: Map, own: str, what: str, data: bytes) -> memoryview | None:
    """Keep something of a town and return it as `stored` does; None if it cannot be kept."""
    return STORE.put(f"{_hash(map_, own)}-{what}", data)


@lru_cache(maxsize=16)
def _hash(map_: Map, own: str) -> str:
    """Return what tells a town from any other."""
    text = own if map_ is Map.OWN else shipped(map_)
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
