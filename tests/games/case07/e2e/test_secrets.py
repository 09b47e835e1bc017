"""Two investigations that differ only in hidden cards: the other users get the same in both.

The tests compare every request that left the bot, its pictures byte by byte, every offer of autocomplete, every refusal
and every line of the log. They do not compare the time of an answer: the simulated clock stands still.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from msgspec.structs import replace

from bot.game.chance import SEED_BYTES, Chance
from bot.game.contract import Seat, Step, Whisper
from cogs.case07 import GAME, rules
from cogs.case07.cards import CRIMES, OF_KIND, PLACES, SUSPECTS, Card, Case
from cogs.case07.facts import CaseDealt
from cogs.case07.moves import Accuse, Answer, Assign, Examine, Note, Patrol, Reply, Size
from cogs.case07.options import Options
from cogs.case07.rules.investigations import first_investigation
from tests.e2e import playing
from tests.e2e.conftest import simulated
from tests.e2e.overheard import RequestRecorder, draw_alike, log_lines
from tests.e2e.reading import reply_text
from tests.e2e.world import custom_ids, verb, visible_text
from tests.games.case07.e2e import investigating

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cogs.case07.state import State
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

OBSERVER = Seat(0)
"""Ann. She holds the case of seat 1 and cannot know the other cases."""
SEED = b"s"
QUESTIONS = ("board", "words", "secrets", "missed", "hints", "history")
TYPED = ("", "examine", "patrol", "disc", "cross out")

ASKING_MOVE = 6
"""The number of moves after which all users ask for everything: all seats have asked twice, none has announced.
A player and a spectator ask again at the end of the course."""
ILLEGAL_MOVES = (Examine(Card.MDM), Patrol(Card.BOMBA), Assign(Card.MDM, Size.LARGE, Card.MDM), Reply(Answer.SAME))
"""Moves that are refused for every user, after every deal."""


class Deal(NamedTuple):
    """The hidden part of a game: the cases, and a number that selects the cards that others note and accuse."""

    cases: tuple[Case, ...]
    draft: int = 0


def course(state: State) -> tuple[Any, ...]:
    """Return evidence for all seats, a patrol for all seats, and the announcement of a case that is not dealt."""
    dealt = {card for case in state.cases for card in case.cards}
    case = Case(*(next(card for card in cards if card not in dealt) for cards in OF_KIND.values()))
    return (*map(Examine, state.row[:3]), *map(Patrol, PLACES[4:7]), *investigating.announcing(case))


def deals(seat: Seat | None) -> tuple[tuple[Any, ...], Deal, Deal]:
    """Return a course, and two deals in which it goes the same way and that differ in all cases hidden from `seat`.

    `None` stands for a spectator.
    """
    state = GAME.start(3, Options(), Chance(SEED * SEED_BYTES, 0)).state
    first, moves = state.cases, course(state)
    for n, move in enumerate(moves, 1):
        state = GAME.apply(state, min(GAME.to_act(state)), move, Chance(b"", n)).state
    for luck in range(1_000):
        other = GAME.redeal(state, seat, Chance(b"otherwise", luck)).cases
        hidden = [owner for owner in range(3) if seat is None or owner != seat + 1]
        if all({*first[owner].cards}.isdisjoint(other[owner].cards) for owner in hidden):
            return moves, Deal(first), Deal(other, draft=1)
    raise LookupError("every deal is much the same")


def setup_with(cases: tuple[Case, ...]) -> Callable[..., Step[State]]:
    """Return the game's set-up function with these cases in place of the dealt ones."""

    def dealt(players: int, options: Options, chance: Chance) -> Step[State]:
        begun = first_investigation(players, options, chance)
        whispers = (
            Whisper(Seat(owner - 1 if owner else 2), CaseDealt(Seat(owner), *case.cards))
            for owner, case in enumerate(cases)
        )
        return Step(replace(begun.state, cases=cases), (begun.news[0], *whispers))

    return dealt


async def ask(world: World, *people: Any, unaware: Any = None) -> list[Any]:
    """Let users ask for everything and try illegal moves; return the offers to unaware users, and all refusals.

    Unaware are the spectator and the player `unaware`. The offers to all other players follow their own notes.
    """
    thread, replies = world.thread(), list[Any]()
    for person in people:
        for question in QUESTIONS:
            await person.slash(thread, "table show", view=question)
        await person.user.slash("moves")
        board = playing.newest_with(world.messages(thread), "mine")
        await person.click(board, custom_id=verb(board, "mine"))
        offers = [await person.autocomplete(thread, "case07 move", "move", words) for words in TYPED]
        offers.append(await person.autocomplete(world.channel, "case07 move", "move", "", table=1))
        offers.append(await person.autocomplete(thread, "table seal", "move", ""))
        replies += offers if person in (unaware, world.dora) else []
        replies += [reply_text(await person.slash(thread, "table seal", move="?"))]
        replies += [reply_text(await investigating.typed(world, person, move)) for move in ILLEGAL_MOVES]
    return replies


async def refusals(party: playing.Party) -> list[str]:
    """Let the active seat examine every card that is not in the row, cards of its case included; return the answers."""
    hidden = [Examine(card) for card in Card if card not in party.state.row]
    return [reply_text(await investigating.typed(party.world, party.acting, move)) for move in hidden]


async def play_and_ask(world: World, moves: tuple[Any, ...], deal: Deal, seat: Seat | None) -> list[Any]:
    """Play the course while all users ask; return their offers and answers and the visible messages."""
    players = (world.ann, world.bob, world.cid)
    party = await investigating.begin(world, *players)
    unaware = None if seat is None else players[seat]
    answers: list[Any] = []
    for n, move in enumerate(moves):
        if n == ASKING_MOVE:
            answers = [*await ask(world, *players, world.dora, unaware=unaware), *await refusals(party)]
        if n < 3 and party.seat != seat:
            await investigating.typed(world, party.acting, Accuse(CRIMES[-1 - deal.draft]))
            await investigating.typed(world, party.acting, Note(SUSPECTS[-1 - deal.draft]))
        await investigating.typed(world, party.acting, move)
    await world.env.advance_time(playing.LULL_S)
    return [*answers, *await ask(world, world.ann, world.dora, unaware=unaware), *visible_messages(world)]


def visible_messages(world: World) -> list[str]:
    """Return the table's and the channel's messages as a spectator sees them."""
    messages = [message for place in (world.thread(), world.channel) for message in world.messages(place, world.dora)]
    return [repr((visible_text(m), custom_ids(m), [a.description for a in m.attachments])) for m in messages]


class Received(NamedTuple):
    """Everything sent during an investigation."""

    compared: list[str]
    hidden: list[str]


async def play_and_record(
    folder: Path, moves: tuple[Any, ...], deal: Deal, seat: Seat | None, caplog: pytest.LogCaptureFixture
) -> Received:
    """Play an investigation; return everything sent to users who cannot know the deal, and everything else."""
    caplog.clear()
    with pytest.MonkeyPatch.context() as patch:
        draw_alike(patch, SEED)
        patch.setattr(rules, "first_investigation", setup_with(deal.cases))
        overheard = RequestRecorder(patch)
        async with simulated(folder) as world:
            answers = await play_and_ask(world, moves, deal, seat)
            assert world.table().state.cases == deal.cases
            people = [p for number, p in enumerate((world.ann, world.bob, world.cid)) if number != seat]
            hidden = [text for person in people for text in overheard.to(person)]
            public_texts = [overheard.not_to(person) for person in people]
    compared = [text for text in public_texts[0] if all(text in rest for rest in public_texts[1:])]
    return Received(sorted([*compared, *map(repr, answers), *log_lines(caplog)]), hidden)


@pytest.mark.parametrize("seat", [OBSERVER, None], ids=["a player", "a spectator"])
async def test_hidden_cards_change_nothing_that_other_users_get(
    tmp_path_factory: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture, seat: Seat | None
) -> None:
    caplog.set_level("INFO")
    moves, *pair = deals(seat)
    folder = tmp_path_factory.mktemp
    first, second = [await play_and_record(folder("deal"), moves, deal, seat, caplog) for deal in pair]
    assert len(first.compared) > 100
    assert [text[:500] for text in sorted(set(first.compared) ^ set(second.compared))] == []
    assert len(first.compared) == len(second.compared)
    assert first.hidden != second.hidden
