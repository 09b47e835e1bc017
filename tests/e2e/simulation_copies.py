"""Copies of what goes through the simulation: the same as `copy.deepcopy` makes of JSON, in a fifth of the time.

SimCord copies every request and every event several times, so that nobody can change what another holds; with the
library's own copies that was a sixth of all that a test of the whole host took.
"""

from __future__ import annotations

from copy import deepcopy
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from simcord import components, gateway, results
from simcord.http import router

if TYPE_CHECKING:
    import pytest

ATOMS: frozenset[type] = frozenset({str, int, bool, float, type(None)})


def copied(value: object) -> Any:
    """Return a copy that shares nothing with a value that can change; what is no JSON is copied as ever."""
    kind = type(value)
    if kind in ATOMS:
        return value
    if kind is dict:
        known = cast("dict[object, object]", value)
        return {key: each if type(each) in ATOMS else copied(each) for key, each in known.items()}
    if kind is list:
        return [each if type(each) in ATOMS else copied(each) for each in cast("list[object]", value)]
    return deepcopy(value)


def copy_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the simulation copy so from now on."""
    for module in (components, results):
        monkeypatch.setattr(module, "deepcopy", copied)
    for module in (gateway, router):
        monkeypatch.setattr(module, "copy", SimpleNamespace(deepcopy=copied))
