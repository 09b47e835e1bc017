"""A schema's errors in words a person can act on.

"Not valid under any of the given schemas" names twelve branches; what the writer meant is nearly always one of
them, and only its complaint is worth reading.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from jsonschema_rs import ValidationErrorKind as Kind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from jsonschema_rs import ValidationError

LONGEST = 300
MOST = 3


def explained(error: ValidationError) -> Iterator[tuple[str, str]]:
    """Return (JSON path, message) of what an error comes down to."""
    if not isinstance(error.kind, Kind.AnyOf | Kind.OneOfNotValid):
        yield "".join(f"/{step}" for step in error.instance_path), _shortened(error.message)
        return
    depth = len(error.instance_path)
    for each in min(error.kind.context, key=lambda branch: _unlikelihood(branch, depth))[:MOST]:
        yield from explained(each)


def _unlikelihood(branch: Sequence[ValidationError], depth: int) -> tuple[bool, bool, int, int]:
    """How unlikely it is that this branch was meant: another kind of value, another kind of thing, more wrong.

    `depth`: how many steps down the value lies that fits no branch.
    """
    nothing = all(isinstance(error.kind, Kind.Type) and error.kind.types == ["null"] for error in branch)
    deepest = max(len(error.instance_path) for error in branch)
    return nothing, any(_is_other_kind(error, depth) for error in branch), len(branch), -deepest


def _is_other_kind(error: ValidationError, depth: int) -> bool:
    kinds = Kind.Enum | Kind.Constant | Kind.AnyOf | Kind.OneOfNotValid
    return isinstance(error.kind, kinds) and error.instance_path[depth:] == ["type"]


def _shortened(message: str) -> str:
    return message if len(message) <= LONGEST else f"{message[: LONGEST // 2]} … {message[-LONGEST // 2 :]}"
