"""Functions that take the place of others in tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


def returning(value: Any) -> Callable[..., Any]:
    """Return a function that accepts all arguments and returns this value."""
    return lambda *_args, **_kwargs: value
