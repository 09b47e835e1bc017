"""The announcement of a finished investigation, and the estimated length of a game."""

from __future__ import annotations

from statistics import mean

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Public, Strength
from bot.i18n.translation import LANGUAGES, Say
from bot.table.model import Computer, Person
from bot.ui.messages import game_length
from cogs.case07 import GAME
from cogs.case07.cog import UI
from cogs.case07.cog.chapter import end_message
from cogs.case07.describe import chart
from cogs.case07.duration import typical_waits
from cogs.case07.facts import CaseSolved, InvestigationOver, Misinformed, WronglyAnnounced
from cogs.case07.moves import Announce, Close, Examine, Patrol
from cogs.case07.options import Options
from cogs.case07.views import board
from images.case07 import draw_chart
from images.kit import Look
from tests.by_seat import states
from tests.games.case07.benchmarks.people import glancing
from tests.games.case07.parties import BY_HAND, NAMES, PLAIN, TABLES, party
from tests.games.case07.positions import ANNA, CASES, KASIA, MACIEJ, facts, play, play_round, play_to, position
from tests.ui import worst_case
from tests.wording import plain

EN = Say("en", "case07", ("Kasia", "Maciej", "Anna"))


def test_an_ended_investigation_announces_solver_results_and_next_first_player() -> None:
    step = play_round(play_round(position(), KASIA).state, ANNA)
    assert plain(end_message(board(step.state), facts(step), EN) or "").splitlines() == [
        "## 📁 Investigation 1 of 3 is over",
        "🏁 First solution: Kasia (round 1)",
        "• **Kasia**: Bomba, Morderstwo, Hotel Forum · 7 points · solved in round 1",
        "• **Anna**: Fotograf, Napad, Supersam · 5 points · solved in round 2",
        "• **Maciej**: Kasiarz, Przemyt, Stadion Dziesięciolecia · 3 points · not solved",
        "Standings: Kasia: 7, Anna: 5, Maciej: 3",
        "☎️ Maciej starts investigation 2.",
    ]


def test_all_players_who_solved_in_the_first_round_are_named() -> None:
    step = play_round(position(), KASIA, ANNA)
    assert "🏁 First solution: Kasia, Anna (round 1)" in plain(end_message(board(step.state), facts(step), EN) or "")


def test_an_investigation_closed_by_all_has_no_first_solver() -> None:
    state = position()
    for seat in (KASIA, MACIEJ):
        state = play(play_to(state, seat), Close()).state
    step = play(play_to(state, ANNA), Close())
    text = plain(end_message(board(step.state), facts(step), EN) or "")
    assert "🏁 Nobody solved their case." in text
    assert text.count("7 points · not solved") == 3


def test_a_move_that_ends_no_investigation_announces_nothing() -> None:
    step = play(position(), Patrol(CASES[KASIA].place))
    assert end_message(board(step.state), facts(step), EN) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ended_investigation_is_announced_once_with_its_chart(language: str) -> None:
    for options, players in TABLES:
        say, messages = Say(language, "case07", NAMES[:players]), list[str]()
        for step in party(options, players):
            view = board(step.state)
            words = end_message(view, [news.fact for news in step.news if isinstance(news, Public)], say)
            if words is not None:
                messages.append(words)
                assert len(words) < 900
                assert all(name in words for name in NAMES[:players])
                assert chart(view, say).splitlines()[0] == say("past-title", number=len(messages))
        assert len(messages) == 3
        assert draw_chart(board(party(options, players)[-1].state), Look(language, NAMES[:players]))


def test_only_important_facts_are_large() -> None:
    great = {fact for fact in GAME.facts if getattr(fact, "big", False)}
    assert great == {CaseSolved, WronglyAnnounced, Misinformed, InvestigationOver}


def _turns(players: int, seed: int) -> int:
    """Return the number of turns of a game between glancing people."""
    state, turns = GAME.start(players, Options(), Chance(b"how long", seed)).state, 0
    while to_act := GAME.to_act(state):
        seat, luck = min(to_act), Chance(b"turn %d" % seed, turns)
        move = glancing(GAME.hand(state, seat), GAME.moves(state, seat), luck)
        state = GAME.apply(state, seat, move, luck).state
        turns += isinstance(move, Examine | Patrol | Announce)
    return turns


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_estimated_waits_match_games_between_people(players: int) -> None:
    assert mean(_turns(players, seed) for seed in range(8)) == pytest.approx(typical_waits(players, PLAIN), rel=0.15)


def test_answers_by_hand_double_the_waits() -> None:
    assert typical_waits(4, BY_HAND) == 2 * typical_waits(4, PLAIN) == 268


def test_the_card_states_the_turns_that_the_table_waits_for() -> None:
    say, lobby = Say("en", "case07"), worst_case.lobby(GAME, "en", 3)
    people = tuple(Person(user, str(user)) for user in range(1, 4))
    computers = (Computer(Strength.FAIR, "Ada"), Computer(Strength.FAIR, "Euler"))
    together, alone = (replace(lobby, seats=states(*sitters)) for sitters in (people, (people[0], *computers)))
    assert plain(game_length.duration(together, UI, say)).startswith("⌛ Waits for about 100 turns, together roughly")
    assert plain(game_length.duration(alone, UI, say)).startswith("⌛ Waits for about 35 turns, together roughly")
