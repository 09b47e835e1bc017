"""Investigations of 07 zgłoś się on the simulated server: how they are begun, and how they are steered to an end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.i18n.translation import Say, kebab
from bot.ui.game_ui import Drawing
from cogs.case07.moves import Accuse, Announce, Examine, Note, Patrol
from tests.e2e import playing
from tests.e2e.reading import answer
from tests.e2e.world import verb

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cogs.case07.cards import Card, Case
    from tests.e2e.world import World

EN = Say("en", "case07")


def in_words(world: World) -> None:
    """Let the bot draw nothing from now on and say everything in words: an investigation is much quicker so."""
    uis: dict[str, Any] = world.app.uis
    ui = uis["case07"]
    blank = Drawing(lambda _hand, _look: None, ui.secrets)
    uis["case07"] = replace(ui, pictures=(), hand_pictures=(blank,))


async def begin(world: World, *people: Any, **options: Any) -> playing.Party:
    """Let the first open a table with these options, the others join it, and the first start."""
    await playing.begin(world, "case07", *people, **options)
    return playing.Party(world, people)


async def begin_quick(world: World, *people: Any, **options: Any) -> playing.Party:
    """Begin an investigation told in words; of three people if nobody is named."""
    in_words(world)
    return await begin(world, *(people or (world.ann, world.bob, world.cid)), **options)


async def typed(world: World, person: Any, move: Any, at: int = 1) -> Any:
    """Let somebody type a move in the thread of a table."""
    command = kebab(type(move).__name__)
    values = {EN(f"command-{command}.{name}"): getattr(move, name) for name in move.__struct_fields__}
    plain = {name: value if type(value) is int else str(value).lower() for name, value in values.items()}
    told = await person.slash(world.thread(at), f"case07 {EN(f'command-{command}')}", **plain)
    return await playing.sure(person, told)


def solution(party: playing.Party) -> tuple[Any, ...]:
    """The moves by which whoever is to act solves their case: three black discs and the announcement."""
    return announcing(party.state.cases[party.seat])


def announcing(case: Case) -> tuple[Any, ...]:
    """The moves that announce a case."""
    return (*map(Accuse, case.cards), Announce())


def question(party: playing.Party, kind: type) -> Any:
    """The first question of a kind that whoever is to act may ask."""
    return next(move for move in party.menu if isinstance(move, kind))


def short_course(party: playing.Party) -> tuple[Any, ...]:
    """A turn of a short investigation: the last in a round knows their case at once, the first after asking once.

    The others send patrols until it is over for them too.
    """
    state, asked = party.state, bool(party.state.sleuths[party.seat].findings)
    place, last = (party.seat - state.first) % len(state.sleuths), len(state.sleuths) - 1
    if place == last or (place == 0 and asked):
        return solution(party)
    wanted = [move for move in party.menu if isinstance(move, Patrol if place else Examine)]
    return tuple(wanted[:1]) or solution(party)


async def turns(party: playing.Party) -> AsyncIterator[Any]:
    """Yield the moves of whole short investigations, one by one; whoever iterates has them made."""
    while party.on:
        for move in short_course(party):
            yield move


async def close(party: playing.Party) -> None:
    """Let everybody whose case is open type that they know it, until this investigation is over."""
    number = party.state.number
    while party.on and party.state.number == number:
        for move in solution(party):
            await typed(party.world, party.acting, move)


async def crossing(world: World, person: Any, card: Card, sheet: Any = None, *, out: bool = True) -> Any:
    """Let somebody cross a card out, or restore it, by pressing it on a panel, on a new one if none is given."""
    sheet = sheet or await playing.panel(world, person)
    seat = world.table().seat_of(person.id)
    n = world.app.tables.note_menu(world.table(), seat)[0].index(Note(card, out))
    return await playing.press(person, [sheet], n, "jot", "jot")


async def secrets(world: World, person: Any) -> Any:
    """Let somebody press *My secrets* on the board; return what they are shown."""
    board = playing.showing(world.messages(world.thread()), "secrets")
    return answer(await person.click(board, custom_id=verb(board, "secrets")))


async def told(world: World, fact: str) -> list[Any]:
    """The public facts of a kind, oldest first."""
    return [each for each in await world.facts() if type(each).__name__ == fact]
