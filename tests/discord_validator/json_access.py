"""Reading JSON whose shape is not known yet: wrong kinds read as empty, so that rules need no guards.

A wrong kind is not lost by this: Discord's own description refuses it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeGuard, cast

if TYPE_CHECKING:
    from collections.abc import Iterator

Json = dict[str, Any]


def mapping(value: Any) -> Json:
    """Return an object as it is, anything else as an empty one."""
    return cast("Json", value) if isinstance(value, dict) else {}


def listing(value: Any) -> list[Any]:
    """Return an array as it is, anything else as an empty one."""
    return value if _is_array(value) else []


def _is_array(value: Any) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def text(value: Any) -> str:
    """Return a string as it is, anything else as an empty one."""
    return value if isinstance(value, str) else ""


def number(value: Any) -> int:
    """Return a whole number as it is, anything else as 0."""
    return value if isinstance(value, int) else 0


def objects(parent: Json, key: str, at: str) -> Iterator[tuple[str, Json]]:
    """The objects of the array under `key`, each with its JSON path; `at` is the parent's."""
    for i, item in enumerate(listing(parent.get(key))):
        yield f"{at}/{key}/{i}", mapping(item)
