"""The hunt in words: the board for all readers, the secrets for Fantom."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Seat
from bot.i18n.translation import LANGUAGES, Say
from cogs.fantom import GAME
from cogs.fantom.board import Box, Phase
from cogs.fantom.cog.hands import log_sheet, own_map, secrets
from cogs.fantom.describe import call_text, describe, describe_film, describe_zoom, headline
from cogs.fantom.knowledge.rides import pawn_rides
from cogs.fantom.labels import ranges, station_text
from cogs.fantom.moves import Double, Hide, Place, Ride, Surface
from cogs.fantom.options import Aid
from cogs.fantom.views import board, hand
from tests.games.fantom.grid import grid_options
from tests.games.fantom.hunts import NAMES, QUICK, states
from tests.games.fantom.positions import CAB, DETECTIVE, FANTOM, TAXI, after, begun, fantom_at, position
from tests.merged_cases import merge_cases
from tests.wording import plain

if TYPE_CHECKING:
    from cogs.fantom.state import State

LONGEST_ALT = 1024
EN = Say("en", "fantom", NAMES)
AID_OPTIONS = grid_options(possible=Aid.ON)
every_language = merge_cases("language", LANGUAGES)


def lines(state: State) -> list[str]:
    """Return the lines of the board in English."""
    return plain(describe(board(state), EN)).splitlines()


def secret_lines(state: State, seat: Seat = FANTOM) -> list[str]:
    """Return the lines of a seat's secrets in English."""
    return plain(secrets(hand(state, seat), EN)).splitlines()


@pytest.mark.unmeasured
@every_language
def test_every_state_of_a_hunt_has_a_description(language: str) -> None:
    for state, players in states():
        words, view = Say(language, "fantom", NAMES[:players]), board(state)
        assert "\n" not in headline(view, words)
        assert describe(view, words).startswith(headline(view, words))
        for seat in range(players):
            own = hand(state, Seat(seat))
            assert all(tell(own, words) for tell in (secrets, log_sheet, own_map))


@every_language
def test_every_pawn_is_named_with_its_owner_its_station_and_its_tickets(language: str) -> None:
    for state, players in states():
        view, words = board(state), Say(language, "fantom", NAMES[:players])
        text_lines = plain(describe(view, words)).splitlines()
        for detective in view.detectives:
            place = (
                words("board-not-placed")
                if detective.station is None
                else station_text(view, detective.station, language)
            )
            tickets = words.about("board-tickets", detective.tickets)
            pawn = words("the-pawn", pawn=detective.pawn.value)
            assert plain(f"{pawn} ({words.names[detective.seat]}): {place}; {tickets}") in text_lines


@every_language
def test_the_most_important_lines_fit_a_pictures_alt_text(language: str) -> None:
    for state, players in states():
        view, words = board(state), Say(language, "fantom", NAMES[:players])
        assert words.about("board-stock", view.stock) in describe(view, words)[:LONGEST_ALT]


@every_language
def test_the_active_pawns_rides_are_described_with_both_pictures(language: str) -> None:
    views = [board(state) for state, _ in states() if state.phase is Phase.DETECTIVES]
    assert views
    for view in views:
        assert view.pawn is not None
        words = Say(language, "fantom", NAMES)
        for ride in pawn_rides(view, view.pawn):
            assert station_text(view, ride.to, language) in plain(describe_zoom(view, words)).splitlines()[1]
        assert describe_zoom(view, words).splitlines()[1] in describe(view, words).splitlines()


def test_reachable_stations_are_listed_by_transport() -> None:
    assert "White can ride by cab to 2 2, 6 6; by taxi to 3 3; by tram to 16 16" in lines(position(1, route=(14,)))
    assert "White can’t ride now" in lines(position(1, route=(14,), purses=((0, 0, 0),)))


def test_the_headline_names_the_active_side_the_box_and_the_next_appearance() -> None:
    def head(state: State) -> str:
        return plain(headline(board(state), EN))

    assert head(begun()) == "⚪ White picks a starting station · Fantom appears in box 3"
    state = after(begun(), *(Place(station) for station in range(1, 6)))
    assert head(state) == "🎩 Fantom chooses where to begin · Fantom appears in box 3"
    assert head(after(state, Hide(14))) == "⚪ White rides · box 1 of 24 · Fantom appears in box 3"
    assert head(fantom_at(14, 9)) == "🎩 Fantom flees · box 2 of 24 · Fantom appears in box 3"
    assert head(fantom_at(14, 9, box=3)) == "🎩 Fantom flees · box 3 of 24 · Fantom must appear now"
    second = after(fantom_at(14, 9), Double(CAB, 13))
    assert head(second) == "🎩 Fantom makes the second ride of a double move · box 3 of 24 · Fantom must appear now"
    last = position(9, route=(14,) * 24)
    assert head(last) == "⚪ White rides · box 24 of 24"
    state = after(fantom_at(14, 9, options=grid_options(voluntary_reveal=True)), Surface(CAB, 13))
    assert head(state) == "🎩 Fantom takes a ticket from ⚪ White · box 2 of 24 · Fantom appears in box 3"
    assert head(after(position(9, route=(14,)), Ride(CAB, 14))) == "🚨 ⚪ White has arrested Fantom in box 1"
    tournament = begun(grid_options(tournament=True), 3)
    assert "hunt 1 of 3" in plain(headline(board(tournament), Say("en", "fantom", NAMES[:3])))


def test_the_board_names_only_fantoms_last_seen_station() -> None:
    state = fantom_at(14, 9)
    assert "Fantom hasn’t been seen yet." in lines(state)
    state = after(fantom_at(14, 9, box=3), Ride(CAB, 15))
    assert "Fantom is at 15 15, seen there in box 3." in lines(state)
    later_state = after(state, Ride(CAB, 10), Ride(CAB, 20))
    assert "Fantom was last seen in box 3 at 15 15." in lines(later_state)
    assert not any("20 20" in line for line in lines(later_state))


def test_the_board_names_a_shown_start() -> None:
    first_state = after(begun(grid_options(shown_start=True)), *(Place(station) for station in range(1, 6)))
    state = after(first_state, Hide(14))
    assert "Fantom began at 14 14." in lines(state)
    assert "The log is empty." in lines(state)
    assert plain(headline(board(state), EN)) == "🎩 Fantom flees · box 1 of 24 · Fantom appears in box 3"


def test_the_log_lists_transports_double_moves_and_proved_stations() -> None:
    assert "Log: 1 start; 2 cab" in lines(position(9, route=(14, 13)))
    state = after(fantom_at(14, 9), Double(CAB, 13), Ride(CAB, 12))
    assert "Log: 1 start → 14 14; 2 cab (double) → 13 13; 3 cab (double) → 12 12" in lines(state)
    assert "Fantom appears in boxes 8, 13, 18, 24." in lines(state)
    secret = position(9, route=(14, 13), log=(Box(), Box(double=True)))
    assert "Log: 1 start; 2 unknown ride (double)" in lines(secret)


def test_the_log_does_not_call_a_first_ride_a_start() -> None:
    free = grid_options(shown_start=True, free_double=True)
    state = position(9, route=(13,), log=(Box(double=True),), begun=14, options=free)
    assert "Log: 1 unknown ride (double)" in lines(state)


def test_possible_stations_are_listed_only_with_the_aid() -> None:
    state = after(fantom_at(14, 9, box=3, options=AID_OPTIONS), Ride(CAB, 15))
    assert "Fantom can only be at 15 15" in lines(state)
    assert "Fantom can be at 2 stations: 14 14, 20 20" in lines(after(state, Ride(CAB, 10), Ride(CAB, 20)))
    assert not any("can be" in line for line in lines(after(fantom_at(14, 9, box=3), Ride(CAB, 15))))


def test_a_list_of_most_stations_names_the_exceptions() -> None:
    (text,) = [line for line in lines(position(9, route=(14,), options=AID_OPTIONS)) if "can be" in line]
    assert text == "Fantom can be at 19 stations: anywhere but 9 9"


def test_a_long_list_of_stations_has_numbers_only() -> None:
    view = replace(board(position(20, route=(14,), options=QUICK)), possible=(*range(1, 11), 12, 13, 15))
    assert plain(describe(view, EN)).splitlines()[-1] == "Fantom can be at 13 stations: 1–10, 12, 13, 15"


@pytest.mark.parametrize(
    ("numbers", "text"), [((), ""), ((4,), "4"), ((4, 5), "4, 5"), ((1, 2, 3, 5, 7, 8, 9, 10), "1–3, 5, 7–10")]
)
def test_consecutive_numbers_are_written_as_a_range(numbers: tuple[int, ...], text: str) -> None:
    assert ranges(numbers) == text


def test_the_board_says_whether_the_voluntary_reveal_was_used() -> None:
    state = fantom_at(14, 9, options=grid_options(voluntary_reveal=True))
    assert "Fantom still has the voluntary reveal." in lines(state)
    assert "Fantom has used the voluntary reveal." in lines(after(state, Surface(CAB, 13)))
    assert not any("voluntary" in line for line in lines(fantom_at(14, 9)))


def test_after_the_game_the_board_shows_the_whole_log() -> None:
    state = after(position(9, route=(15, 14)), Ride(CAB, 14))
    assert "Log: 1 start → 15 15; 2 cab → 14 14" in lines(state)
    assert not any("’s turn" in line or "appears in" in line for line in lines(state))
    assert (
        describe_film(board(state), EN)
        == "Hunt 1, Ann as Fantom: 🚨 ⚪ White has arrested Fantom in box 2. Route: 15 → 14"
    )


def test_the_board_lists_a_tournaments_finished_hunts() -> None:
    tournament = grid_options(tournament=True)
    state = after(position(9, 1, route=(13, 14), options=tournament, players=3), Ride(CAB, 14))
    assert "Hunt 1, Ann as Fantom: 🚨 ⚪ White has arrested Fantom in box 2. Route: 13 → 14" in lines(state)


def test_a_detectives_secrets_say_that_there_are_none() -> None:
    assert secret_lines(fantom_at(14, 9), DETECTIVE) == [EN("no-secrets")]


def test_fantoms_secrets_list_station_log_rides_and_threats() -> None:
    assert secret_lines(fantom_at(14, 9, 20)) == [
        "You’re Fantom, at 14 14.",
        "Your log: 1 start → 14 14",
        "You can ride by cab to 13 13, 15 15, 19 19",
        "The pawns can reach in one ride: 4, 8, 10, 14–16, 19",
        "⚪ White can reach you in one ride!",
    ]


def test_fantoms_secrets_say_when_fantom_or_all_pawns_cannot_ride() -> None:
    texts = secret_lines(fantom_at(14, 9, stock=(0, 3, 3, 0, 0), purses=((0, 0, 0),)))
    assert texts[2:] == ["Right now you have nowhere to ride.", "No pawn can ride."]


def test_before_the_hunt_fantoms_secrets_ask_for_a_start() -> None:
    assert secret_lines(begun()) == [EN("secret-none-yet")]
    state = after(begun(), *(Place(station) for station in range(1, 6)))
    assert secret_lines(state)[0] == EN("secret-none-yet")
    assert secret_lines(state)[1].startswith("The pawns can reach in one ride: ")


def test_the_pictures_of_a_hand_have_descriptions() -> None:
    state = fantom_at(14, 9)
    assert "Your log: 1 start → 14 14" in plain(log_sheet(hand(state, FANTOM), EN))
    assert "Fantom’s tickets: cab 4, taxi 3, tram 3, boat 2, double 2" in plain(log_sheet(hand(state, FANTOM), EN))
    assert "You can ride by cab to 13 13, 15 15, 19 19" in own_map(hand(state, FANTOM), EN)
    assert "White can ride by cab to 4 4, 8 8, 10 10, 14 14" in own_map(hand(state, DETECTIVE), EN)
    assert own_map(hand(begun(), DETECTIVE), EN) == headline(board(begun()), EN)


def test_other_players_texts_do_not_depend_on_fantoms_station() -> None:
    for state, players in states():
        words, other = Say("cs", "fantom", NAMES[:players]), GAME.redeal(state, None, Chance(b"elsewhere", 1))
        assert describe(board(state), words) == describe(board(other), words)
        for seat in range(players):
            if seat != state.fantom:
                own_hand, other_hand = hand(state, Seat(seat)), hand(other, Seat(seat))
                assert secrets(own_hand, words) == secrets(other_hand, words)
                assert own_map(own_hand, words) == own_map(other_hand, words)


def test_a_taxi_ride_in_the_log_is_named() -> None:
    state = replace(position(9, route=(14, 19)), log=(Box(), Box(TAXI)))
    assert "Log: 1 start; 2 taxi" in lines(state)


@every_language
def test_a_ping_names_pawns_for_the_active_detective_only(language: str) -> None:
    """The ping names all the player's pawns that ride in a row, and pings no other player."""
    for state, players in states():
        view, words = board(state), Say(language, "fantom", NAMES[:players])
        calls = {seat: call_text(view, seat, words) for seat in map(Seat, range(players))}
        moving = view.phase in {Phase.PLACE, Phase.DETECTIVES}
        assert {seat for seat, call in calls.items() if call} == ({view.turn} if moving else set())


def test_a_ping_names_all_pawns_of_the_player_at_once() -> None:
    alone_against_fantom = next(state for state, players in states() if players == 2)
    view = board(alone_against_fantom)
    assert view.turn is not None
    assert (call_text(view, view.turn, EN) or "").count(", ") == len(view.detectives) - 1


def test_a_ping_says_whether_to_place_or_to_ride() -> None:
    assert call_text(board(begun()), DETECTIVE, EN) == "To place: ⚪ White, 🟡 Yellow, 🔴 Red, 🔵 Blue, 🟢 Green"
    assert call_text(board(position(1, 2, route=(14,))), DETECTIVE, EN) == "To ride: ⚪ White, 🟡 Yellow"
