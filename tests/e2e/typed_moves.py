"""Moves typed in words, by the command of each game: legal ones by their labels, impossible ones by their parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.game.contract import Seat, naming
from bot.i18n import names
from bot.i18n.translation import DEFAULT, Say
from bot.ui.interactions import typed_moves, wording
from tests.e2e import playing

if TYPE_CHECKING:
    from bot.ui.interactions.wording import Phrase
    from tests.e2e.world import World


async def type_move(world: World, person: Any, move: Any, number: int = 1) -> Any:
    """Type a user's move in the thread of a table, confirm it if the bot asks, and return the answer."""
    words = words_for(world, person, move, number)
    game = world.table(number).game
    command = f"{Say(DEFAULT, game)('command-game')} move"
    return await playing.confirm_if_asked(person, await person.slash(world.thread(number), command, move=words))


def phrases_of(world: World, seat: Seat, say: Say, number: int = 1) -> tuple[Phrase, ...]:
    """Return every move that a seat can type now, in words."""
    return typed_moves.seat_phrases(world.app, world.table(number), seat, say)


def words_for(world: World, person: Any, move: Any, number: int = 1) -> str:
    """Return English words for a user's move: its label if it is legal, else words for its kind and its fields."""
    table = world.table(number)
    say = Say(DEFAULT, table.game, names.in_list(table))
    seat = table.seat_of(person.id)
    phrases = () if seat is None else phrases_of(world, seat, say, number)
    label = next((phrase.label for phrase in phrases if phrase.move == move), None)
    if label is not None:
        return label
    fields = msgspec.structs.fields(move)
    values = (_value_word(field.type, getattr(move, field.name), say) for field in fields)
    return " ".join((*sorted(wording.kind_words(move, say)), *filter(None, values)))


def _value_word(kind: Any, value: Any, say: Say) -> str:
    if named := naming(kind):
        return str(named.name(value))
    if Seat in (kind, *getattr(kind, "__args__", ())) and value is not None:
        return say.names[int(value)] if value < len(say.names) else ""
    return "" if value is None or isinstance(value, bool) else wording.typed_form(value)
