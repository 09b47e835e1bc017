"""Golden playthroughs: recorded whole games whose replay must never change.

`python -m tests.games.golden` records every table that has no record yet. A rule change that alters a released record
would change games in progress. Such a change raises the game's `rules_version`, and games in progress keep the rules
they began with: the released files stay as they are, and files for the new rules join them.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec

from bot.game.chance import Chance
from bot.game.contract import AnyGame, Seat
from bot.storage.codec import Codec
from tests.games.test_every_game import games, played, tables

if TYPE_CHECKING:
    from bot.game.contract import Step

GAMES = Path(__file__).parent
SEED = b"golden"


class Playthrough(msgspec.Struct, frozen=True):
    """One whole game: its input and the fingerprint of its output."""

    game: str
    rules_version: int
    seats: int
    options: msgspec.Raw
    moves: tuple[tuple[int, msgspec.Raw], ...]
    """Pairs of seat and move, in order."""
    states: tuple[str, ...]
    """The first 16 hex digits of the SHA-256 of each state and its news, the deal first."""
    outcome: msgspec.Raw


class Fingerprints:
    """Computes the fingerprints of one game's steps. Remembers the parts of states, which steps mostly share."""

    def __init__(self) -> None:
        self._encoded: dict[int, tuple[msgspec.Struct, bytes]] = {}
        """Parts and their encodings, by the identity of the part, which is kept so that it stays unique."""

    def of(self, step: Step[Any]) -> str:
        """Return a step's state and news as 16 hex digits.

        Fields with their default values do not count, so that a later version may add such fields.
        """
        return hashlib.sha256(self._encode(step.state) + self._encode(step.news)).hexdigest()[:16]

    def _encode(self, value: Any) -> bytes:
        if isinstance(value, msgspec.Struct):
            if id(value) not in self._encoded:
                self._encoded[id(value)] = value, self._encode_fields(value)
            return self._encoded[id(value)][1]
        if isinstance(value, tuple | list):
            return b"[%b]" % b",".join(map(self._encode, cast("tuple[Any, ...]", value)))
        if isinstance(value, dict):
            items = cast("dict[object, object]", value).items()
            pairs = [b"%b:%b" % (self._encode(key), self._encode(item)) for key, item in items]
            return b"{%b}" % b",".join(sorted(pairs))
        return msgspec.json.encode(value, order="deterministic")

    def _encode_fields(self, value: msgspec.Struct) -> bytes:
        fields = ((name, getattr(value, name), default) for name, default in defaults_of(type(value)))
        encoded = [b"%b:%b" % (name.encode(), self._encode(own)) for name, own, default in fields if own != default]
        return b"%b{%b}" % (type(value).__name__.encode(), b",".join(encoded))


@cache
def defaults_of(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    """Return the fields of a type with their default values."""
    return tuple(
        (field.name, field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory())
        for field in msgspec.structs.fields(kind)
    )


def stored(value: Any) -> msgspec.Raw:
    """Return a value as it is stored."""
    return msgspec.Raw(msgspec.json.encode(value, order="deterministic"))


def recorded(game: AnyGame, seats: int, options: msgspec.Struct) -> Playthrough:
    """Play a game at random and return its record."""
    course, fingerprints = played(game.name, seats, options, SEED), Fingerprints()
    return Playthrough(
        game=game.name,
        rules_version=game.rules_version,
        seats=seats,
        options=stored(options),
        moves=tuple((seat, stored(move)) for _, seat, move in course[:-1]),
        states=tuple(fingerprints.of(step) for step, _, _ in course),
        outcome=stored(game.outcome(course[-1][0].state)),
    )


def replayed(record: Playthrough) -> Playthrough:
    """Play the recorded moves again by the present rules."""
    game = next(game for game in games() if game.name == record.game)
    step = game.start(record.seats, Codec(game).options(bytes(record.options).decode()), Chance(SEED, 0))
    fingerprints = Fingerprints()
    states = [fingerprints.of(step)]
    for turn, (seat, move) in enumerate(record.moves, start=1):
        chosen = msgspec.json.decode(move, type=game.move_type)
        step = game.apply(step.state, Seat(seat), chosen, Chance(SEED, turn))
        states.append(fingerprints.of(step))
    return msgspec.structs.replace(record, states=tuple(states), outcome=stored(game.outcome(step.state)))


def files() -> list[Path]:
    """Return all recorded playthroughs; each game's are in its own folder."""
    return sorted(GAMES.glob("*/golden/*.json"))


def file_of(name: str) -> Path:
    """Return the path of a table's record; `name` is the game's name, a hyphen, and the variant."""
    game, _, rest = name.partition("-")
    return GAMES / game / "golden" / f"{rest}.json"


def main() -> None:
    """Write the missing records; never change an existing one."""
    for table in tables():
        game, seats, options = table.values
        file = file_of(table.id)
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(recorded(game, seats, options)) + b"\n")


if __name__ == "__main__":
    main()
