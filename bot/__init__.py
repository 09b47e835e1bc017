"""The host: everything that all games share. It names no game; `bot.discovery` finds them."""

VERSION = "1.0.0"
"""The version of the bot and its games, by Semantic Versioning; `pyproject.toml` has the same."""
