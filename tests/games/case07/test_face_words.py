"""An investigation in words: the board for all readers, the secrets for one player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Seat
from bot.i18n.translation import LANGUAGES, Say
from cogs.case07 import GAME
from cogs.case07.board import Finding, Phase
from cogs.case07.cards import PLACES, ROWS, Card, neighbours
from cogs.case07.cog import UI
from cogs.case07.describe import chart, describe, finding, headline, secrets
from cogs.case07.labels import all_polish, blanks, cell, label, polish
from cogs.case07.moves import Accuse, Announce, Assign, Close, Examine, Patrol, Size
from cogs.case07.views import board, hand
from tests.games.case07.parties import BY_HAND, LEARNING, NAMES, party, states
from tests.games.case07.positions import (
    ANNA,
    CASES,
    KASIA,
    MACIEJ,
    C,
    after,
    announcing,
    play_round,
    play_to,
    position,
)
from tests.merged_cases import merge_cases
from tests.wording import plain

if TYPE_CHECKING:
    from cogs.case07.state import State

TEXT_LIMIT, LONGEST_TEXT = 3_200, 3_800
"""The brief's limit for a description, and the room in a Discord message, in characters."""
THREE = ("Kasia", "Maciej", "Anna")
EN = Say("en", "case07", THREE)
every_language = merge_cases("language", LANGUAGES)


def lines(state: State) -> list[str]:
    """Return the lines of the board in English."""
    return plain(describe(board(state), EN)).splitlines()


def line_of(state: State, seat: Seat = KASIA) -> str:
    """Return the board's line about one player."""
    (line,) = (line for line in lines(state) if line.startswith(f"**{THREE[seat]}**: "))
    return line


def secret_lines(state: State, seat: Seat = KASIA) -> list[str]:
    """Return the lines of a seat's secrets in English."""
    return plain(secrets(hand(state, seat), EN)).splitlines()


@pytest.mark.unmeasured
@every_language
def test_every_state_of_a_game_has_a_description(language: str) -> None:
    for state, players in states():
        words, view = Say(language, "case07", NAMES[:players]), board(state)
        assert "\n" not in headline(view, words)
        assert describe(view, words).startswith(headline(view, words))
        assert len(describe(view, words)) <= LONGEST_TEXT
        assert chart(view, words)
        for seat in range(players):
            assert secrets(hand(state, Seat(seat)), words)


@every_language
def test_a_board_of_three_is_described_within_the_limit(language: str) -> None:
    sizes = [len(describe(board(step.state), Say(language, "case07", NAMES[:3]))) for step in party(LEARNING, 3)[::40]]
    assert max(sizes) <= TEXT_LIMIT


@pytest.mark.unmeasured
@every_language
def test_everything_on_the_board_is_named(language: str) -> None:
    for state, players in states():
        view, words = board(state), Say(language, "case07", NAMES[:players])
        text = describe(view, words)
        assert all(label(card, words) in text for card in (*view.row, *PLACES) if view.phase is not Phase.OVER)
        for tiles in view.tiles:
            assert (words("card-unknown") if tiles.suspect is None else label(tiles.suspect, words)) in text
            assert (words("card-prevention") if tiles.crime is None else label(tiles.crime, words)) in text
        for name, player in zip(words.names, view.players, strict=True):
            (line,) = (line for line in text.splitlines() if line.startswith(f"**{name}**"))
            cards = [disc.card for disc in player.discs] + [watch.place for watch in player.watches]
            cards += [*player.dead_ends, *(player.case.cards if player.case else ())]
            assert all(polish(card) in line for card in cards)
            assert words("board-patrols", patrols=player.patrols) in line


@every_language
def test_every_place_names_its_neighbours(language: str) -> None:
    text_lines = plain(describe(board(position()), Say(language, "case07", THREE))).splitlines()
    for place in PLACES:
        (line,) = (line for line in text_lines if line.startswith(plain(f"{cell(place)} {polish(place)}")))
        assert line.partition("→ ")[2].split() == sorted(map(cell, neighbours(place)))


def test_cells_are_named_row_by_row() -> None:
    assert [cell(place)[0] for place in PLACES] == [
        row for row, count in zip("ABCDE", ROWS, strict=True) for _ in range(count)
    ]
    assert (cell(C.OKECIE), cell(C.HOTEL_GROMADA), cell(C.MDM)) == ("A1", "C4", "E2")


def test_the_headline_names_the_round_and_the_pending_question() -> None:
    begun = "Investigation 1 of 3 · round 1 · "
    assert plain(headline(board(position()), EN)) == f"{begun}a case solved now: 7 points"
    exam = after(position(options=BY_HAND), Examine(C.OKECIE))
    assert (
        plain(headline(board(exam), EN)) == f"{begun}Anna has to answer Kasia: 🔎 Okęcie · a case solved now: 7 points"
    )
    patrol = after(position(options=BY_HAND), Patrol(C.MDM))
    assert "Anna has to answer Kasia: 🚓 MDM" in headline(board(patrol), EN)
    announced = after(position(options=BY_HAND), *announcing(CASES[3]))
    assert "Anna has to answer Kasia: 📢 Docent, Kradzież, MDM" in headline(board(announced), EN)
    view = board(party(LEARNING, 3)[-1].state)
    assert headline(view, EN) == "📁 All three investigations are in the archive"


@every_language
def test_the_holders_ping_names_asker_and_question(language: str) -> None:
    words = Say(language, "case07", THREE)
    state = after(position(options=BY_HAND), Patrol(C.MDM))
    calls = [UI.call(board(state), seat, words) for seat in (KASIA, MACIEJ, ANNA)]
    assert calls == [None, None, words("call-asked", asker="Kasia", about="🚓 MDM")]
    assert UI.call(board(position()), KASIA, words) is None


def test_a_players_line_lists_discs_patrols_and_dead_ends() -> None:
    state = play_to(after(position(), Examine(C.OKECIE)), KASIA)
    assert line_of(state) == "**Kasia**: 0 points; patrols left: 5; small discs: Okęcie"
    state = play_to(after(position(), Examine(C.MORDERSTWO)), KASIA)
    state = play_to(after(state, Patrol(C.HOTEL_GROMADA)), KASIA)
    assert line_of(state).endswith(
        "patrols left: 4; large discs: Morderstwo; 🚓 Hotel Gromada: 1 large disc + 1 small disc"
    )
    state = after(state, Assign(C.HOTEL_GROMADA, Size.LARGE, C.BOMBA))
    assert line_of(state).endswith("large discs: Morderstwo, Bomba; 🚓 Hotel Gromada: 1 small disc")
    assert "dead ends: Szatniarz" in line_of(after(position(), Examine(C.SZATNIARZ)))


def test_patrols_without_discs_are_listed_together() -> None:
    state = play_to(after(position(), Patrol(C.BAZAR_ROZYCKIEGO)), KASIA)
    state = play_to(after(state, Patrol(C.MDM)), KASIA)
    assert line_of(state).endswith("patrols left: 3; patrols without discs: Bazar Różyckiego, MDM")


def test_a_players_line_shows_penalties_and_the_request_to_close() -> None:
    line = line_of(after(position(), *announcing(CASES[3])))
    assert line == "**Kasia**: -2 points; penalty points: 2; patrols left: 5"
    assert line_of(after(position(), Close())).endswith("suggests closing")


def test_a_finished_players_line_shows_the_case() -> None:
    solved = line_of(after(position(), *announcing(CASES[0])))
    assert solved.startswith(
        "**Kasia**: 7 points; patrols left: 5; done in round 1; case: Bomba, Morderstwo, Hotel Forum"
    )


def test_the_board_names_the_active_player_and_the_evidence() -> None:
    assert lines(position())[1] == "It’s Kasia’s turn."
    assert lines(position())[2].startswith("Evidence: Okęcie (airport), Morderstwo (murder), Hotel Gromada, Bomba, ")
    assert lines(position())[3] == "Evidence face down: 27; discarded: 0"
    assert "There’s no evidence left." in lines(replace(position(), row=(), deck=()))


def test_the_board_lists_finished_investigations() -> None:
    state = play_round(position(), KASIA, MACIEJ, ANNA).state
    assert lines(state)[-1] == "Investigation 1: Kasia 7, Maciej 7, Anna 7"


def test_the_chart_is_described_after_an_investigation_and_replaced_by_the_headline_before() -> None:
    assert chart(board(position()), EN) == headline(board(position()), EN)
    view = board(play_round(position(), KASIA, MACIEJ, ANNA).state)
    title, kasia, *rest = plain(chart(view, EN)).splitlines()
    assert title == plain(EN("past-title", number=1))
    assert kasia.startswith("**Kasia**: Bomba, Morderstwo (murder), Hotel Forum; 7 points; possible cases: ")
    assert [line.partition(":")[0] for line in rest] == ["**Maciej**", "**Anna**"]


def test_the_chart_names_the_turn_in_which_each_case_was_solvable() -> None:
    view = board(play_round(position(), KASIA, MACIEJ, ANNA).state)
    (past,) = view.past
    chart_view = replace(view, past=(replace(past, known=(1, 4, None), left=((3, 1), (9,), ()), solved=(1, 1, None)),))
    kasia, maciej, anna = plain(chart(chart_view, EN)).splitlines()[1:]
    assert kasia.endswith("possible cases: 3, 1. Solvable after 1 turn. Solved in turn 1.")
    assert maciej.endswith("possible cases: 9. Solvable after 4 turns. Solved in turn 1.")
    assert anna.endswith("possible cases: –. Never certain.")


def test_an_empty_finding_raises_a_value_error() -> None:
    with pytest.raises(ValueError, match="a finding is"):
        finding(Finding(1), EN)


def test_the_holders_secrets_name_the_held_case_and_its_player() -> None:
    assert secret_lines(position(), ANNA)[0] == "🗂️ You hold Kasia’s case: Bomba, Morderstwo (murder), Hotel Forum"


def test_secrets_list_black_discs_findings_and_the_notebook() -> None:
    state = play_to(after(position(), Examine(C.OKECIE)), KASIA)
    state = play_to(after(state, Patrol(C.DOM_PARTII)), KASIA)
    state = after(state, Accuse(C.BOMBA), Accuse(C.MDM))
    assert secret_lines(state)[1:3] == [
        "⚫ Your black discs: Bomba, MDM (housing estate)",
        "Your investigation: 1. 🔎 Okęcie: small disc; 2. 🚓 Dom Partii: 2 small discs",
    ]
    left = [line for line in secret_lines(state) if " left (" in line]
    case = hand(state, KASIA).held
    assert left[0].startswith("👤 Suspects left (11): ")
    assert not any(polish(card) in line for card in case.cards for line in left)
    assert "Your investigation hasn’t turned anything up yet." in secret_lines(position())


def test_secrets_list_wrong_announcements() -> None:
    state = play_to(after(position(), *announcing(CASES[3])), KASIA)
    assert "Your investigation: 1. ❌ Docent, Kradzież, MDM" in secret_lines(state)


def test_secrets_list_crossed_out_cards() -> None:
    crossed = replace(hand(position(), KASIA), notes=(C.BOMBA, C.MDM))
    text_lines = secrets(crossed, EN).splitlines()
    assert text_lines[-1] == "✏️ Crossed out by you: Bomba, MDM"
    assert not any("Bomba" in line for line in text_lines[:-1])
    everything = secrets(replace(crossed, follows=tuple(Card)), EN).splitlines()
    assert "⚖️ Crimes left (0): none" in everything


def test_the_holders_secrets_show_the_question_and_the_cards_places() -> None:
    state = after(position(options=BY_HAND), Examine(C.OKECIE))
    question, case = secret_lines(state, ANNA)[:2]
    assert question.startswith("❗ Kasia has asked about 🔎 Okęcie (airport) [A1 → A2 B1 B2]. Answer truthfully: ")
    assert "Bomba [C4 → B3 C3 D3], Morderstwo (murder) [B3 → A2 B2 C3 C4], Hotel Forum [B2 → A1 A2 B1 B3" in case
    assert not any("Answer truthfully" in line for seat in (KASIA, MACIEJ) for line in secret_lines(state, seat))


def test_public_descriptions_do_not_depend_on_unsolved_cases() -> None:
    for state, players in states():
        words, other = Say("cs", "case07", NAMES[:players]), GAME.redeal(state, None, Chance(b"elsewhere", 1))
        assert describe(board(state), words) == describe(board(other), words)
        assert chart(board(state), words) == chart(board(other), words)


@pytest.mark.unmeasured
def test_a_players_secrets_do_not_depend_on_hidden_cards() -> None:
    for state, players in states():
        words = Say("pl", "case07", NAMES[:players])
        for seat in map(Seat, range(players)):
            other = GAME.redeal(state, seat, Chance(b"elsewhere", 2))
            assert secrets(hand(state, seat), words) == secrets(hand(other, seat), words)


def test_black_discs_do_not_change_other_players_descriptions() -> None:
    plain, accused = position(), after(position(), *map(Accuse, CASES[3].cards))
    assert lines(plain) == lines(accused)
    assert secret_lines(plain, MACIEJ) == secret_lines(accused, MACIEJ)
    assert Announce() in GAME.moves(accused, KASIA)


def test_lists_keep_the_order_of_their_cards() -> None:
    assert all_polish((C.MDM, C.BOMBA)) == "MDM, Bomba"


@pytest.mark.parametrize("language", LANGUAGES)
def test_blank_tiles_are_recognised_by_their_full_names_and_by_each_half(language: str) -> None:
    say = Say(language, "case07")
    names = {*blanks(say)}
    assert {say("card-unknown"), say("card-prevention")} <= names
    assert not names & {label(card, say) for card in Card}
