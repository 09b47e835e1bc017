"""Handing over seats: leaving, taking, offering and replacing, and the data that moves with a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.game.contract import Refused, Seat, Strength, Whisper
from bot.i18n import names
from bot.table import premoves, replay, seats
from bot.table.decisions import ChangeKind, Decision
from bot.table.facts import (
    BY_VOTE,
    FORGOTTEN,
    NOBODY,
    PERSONAL_WHISPERS,
    GameStarted,
    SealVoid,
    SeatLeft,
    SeatOpened,
    SeatTaken,
    VacationLow,
    VotedToReplace,
)
from bot.table.model import Pace, Person, SeatOffer, Status, Tenure
from tests import acts
from tests.by_seat import by_seat, seats_with
from tests.table import bids
from tests.table.harness import ANNA, BOB, CYRIL, DORA, MORNING, fresh_key, open_harness, traces

if TYPE_CHECKING:
    from pathlib import Path

    from bot.table.decisions import DecisionContext
    from bot.table.model import Table
    from tests.table.harness import Harness

EVA = Person(555, "Eva")
UNFORGETTABLE = Person(777_000_111_222_333_444, "Eva Unforgettable")
"""A user whose id and name occur nowhere else."""
DAY = 24 * 3600.0


def seat_set(*seats: int) -> frozenset[Seat]:
    return frozenset(map(Seat, seats))


async def leave(harness: Harness, table: Table, person: Person) -> Table:
    return await acts.leave_seat(harness.tables, table.id, person.user, fresh_key())


async def take(harness: Harness, table: Table, person: Person, seat: int) -> Table:
    return await harness.tables.change(
        table.id, person.user, fresh_key(), lambda context: seats.take(context, person, Seat(seat))
    )


async def offer(harness: Harness, table: Table, person: Person, to: Person) -> Table:
    return await harness.tables.change(
        table.id, person.user, fresh_key(), lambda context: seats.offer(context, person.user, to)
    )


async def vote_out(harness: Harness, table: Table, person: Person, seat: int) -> Table:
    def decide(context: DecisionContext) -> Decision:
        return seats.vote_to_replace(context, person.user, Seat(seat))

    return await harness.tables.change(table.id, person.user, fresh_key(), decide)


# ------------------------------------------------------------------------------------------------ leaving


async def test_leaving_opens_the_seat_and_the_computer_plays_it(harness: Harness) -> None:
    table = await leave(harness, await harness.game(ANNA, BOB, CYRIL), BOB)
    assert (table.open, table.resigned, table.given_up) == ((Seat(1),), (Seat(1),), ())
    assert table.former == (Tenure(Seat(1), BOB, 0, MORNING),)
    assert (table.people, table.seats[1].clock.due) == (seat_set(0, 2), None)
    assert (await harness.facts(table))[-1] == "SeatLeft"
    assert await harness.tables.autoplay(table.id)
    assert by_seat(harness.tables.get(table.id), "moves") == (0, 1, 0)


async def test_leaving_a_lobby_seat_removes_it(harness: Harness) -> None:
    table = await leave(harness, await harness.lobby(ANNA, BOB), BOB)
    assert (table.sitters, table.status, table.open, table.former) == ((ANNA,), Status.LOBBY, (), ())


async def test_with_one_person_left_the_game_goes_on(harness: Harness) -> None:
    table = await leave(harness, await harness.game(ANNA, BOB), BOB)
    assert table.status is Status.RUNNING
    while not (table := harness.tables.get(table.id)).finished:
        if not await harness.tables.autoplay(table.id):
            await harness.press(table, ANNA)
    assert table.outcome is not None
    assert (table.outcome.places, table.cut_short) == ((1, 2), False)
    assert (await harness.tables.verify(table.id)).agrees


async def test_the_last_remaining_player_can_end_the_game_without_losing(harness: Harness) -> None:
    table = await leave(harness, await harness.game(ANNA, BOB, pace=Pace.UNHURRIED), BOB)
    table = await acts.vote_end(harness.tables, table.id, ANNA.user, fresh_key())
    assert (table.status, table.outcome) == (Status.CLOSED, None)


async def test_the_game_ends_when_the_last_person_leaves(harness: Harness) -> None:
    table = await leave(harness, await harness.game(ANNA, BOB), BOB)
    table = await leave(harness, table, ANNA)
    assert table.outcome is not None
    assert (table.status, table.outcome.places, table.cut_short) == (Status.ENDED, (1, 2), True)


async def test_a_resignation_beside_an_open_seat_does_not_end_the_game(harness: Harness) -> None:
    table = await leave(harness, await harness.game(ANNA, BOB, CYRIL), BOB)
    table = await acts.resign(harness.tables, table.id, CYRIL.user, fresh_key())
    assert (table.status, table.given_up, table.open) == (Status.RUNNING, (Seat(2),), (Seat(1),))


async def test_a_former_player_is_refused_with_a_hint_to_come_back(harness: Harness) -> None:
    table = await leave(harness, await harness.game(ANNA, BOB, CYRIL), BOB)
    with pytest.raises(Refused, match="you-left"):
        await harness.press(table, BOB)
    with pytest.raises(Refused, match="you-left"):
        await leave(harness, table, BOB)


async def test_host_rights_pass_on_when_the_host_leaves(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await acts.resign(harness.tables, table.id, BOB.user, fresh_key())
    table = await leave(harness, table, ANNA)
    assert table.host == CYRIL.user
    assert (await harness.facts(table))[-2:] == ["SeatLeft", "HostChanged"]


async def test_leaving_can_complete_a_majority(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL, DORA)
    for person in (ANNA, BOB):
        await acts.vote_end(harness.tables, table.id, person.user, fresh_key())
    assert (await leave(harness, table, DORA)).status is Status.CLOSED


# ------------------------------------------------------------------------------------------------- taking


async def test_facts_use_the_names_of_the_players_at_that_time(harness: Harness) -> None:
    table = await leave(harness, await harness.game(ANNA, BOB, CYRIL), BOB)
    harness.clock.advance(60)
    table = await take(harness, table, EVA, 1)
    assert names.at_table(table, MORNING) == ("Anna", "Bob", "Cyril")
    assert names.at_table(table, MORNING + 59) == ("Anna", "Bob", "Cyril")
    assert names.at_table(table, MORNING + 60) == ("Anna", "Eva", "Cyril") == names.at_table(table)


async def test_a_move_belongs_to_the_player_at_that_time(harness: Harness) -> None:
    table = await harness.press(await harness.game(ANNA, BOB, CYRIL), BOB)
    await leave(harness, table, BOB)
    await harness.press(table, ANNA)
    await harness.press(table, CYRIL)
    await harness.tables.autoplay(table.id)
    table = await take(harness, table, EVA, 1)
    sat = [replay.sitter_at(table, Seat(1), n) for n in (1, 2, table.moves, table.moves + 1)]
    assert sat == ["Bob", None, None, "Eva"]
    sittings = (await harness.tables.verify(table.id)).sittings
    assert [(sitting.name, sitting.first, sitting.last) for sitting in sittings] == [
        ("Bob", 1, 1),
        (None, 2, table.moves),
        ("Eva", table.moves + 1, None),
    ]


async def test_a_user_who_takes_a_seat_plays_it(harness: Harness) -> None:
    table = await leave(harness, await harness.game(ANNA, BOB, CYRIL), BOB)
    harness.clock.advance(3600)
    await harness.tables.autoplay(table.id)
    table = await take(harness, table, EVA, 1)
    assert table.sitters == (ANNA, EVA, CYRIL)
    assert (table.open, table.resigned, table.people) == ((), (), seat_set(0, 1, 2))
    assert table.former == (Tenure(Seat(1), BOB, 0, MORNING, 1, MORNING + 3600),)
    assert SeatTaken("Eva", "Bob") in [row.fact for row in await harness.news.history(table.id, 0)]
    assert (await harness.play_out_with(table, EVA)).finished
    assert (await harness.tables.verify(table.id)).agrees


async def test_only_the_clock_of_a_taken_seat_restarts(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    harness.clock.advance(DAY / 2)
    await leave(harness, table, BOB)
    before = harness.tables.get(table.id)
    table = await take(harness, before, EVA, 1)
    assert (table.seats[1].clock.since, table.seats[1].clock.due, by_seat(table, "missed")) == (
        MORNING + DAY / 2,
        MORNING + DAY * 3 / 2,
        (0, 0, 0),
    )
    assert [(table.seats[index].clock.since, table.seats[index].clock.due) for index in (0, 2)] == [
        (before.seats[index].clock.since, before.seats[index].clock.due) for index in (0, 2)
    ]
    assert table.due == MORNING + DAY


async def test_a_current_or_former_player_cannot_take_another_seat(harness: Harness) -> None:
    table = await leave(harness, await harness.game(ANNA, BOB, CYRIL, DORA), BOB)
    with pytest.raises(Refused, match="already-seated"):
        await take(harness, table, ANNA, 1)
    await leave(harness, table, CYRIL)
    with pytest.raises(Refused, match="sat-elsewhere"):
        await take(harness, table, CYRIL, 1)
    table = await take(harness, table, EVA, 2)
    with pytest.raises(Refused, match="sat-elsewhere"):
        await take(harness, table, CYRIL, 1)


async def test_a_former_player_can_return_until_the_seat_is_taken(harness: Harness) -> None:
    table = await leave(harness, await harness.game(ANNA, BOB, CYRIL), BOB)
    table = await take(harness, table, BOB, 1)
    assert (table.sitters[1], table.open, table.people) == (BOB, (), seat_set(0, 1, 2))
    assert (await harness.facts(table))[-1] == "SeatRetaken"
    await leave(harness, table, BOB)
    table = await take(harness, table, EVA, 1)
    with pytest.raises(Refused, match="seat-not-open"):
        await take(harness, table, BOB, 1)


async def test_only_the_resigned_player_can_retake_their_seat(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await acts.resign(harness.tables, table.id, BOB.user, fresh_key())
    await harness.tables.autoplay(table.id)
    with pytest.raises(Refused, match="seat-not-open"):
        await take(harness, table, EVA, 1)
    table = await take(harness, table, BOB, 1)
    assert (table.resigned, table.former) == ((), (Tenure(Seat(1), BOB, 0, MORNING, 1, MORNING),))
    assert (await harness.play_out(table)).outcome is not None


async def test_only_one_of_two_users_can_take_a_seat(harness: Harness) -> None:
    table = await leave(harness, await harness.game(ANNA, BOB, CYRIL), BOB)
    await take(harness, table, EVA, 1)
    with pytest.raises(Refused, match="seat-not-open"):
        await take(harness, table, DORA, 1)
    assert harness.tables.get(table.id).sitters == (ANNA, EVA, CYRIL)


async def test_a_missing_seat_is_refused(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    for seat in (-1, 2):
        with pytest.raises(Refused, match="no-such-seat"):
            await take(harness, table, EVA, seat)
    with pytest.raises(Refused, match="not-started"):
        await take(harness, await harness.lobby(ANNA), EVA, 0)


async def test_takeable_seats_depend_on_the_user(harness: Harness) -> None:
    table = await leave(harness, await harness.game(ANNA, BOB, CYRIL, DORA), BOB)
    table = await leave(harness, table, DORA)
    takeable = {person.name: harness.tables.takeable(table, person.user) for person in (ANNA, BOB, DORA, EVA)}
    assert takeable == {"Anna": (), "Bob": (1,), "Dora": (3,), "Eva": (1, 3)}


async def test_votes_of_the_former_player_are_dropped(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL, DORA, pace=Pace.UNHURRIED)
    harness.clock.advance(3 * DAY)
    await acts.vote_end(harness.tables, table.id, BOB.user, fresh_key())
    await vote_out(harness, table, BOB, 0)
    await leave(harness, table, BOB)
    table = await take(harness, table, EVA, 1)
    assert (table.votes, seats_with(table, "replace_votes")) == (frozenset(), frozenset())
    await acts.vote_end(harness.tables, table.id, EVA.user, fresh_key())


async def test_seats_and_tenures_survive_a_restart(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "bot.db") as harness:
        table = await leave(harness, await harness.game(ANNA, BOB, CYRIL, DORA), BOB)
        await leave(harness, table, CYRIL)
        await take(harness, table, EVA, 1)
        table = await offer(harness, table, ANNA, Person(777, "Filip"))
    async with open_harness(tmp_path / "bot.db") as harness:
        await harness.tables.load_all()
        assert harness.tables.get(table.id) == table


# ----------------------------------------------------------------------------------------------- offering


async def test_an_offered_seat_goes_over_without_a_computers_move(harness: Harness) -> None:
    table = await offer(harness, await harness.game(ANNA, BOB), BOB, EVA)
    assert table.offers == ((Seat(1), SeatOffer(EVA.user, "Eva", MORNING)),)
    assert BOB.user not in [offer.to for _, offer in table.offers]
    table = await take(harness, table, EVA, 1)
    assert (table.sitters, table.offers, table.open) == ((ANNA, EVA), (), ())
    assert table.former == (Tenure(Seat(1), BOB, 0, MORNING, 0, MORNING),)


async def test_only_the_recipient_can_accept_an_offer(harness: Harness) -> None:
    table = await offer(harness, await harness.game(ANNA, BOB), BOB, EVA)
    with pytest.raises(Refused, match="seat-not-open"):
        await take(harness, table, DORA, 1)
    with pytest.raises(Refused, match="already-offered"):
        await offer(harness, table, BOB, EVA)
    table = await offer(harness, table, BOB, DORA)
    with pytest.raises(Refused, match="seat-not-open"):
        await take(harness, table, EVA, 1)
    with pytest.raises(Refused, match="offer-to-yourself"):
        await offer(harness, table, BOB, BOB)
    with pytest.raises(Refused, match="offer-knows"):
        await offer(harness, table, BOB, ANNA)


async def test_a_move_withdraws_the_players_own_offer(harness: Harness) -> None:
    table = await offer(harness, await harness.game(ANNA, BOB), BOB, EVA)
    table = await harness.press(table, BOB)
    assert table.offers == ()


async def test_an_offer_can_be_withdrawn_or_declined(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    with pytest.raises(Refused, match="nothing-offered"):
        await harness.tables.change(
            table.id, BOB.user, fresh_key(), lambda context: seats.withdraw_offer(context, BOB.user)
        )
    await offer(harness, table, BOB, EVA)
    table = await harness.tables.change(
        table.id, BOB.user, fresh_key(), lambda context: seats.withdraw_offer(context, BOB.user)
    )
    assert table.offers == ()
    await offer(harness, table, BOB, EVA)
    with pytest.raises(Refused, match="not-offered-to-you"):
        await harness.tables.change(
            table.id, DORA.user, fresh_key(), lambda context: seats.decline_offer(context, DORA.user, Seat(1))
        )
    table = await harness.tables.change(
        table.id, EVA.user, fresh_key(), lambda context: seats.decline_offer(context, EVA.user, Seat(1))
    )
    assert table.offers == ()


# ---------------------------------------------------------------------------------------------- replacing


async def test_a_player_in_time_cannot_be_voted_out(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    with pytest.raises(Refused, match="still-plays"):
        await vote_out(harness, table, ANNA, 1)
    harness.clock.advance(3 * DAY - 1)
    with pytest.raises(Refused, match="still-plays"):
        await vote_out(harness, table, ANNA, 1)


async def test_a_majority_of_the_other_people_opens_a_seat(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL, DORA, pace=Pace.UNHURRIED)
    harness.clock.advance(3 * DAY)
    table = await vote_out(harness, table, ANNA, 1)
    assert (table.open, table.people) == ((), seat_set(0, 1, 2, 3))
    with pytest.raises(Refused, match="already-voted-replace"):
        await vote_out(harness, table, ANNA, 1)
    table = await vote_out(harness, table, DORA, 1)
    assert (table.open, seats_with(table, "replace_votes")) == ((Seat(1),), frozenset())
    facts = [row.fact for row in await harness.news.history(table.id, 0)]
    assert {VotedToReplace("Anna", "Bob", 1, 2), VotedToReplace("Dora", "Bob", 2, 2), SeatOpened("Bob", BY_VOTE)} <= {
        *facts
    }


async def test_in_a_game_of_two_the_other_opens_the_seat_after_two_missed_turns(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    for _ in range(2):
        await harness.press(table, ANNA)
        harness.clock.advance(DAY)
        await harness.tables.tick()
    assert harness.tables.get(table.id).seats[1].missed == 2
    assert (await vote_out(harness, table, ANNA, 1)).open == (Seat(1),)


async def test_a_move_cancels_votes_to_replace_its_player(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL, DORA, pace=Pace.UNHURRIED)
    harness.clock.advance(3 * DAY)
    await vote_out(harness, table, ANNA, 1)
    assert seats_with(await harness.press(table, BOB), "replace_votes") == frozenset()


async def test_departures_can_complete_a_replacement_vote(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL, DORA, pace=Pace.UNHURRIED)
    harness.clock.advance(3 * DAY)
    await vote_out(harness, table, ANNA, 1)
    await leave(harness, table, CYRIL)
    table = await leave(harness, table, DORA)
    assert table.open == (Seat(2), Seat(3), Seat(1))
    assert table.status is Status.RUNNING


async def test_votes_against_oneself_a_computer_or_an_open_seat_are_refused(harness: Harness) -> None:
    table = await harness.lobby(ANNA, BOB, pace=Pace.UNHURRIED)
    await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.FAIR, fresh_key())
    table = await harness.tables.start(table.id, ANNA.user, fresh_key())
    harness.clock.advance(3 * DAY)
    for seat, refusal in ((0, "replace-yourself"), (2, "not-replaceable"), (3, "no-such-seat")):
        with pytest.raises(Refused, match=refusal):
            await vote_out(harness, table, ANNA, seat)
    await vote_out(harness, table, ANNA, 1)
    with pytest.raises(Refused, match="not-replaceable"):
        await vote_out(harness, table, ANNA, 1)


# ----------------------------------------------------------------------------------------- being forgotten


async def test_the_seat_of_a_forgotten_player_is_open(harness: Harness) -> None:
    table = await harness.game(EVA, BOB)
    await harness.tables.forget(EVA.user)
    table = harness.tables.get(table.id)
    assert (table.status, table.open, table.host) == (Status.RUNNING, (Seat(0),), BOB.user)
    assert [tenure.sitter.user for tenure in table.former] == [NOBODY]
    table = await take(harness, table, DORA, 0)
    assert table.sitters == (DORA, BOB)


async def test_seat_news_does_not_name_a_forgotten_user(harness: Harness) -> None:
    """Every mention is tried: as former player, as host and as recipient of an offer."""
    table = await leave(harness, await harness.game(BOB, CYRIL, DORA, pace=Pace.UNHURRIED), BOB)
    await take(harness, table, UNFORGETTABLE, 0)
    harness.clock.advance(3 * DAY)
    await vote_out(harness, table, UNFORGETTABLE, 1)
    await vote_out(harness, table, DORA, 0)
    await offer(harness, table, UNFORGETTABLE, ANNA)
    await leave(harness, table, CYRIL)
    await take(harness, table, UNFORGETTABLE, 0)
    await leave(harness, table, UNFORGETTABLE)
    await take(harness, table, ANNA, 0)
    other = await offer(harness, await harness.game(CYRIL, DORA), CYRIL, UNFORGETTABLE)
    last_table = await take(harness, await leave(harness, await harness.game(CYRIL, DORA), DORA), UNFORGETTABLE, 1)
    await harness.tables.cancel(last_table.id, CYRIL.user, moderator=False, key=fresh_key())
    assert len(await traces(harness, UNFORGETTABLE)) > 8
    await harness.tables.forget(UNFORGETTABLE.user)
    assert await traces(harness, UNFORGETTABLE) == []
    assert {tenure.sitter for tenure in harness.tables.get(table.id).former} == {BOB, CYRIL, Person(NOBODY, FORGOTTEN)}
    assert harness.tables.get(other.id).offers == ()
    facts = [row.fact for row in await harness.news.history(table.id, 0, size=99)]
    assert SeatTaken("N. N.", "Bob") in facts
    assert SeatTaken("Anna", "N. N.") in facts
    assert VotedToReplace("Dora", "N. N.", 1, 2) in facts


async def test_a_successor_catches_up_from_the_beginning(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    for person in (ANNA, BOB, CYRIL):
        await harness.press(table, person, 1)
    await leave(harness, table, BOB)
    await take(harness, table, EVA, 1)
    facts = [row.fact for row in await harness.tables.catch_up(table.id, EVA.user, fresh_key())]
    assert [isinstance(fact, kind) for fact, kind in ((facts[0], GameStarted), (facts[-1], SeatLeft))] == [True, True]
    assert len(facts) > 2


async def test_a_successor_never_reads_whispers_about_the_former_player(
    harness: Harness,
) -> None:
    """Whispers about a player hold the sealed move, the remaining time off and the remaining time of the turn."""
    table = await harness.game(ANNA, BOB)
    await harness.press(table, BOB)
    stamp = harness.tables.premove_menu(harness.tables.get(table.id), Seat(1))[1]
    await harness.tables.change(
        table.id, BOB.user, fresh_key(), lambda context: premoves.set_premove(context, BOB.user, stamp, 8)
    )
    table = await harness.press(table, ANNA)
    low = Whisper(Seat(1), VacationLow(5))
    await harness.tables.change(
        table.id, BOB.user, fresh_key(), lambda context: Decision(context.table, ChangeKind.EXCUSE, (low,), Seat(1))
    )
    own = {type(fact) for fact in await harness.news.since(table.id, Seat(1), 0)}
    assert {SealVoid, VacationLow} <= own
    await offer(harness, table, BOB, EVA)
    await take(harness, table, EVA, 1)
    read = (
        *(row.fact for row in await harness.tables.catch_up(table.id, EVA.user, fresh_key())),
        *await harness.news.since(table.id, Seat(1), 0),
        *await harness.news.of_change(table.id, Seat(1), table.version),
    )
    assert not [fact for fact in read if isinstance(fact, PERSONAL_WHISPERS)]
    assert [fact for fact in read if isinstance(fact, bids.CoinsDealt)]
