"""What all tests share: each of them is held to Discord's rules."""

from __future__ import annotations

pytest_plugins = ["tests.discord_rules.plugin", "pytester"]
