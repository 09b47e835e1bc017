"""The packages and modules under `cogs`: the games and the host's own cogs, found by looking and listed nowhere.

A game is a package with a `GAME` and, in its module `cog`, a `UI` and discord.py's `setup`; to remove the game, delete
the folder. Every other module there has its own `setup`. This is the only place where the host imports from `cogs`, and
it does so by name only.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.game.contract import AnyGame
    from bot.ui.game_ui import GameUI

    SetupFunction = Callable[[Any], Awaitable[None]]

FOLDER = "cogs"


def setup_functions() -> tuple[SetupFunction, ...]:
    """Return the `setup` of each part of `cogs`, which adds the part to a client: the host's before the games'.

    They are called directly, not through discord.py's extensions: discord.py removes the modules of extensions from the
    interpreter when a client closes, and the next client would get a second copy of every class.
    """
    packages = _game_packages()
    names = sorted((module.name for module in _modules()), key=lambda name: (name in packages, name))
    return tuple(
        import_module(f"{FOLDER}.{name}.cog" if name in packages else f"{FOLDER}.{name}").setup for name in names
    )


def game(name: str) -> AnyGame:
    """Return one game by its name, which is the name of its folder; no other game is loaded."""
    package: Any = import_module(f"{FOLDER}.{name}")
    return package.GAME  # type: ignore[no-any-return]


def games() -> dict[str, AnyGame]:
    """Return all games by name, the easiest first."""
    installed = (package.GAME for package in _game_packages().values())
    return {game.name: game for game in sorted(installed, key=lambda game: (game.difficulty, game.name))}


def uis() -> dict[str, GameUI]:
    """Return the user interfaces of all games, by the game's name, the easiest first."""
    return {name: import_module(f"{FOLDER}.{name}.cog").UI for name in games()}


def _game_packages() -> dict[str, Any]:
    packages = {module.name: import_module(f"{FOLDER}.{module.name}") for module in _modules() if module.ispkg}
    return {name: package for name, package in packages.items() if hasattr(package, "GAME")}


def _modules() -> list[pkgutil.ModuleInfo]:
    return list(pkgutil.iter_modules(import_module(FOLDER).__path__))
