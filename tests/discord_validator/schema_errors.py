"""Readable messages for the errors of a schema.

"Not valid under any of the given schemas" lists twelve branches; the sender nearly always meant one of them, and only
its errors are useful.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from jsonschema_rs import ValidationErrorKind as Kind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from jsonschema_rs import ValidationError

LONGEST = 300
MAX_ERRORS = 3


def explained(error: ValidationError) -> Iterator[tuple[str, str]]:
    """Yield the JSON path and the message of the errors that explain an error."""
    if not isinstance(error.kind, Kind.AnyOf | Kind.OneOfNotValid):
        yield "".join(f"/{step}" for step in error.instance_path), _shortened(error.message)
        return
    depth = len(error.instance_path)
    for cause in min(error.kind.context, key=lambda branch: _unlikelihood(branch, depth))[:MAX_ERRORS]:
        yield from explained(cause)


def _unlikelihood(branch: Sequence[ValidationError], depth: int) -> tuple[bool, bool, int, int]:
    """Return a sort key, larger for a less likely branch: another kind of value, another kind of thing, more errors.

    `depth` is the number of steps down to the value that fits no branch.
    """
    nothing = all(isinstance(error.kind, Kind.Type) and error.kind.types == ["null"] for error in branch)
    deepest = max(len(error.instance_path) for error in branch)
    return nothing, any(_is_other_kind(error, depth) for error in branch), len(branch), -deepest


def _is_other_kind(error: ValidationError, depth: int) -> bool:
    kinds = Kind.Enum | Kind.Constant | Kind.AnyOf | Kind.OneOfNotValid
    return isinstance(error.kind, kinds) and error.instance_path[depth:] == ["type"]


def _shortened(message: str) -> str:
    return message if len(message) <= LONGEST else f"{message[: LONGEST // 2]} … {message[-LONGEST // 2 :]}"
