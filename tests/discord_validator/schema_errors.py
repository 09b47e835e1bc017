"""A schema's errors in words a person can act on.

"Not valid under any of the given schemas" names twelve branches; what the writer meant is nearly always one of
them, and only its complaint is worth reading.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from jsonschema import ValidationError

UNIONS = ("anyOf", "oneOf")
LONGEST = 300
MOST = 3


def explained(error: ValidationError) -> Iterator[tuple[str, str]]:
    """Return (JSON path, message) of what an error comes down to."""
    if error.validator not in UNIONS or not error.context:
        yield "".join(f"/{step}" for step in error.absolute_path), _shortened(error.message)
        return
    branches: dict[object, list[ValidationError]] = {}
    for each in error.context:
        branches.setdefault(each.schema_path[0], []).append(each)
    for each in min(branches.values(), key=_unlikelihood)[:MOST]:
        yield from explained(each)


def _unlikelihood(branch: Sequence[ValidationError]) -> tuple[bool, bool, int, int]:
    """How unlikely it is that this branch was meant: another kind of value, another kind of thing, more wrong."""
    nothing = all(error.validator == "type" and error.validator_value == "null" for error in branch)
    deepest = max(len(error.relative_path) for error in branch)
    return nothing, any(map(_other_kind, branch)), len(branch), -deepest


def _other_kind(error: ValidationError) -> bool:
    kinds = ("enum", "const", *UNIONS)
    return error.validator in kinds and list(error.relative_path) == ["type"]


def _shortened(message: str) -> str:
    return message if len(message) <= LONGEST else f"{message[: LONGEST // 2]} … {message[-LONGEST // 2 :]}"
