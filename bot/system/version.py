"""The version of the bot and its games."""

from __future__ import annotations

VERSION = "1.0.0"
"""By Semantic Versioning; `pyproject.toml` has the same."""
