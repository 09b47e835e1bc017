"""The store of towns: their pictures and calculated data under a hash of the map file, for all later hunts.

All of it is public. A change of any file in `SOURCES` makes the stored towns outdated.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from typing import TYPE_CHECKING

from cogs.fantom.map.atlas import shipped_text
from cogs.fantom.options import Map
from images.kit.store import AttemptCount, Store, require_computing, version_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

MAX_STORE_BYTES = 400_000_000
"""Maximum bytes of the store's files: about eight large towns at both scales in four languages."""
SOURCES = {
    "bot.i18n": ("",),
    "cogs.fantom": ("map", "options.py", "texts"),
    "images.fantom": ("colours.py", "geometry.py", "town"),
    "images.kit": ("",),
}
"""Files and folders that affect a town's picture, by package. After a change in any of them, towns are drawn again."""


def sources() -> tuple[Traversable, ...]:
    """Return the files and folders of code and texts that affect a town's picture."""
    return tuple(files(package).joinpath(path) for package, paths in SOURCES.items() for path in paths)


def _version() -> str:
    return version_of(*sources())


STORE = Store("towns", _version, MAX_STORE_BYTES)


def find_part(map_: Map, own_map: str, part: str) -> memoryview | None:
    """Return a stored part of a town, or None if it is not stored.

    `own_map` is the text of the server's own map, or empty if another map is played; `part` names the part.
    """
    return STORE.get(f"{_hash(map_, own_map)}-{part}")


def load_part(map_: Map, own_map: str, part: str) -> memoryview | None:
    """Return a stored part of a town, or None if this process must make it.

    Raise `MissingValueError` if it is not stored and another process must make it.
    """
    data = find_part(map_, own_map, part)
    if data is None:
        require_computing()
    return data


def attempts(map_: Map, own_map: str) -> AttemptCount:
    """Return the counter of failed attempts to draw a town."""
    return AttemptCount(STORE, f"{_hash(map_, own_map)}-attempts")


def store_part(map_: Map, own_map: str, part: str, data: bytes) -> memoryview | None:
    """Store a part of a town and return it as `find_part` does; None if it cannot be stored."""
    return STORE.put(f"{_hash(map_, own_map)}-{part}", data)


@lru_cache(maxsize=16)
def _hash(map_: Map, own_map: str) -> str:
    """Return a hash of a town's map file."""
    text = own_map if map_ is Map.OWN else shipped_text(map_)
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
