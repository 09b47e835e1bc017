"""Access to JSON of unknown shape: values of a wrong kind count as empty, so that rules need no guards.

Discord's own description reports the wrong kinds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeGuard, cast

if TYPE_CHECKING:
    from collections.abc import Iterator

Json = dict[str, Any]


def mapping(value: Any) -> Json:
    """Return an object unchanged, an empty one for any other value."""
    return cast("Json", value) if isinstance(value, dict) else {}


def listing(value: Any) -> list[Any]:
    """Return an array unchanged, an empty one for any other value."""
    return value if _is_array(value) else []


def _is_array(value: Any) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def text(value: Any) -> str:
    """Return a string unchanged, an empty one for any other value."""
    return value if isinstance(value, str) else ""


def number(value: Any) -> int:
    """Return a whole number unchanged, 0 for any other value."""
    return value if isinstance(value, int) else 0


def objects(parent: Json, key: str, path: str) -> Iterator[tuple[str, Json]]:
    """Yield the objects of the array under `key`, each with its JSON path; `at` is the parent's."""
    for i, item in enumerate(listing(parent.get(key))):
        yield f"{path}/{key}/{i}", mapping(item)
