"""What can be wrong with a map, and where."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """What is wrong: the table (or key) and the entry of it, a text's id, and what the text tells."""

    reason: str
    table: str
    index: int | None
    variables: dict[str, int | str]


def fault(reason: str, table: str, index: int | None = None, **variables: int | str) -> Fault:
    """Return a fault."""
    return Fault(reason, table, index, variables)
