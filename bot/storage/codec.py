"""Values to text and back, exactly: JSON in a fixed order, decoded with full type checks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Union

import msgspec
from msgspec import Struct

from bot.game import Fact, Outcome, Public, Whisper
from bot.table.facts import HOST_FACTS, Illegible
from bot.table.model import Sitter

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.game import AnyGame

_encoder = msgspec.json.Encoder(order="deterministic")

seats = msgspec.json.Decoder(tuple[Sitter, ...])
outcome = msgspec.json.Decoder(Outcome)


def text(value: Any) -> str:
    """Return a value as JSON."""
    return _encoder.encode(value).decode()


def news(items: Iterable[Public | Whisper]) -> str:
    """Return news as the JSON the trigger unpacks: [seat or null, fleeting, fact] each."""
    return text(
        [(item.to if isinstance(item, Whisper) else None, int(item.fact.fleeting), item.fact) for item in items]
    )


class Codec:
    """How the values of one game are read."""

    def __init__(self, game: AnyGame | None) -> None:
        facts = HOST_FACTS if game is None else (*HOST_FACTS, *game.facts)
        self._fact: msgspec.json.Decoder[Fact] = msgspec.json.Decoder(Union[facts])  # noqa: UP007 - only this form takes a tuple
        self._game = game
        if game is not None:
            self._state: msgspec.json.Decoder[Struct] = msgspec.json.Decoder(game.state_type)
            self._options: msgspec.json.Decoder[Struct] = msgspec.json.Decoder(game.options)
            self._move: msgspec.json.Decoder[Struct] = msgspec.json.Decoder(game.move_type)

    def fact(self, body: str) -> Fact:
        """Read a fact; what cannot be read any more is `Illegible`."""
        try:
            return self._fact.decode(body)
        except msgspec.ValidationError:
            return Illegible()

    def options(self, body: str) -> Struct:
        """Read a table's options; raise `msgspec.ValidationError`."""
        return self._options.decode(body)

    def move(self, body: str) -> Struct:
        """Read a move; raise `msgspec.ValidationError`."""
        return self._move.decode(body)

    def state(self, body: str, rules: int) -> Struct:
        """Read a state that was stored under some rules version; raise whatever is wrong with it."""
        game = self._game
        if game is not None and game.upgrade is not None and rules != game.rules_version:
            upgraded: Struct = game.upgrade(rules, body.encode())
            return upgraded
        return self._state.decode(body)


class Codecs:
    """The codec of every game, and one for tables whose game is gone."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._hosts = Codec(None)
        self._of = {name: Codec(game) for name, game in games.items()}

    def known(self, game: str) -> bool:
        """Tell whether the game is there."""
        return game in self._of

    def of(self, game: str) -> Codec:
        """Return a game's codec; one that reads the host's facts only when the game is gone."""
        return self._of.get(game, self._hosts)
