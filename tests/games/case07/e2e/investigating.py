"""Helpers that begin investigations of 07 zgłoś się on the simulated server and steer them to an end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.i18n.translation import Say
from bot.ui.game_ui import Drawing
from cogs.case07.moves import Accuse, Announce, Examine, Note, Patrol
from tests.e2e import playing, typed_moves
from tests.e2e.reading import answer
from tests.e2e.world import verb

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cogs.case07.cards import Card, Case
    from tests.e2e.world import World

EN = Say("en", "case07")


def describe_in_words(world: World) -> None:
    """Describe investigations in words instead of pictures from now on, which is much quicker."""
    uis: dict[str, Any] = world.app.uis
    ui = uis["case07"]
    blank = Drawing(lambda _hand, _look: None, ui.secrets)
    uis["case07"] = replace(ui, pictures=(), hand_pictures=(blank,))


async def begin(world: World, *people: Any, **options: Any) -> playing.Party:
    """Let the first user open a table with these options, the others join it, and the first start the game."""
    await playing.begin(world, "case07", *people, **options)
    return playing.Party(world, people)


async def begin_quick(world: World, *people: Any, **options: Any) -> playing.Party:
    """Begin an investigation described in words, with three players if none are given."""
    describe_in_words(world)
    return await begin(world, *(people or (world.ann, world.bob, world.cid)), **options)


async def typed(world: World, person: Any, move: Any, number: int = 1) -> Any:
    """Type a user's move in the thread of a table and return the answer."""
    return await typed_moves.type_move(world, person, move, number)


def solution(party: playing.Party) -> tuple[Any, ...]:
    """Return the moves that solve the active seat's case: three black discs and the announcement."""
    return announcing(party.state.cases[party.seat])


def announcing(case: Case) -> tuple[Any, ...]:
    """Return the moves that announce a case."""
    return (*map(Accuse, case.cards), Announce())


def question(party: playing.Party, kind: type) -> Any:
    """Return the active seat's first legal question of a kind."""
    return next(move for move in party.menu if isinstance(move, kind))


def short_turn(party: playing.Party) -> tuple[Any, ...]:
    """Return a turn of a short investigation.

    The last seat in a round solves its case at once, the first seat after one question; the others send patrols until
    the investigation ends.
    """
    state, has_findings = party.state, bool(party.state.sleuths[party.seat].findings)
    place, last = (party.seat - state.first) % len(state.sleuths), len(state.sleuths) - 1
    if place == last or (place == 0 and has_findings):
        return solution(party)
    choices = [move for move in party.menu if isinstance(move, Patrol if place else Examine)]
    return tuple(choices[:1]) or solution(party)


async def turns(party: playing.Party) -> AsyncIterator[Any]:
    """Yield the moves of a game of short investigations one by one; the caller makes each of them."""
    while party.on:
        for move in short_turn(party):
            yield move


async def close(party: playing.Party) -> None:
    """Let all players whose case is open solve it by typing, until this investigation is over."""
    number = party.state.number
    while party.on and party.state.number == number:
        for move in solution(party):
            await typed(party.world, party.acting, move)


async def press_card(world: World, person: Any, card: Card, sheet: Any = None, *, out: bool = True) -> Any:
    """Cross out a card, or restore it, by a press on a panel; open a new panel if `sheet` is None."""
    sheet = sheet or await playing.panel(world, person)
    seat = world.table().seat_of(person.id)
    n = world.app.tables.note_menu(world.table(), seat)[0].index(Note(card, out))
    return await playing.press(person, [sheet], n, "jot", "jot")


async def secrets(world: World, person: Any) -> Any:
    """Press *My secrets* on the board for a user and return the answer."""
    board = playing.newest_with(world.messages(world.thread()), "secrets")
    return answer(await person.click(board, custom_id=verb(board, "secrets")))


async def facts_of(world: World, fact: str) -> list[Any]:
    """Return the public facts of a kind, oldest first."""
    return [entry for entry in await world.facts() if type(entry).__name__ == fact]
