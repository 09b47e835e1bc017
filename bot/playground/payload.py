"""Readers for Discord's JSON: lists and objects that may be absent, null or empty. They never change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, cast

if TYPE_CHECKING:
    from collections.abc import Mapping

Json: TypeAlias = dict[str, Any]
"""One JSON object, as Discord sends it."""


def listed(of: Mapping[str, Any], name: str) -> list[Json]:
    """Return the list of objects under a name; empty if there is none."""
    return cast("list[Json]", of.get(name) or [])


def inner(of: Mapping[str, Any], name: str) -> Json:
    """Return the object under a name; empty if there is none."""
    return cast("Json", of.get(name) or {})
