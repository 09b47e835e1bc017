"""The face of the Tour: its menus, and its texts for boards, hands, questions and stages, in four languages."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Public, Seat
from bot.i18n.languages import in_language
from bot.i18n.names import TableNames
from bot.i18n.translation import LANGUAGES, Say, clock
from bot.ui.game_ui import Buttons, Drawer, Picker, choices, drawers
from cogs.tour import GAME, rules
from cogs.tour.board import Jersey, Phase, Score, StageResult
from cogs.tour.cog import UI
from cogs.tour.cog.questions import question_text
from cogs.tour.facts import StageWon
from cogs.tour.moves import (
    FIELD_LIMITS,
    Absent,
    Answer,
    AskWork,
    Attack,
    Card,
    Ready,
    Role,
    SetAttack,
    SetCard,
    SetCatch,
    SetHelp,
    SetMost,
    SetRole,
    SetSpeed,
    SetWhere,
    Speed,
    Swap,
    TakeBack,
    Until,
    Where,
)
from cogs.tour.options import Options, Race, Riders
from cogs.tour.rankings import teams
from cogs.tour.stages.catalogue import SHIPPED, sheet
from cogs.tour.state import State, with_rider
from tests.games.tour.positions import ADA, BOB
from tests.games.tour.test_races import after_moves, begun
from tests.wording import plain

NAMES = ("Anna", "Boris", "Ada", "Cyril")
EN = Say("en", "tour", NAMES)
TEAMS = (ADA, BOB)


def menu(state: State, seat: Seat, say: Say = EN) -> tuple[Any, ...]:
    """Return the whole menu of a seat."""
    moves = (*GAME.moves(state, seat), *GAME.beside.out_of_turn(state, seat))
    return UI.menu(moves, GAME.hand(state, seat), say)


def drawer(state: State, number: int) -> dict[str, tuple[str, ...]]:
    """Return the lists in a rider's drawer: the chosen value and the alternatives."""
    (match,) = (candidate for candidate in drawers(menu(state, ADA)) if candidate.label == str(number))
    assert len(match.rows) == 1, "the other choices are behind More"
    lists = [row for row in (*match.rows, *match.more) if isinstance(row, Picker)]
    return {plain(row.prompt): tuple(plain(candidate.label) for candidate in row.choices) for row in lists}


def test_the_menu_has_plans_a_drawer_for_each_rider_and_three_ready_buttons() -> None:
    rows = menu(begun(), ADA)
    assert [(drawer.emoji, drawer.label) for drawer in drawers(rows)] == [
        *(("🛡️", str(number)) for number in range(1, 7)),
        ("🔁", "Places"),
    ]
    plans, ready = (row for row in rows if isinstance(row, Buttons))
    assert [(choice.emoji, choice.label) for choice in plans.choices] == [
        ("⚖️", "Classic"),
        ("🚀", "All for the sprinter"),
        ("⚡", "Attack"),
        ("⛰️", "Mountain"),
    ]
    labels = ["Ready (round 1)", "Until something happens", "To the finish", "Who works?"]
    assert [choice.label for choice in ready.choices] == labels
    assert [choice.main for choice in ready.choices] == [True, False, False, False]


def test_a_drawer_shows_chosen_values_and_those_of_the_role() -> None:
    lists = drawer(begun(), 1)
    assert list(lists) == [
        "🎽 Role: In the wheels",
        "⏱️ Speed: takes over from 4 (role)",
        "⚡ On ATTACK: takes the plain number (role)",
        "👀 Others’ attacks: lets attacks go (role)",
        "📍 Place: as far as it goes (role)",
        "✋ Limit: no limit (role)",
        "🤝 Helps: as the role has it",
    ]
    state_with_speed = after_moves(
        begun(), ADA, SetRole(1, Role.WORK), SetSpeed(1, Speed.ASK), SetWhere(1, Where.SHIELD, 3), SetMost(1, 2)
    )
    lists = drawer(after_moves(state_with_speed, ADA, SetHelp(1, 2), SetAttack(1, Attack.SOLO)), 1)
    assert list(lists) == [
        "🎽 Role: Domestique",
        "⏱️ Speed: ask me",
        "⚡ On ATTACK: goes solo",
        "👀 Others’ attacks: catches attacks (role)",
        "📍 Place: shields 3 from the wind",
        "✋ Limit: 2 fields at most",
        "🤝 Helps: gives speed to 2",
    ]
    assert lists["✋ Limit: 2 fields at most"][0] == "Limit: as the role has it"
    led = drawer(after_moves(begun(), ADA, SetHelp(1, 2, ahead=True)), 1)
    assert led["🤝 Helps: leads 2 out"][:2] == ("Help: as the role has it", "Help: gives speed to 2")


def test_a_riders_drawer_bears_number_and_name() -> None:
    named = Say("en", "tour", TableNames(("Ann", "Bob"), ("Kapeć", "Ráfek", "Ujel", "Pompka", "Smekl", "Dojel")))
    labels = [drawer.label for drawer in drawers(menu(begun(), ADA, named))]
    assert labels[:2] == ["1\u00a0Kapeć", "2\u00a0Ráfek"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_role_says_what_it_does_in_ten_words(language: str) -> None:
    (match,) = (candidate for candidate in drawers(menu(begun(), ADA, Say(language, "tour"))) if candidate.label == "1")
    (roles,) = match.rows
    assert isinstance(roles, Picker)
    abouts = [choice.description or "" for choice in roles.choices]
    assert len(set(abouts)) == len(Role) - 1
    assert all(3 <= len(about.split()) <= 10 for about in abouts)


def test_who_gives_speed_to_a_mate_does_not_shield_them() -> None:
    lists = drawer(after_moves(begun(), ADA, SetHelp(1, 2)), 1)
    assert "📍 Place: as far as it goes (role)" in lists


def test_a_jersey_wearers_card_has_its_own_list() -> None:
    state = begun()
    state = with_rider(state, replace(state.riders[0], cards=(Jersey.YELLOW,)))
    assert list(drawer(state, 1))[-1] == "🃏 Jersey’s card: keeps it (role)"
    assert (
        "Card: right now"
        in drawer(after_moves(state, ADA, SetCard(1, Card.NEXT)), 1)["🃏 Jersey’s card: at the next chance to attack"]
    )


def test_a_ready_team_is_offered_to_take_it_back_and_to_ask() -> None:
    state = after_moves(begun(), ADA, Ready(Until.EVENT))
    assert [choice.label for choice in choices(menu(state, ADA))] == ["Not ready after all", "Who works?"]
    assert GAME.beside.out_of_turn(state, ADA) == (TakeBack(), AskWork())


def test_absence_and_mirrored_swaps_can_only_be_typed() -> None:
    board = GAME.board(begun())
    assert UI.typed_only(Absent(), board)
    assert UI.typed_only(Swap(2, 1), board)
    assert not UI.typed_only(Swap(1, 2), board)


def test_only_absence_for_good_is_grave() -> None:
    state = begun()
    grave = [move for move in GAME.moves(state, ADA) if GAME.grave(move, GAME.board(state))]
    assert grave == [Absent(for_good=True)]


def test_swaps_are_offered_only_before_the_first_round() -> None:
    state = after_moves(after_moves(begun(), ADA, Ready()), BOB, Ready())
    assert state.round == 2
    assert [drawer.label for drawer in drawers(menu(state, ADA))] == [str(number) for number in range(1, 7)]


def asking(change: Any) -> State:
    """Return a race in which Ada's first rider to move asks a question."""
    state = begun()
    for number in range(1, 7):
        state = after_moves(state, ADA, replace(change, rider=number))
    for n in range(1, 60):
        seat = min(rules.to_act(state))
        if state.phase is Phase.ASK:
            return state
        state = rules.apply(state, seat, Ready(), Chance(b"asking", n)).state
    raise AssertionError("nobody asks")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "change",
    [SetSpeed(0, Speed.ASK), SetAttack(0, Attack.ASK), SetWhere(0, Where.ASK)],
)
def test_a_question_has_a_button_with_its_meaning_for_each_answer(change: Any, language: str) -> None:
    state, say = asking(change), Say(language, "tour", NAMES)
    question = GAME.hand(state, ADA).question
    assert question is not None
    options = list(choices(menu(state, ADA, say)))
    assert len(options) == len(question.answers)
    assert [option.main for option in options].index(True) == question.default
    text = question_text(GAME.board(state), question, say)
    assert all(f"`{number}` {option.label}" in text for number, option in enumerate(options, 1))
    assert text in UI.secrets(GAME.hand(state, ADA), say)
    assert str(question.rider) in UI.headline(GAME.board(state), say)


def test_a_question_about_the_speed_shows_the_odds() -> None:
    state = asking(SetSpeed(0, Speed.ASK))
    labels = [plain(choice.label) for choice in choices(menu(state, ADA))]
    assert any("White die 1–3, brakes the next two" in label for label in labels)
    assert any("Red die 4–7" in label and "a fall in 2 of 6" in label for label in labels)


def test_the_description_has_every_rider_with_place_and_lane() -> None:
    board = GAME.board(begun(4, Options(race=Race.PLAIN)))
    text = plain(UI.describe(board, EN))
    for rider in board.riders:
        assert rider.field is not None
        assert f"{rider.number} ({NAMES[rider.team]}) " in text
        assert f"·{rider.field.lane + 1}" in text
    assert "Château Hangover" in text
    assert "Col de la Molehill, 4 uphill, wind from the right" in text
    assert "73 to go" in text


def test_public_texts_do_not_depend_on_orders() -> None:
    plainly = begun()
    ordered = after_moves(plainly, ADA, SetRole(1, Role.ATTACK), SetSpeed(2, Speed.ASK))
    for say in (Say(language, "tour", NAMES) for language in LANGUAGES):
        for tell in (UI.headline, UI.describe):
            assert tell(GAME.board(plainly), say) == tell(GAME.board(ordered), say)
        assert UI.secrets(GAME.hand(plainly, ADA), say) != UI.secrets(GAME.hand(ordered, ADA), say)
        assert UI.secrets(GAME.hand(plainly, BOB), say) == UI.secrets(GAME.hand(ordered, BOB), say)


def test_a_team_reads_a_line_for_each_rider() -> None:
    state = after_moves(begun(), ADA, SetRole(2, Role.SPRINT), SetMost(2, 3))
    lines = plain(UI.secrets(GAME.hand(state, ADA), EN)).splitlines()
    assert lines[0] == "📋 **Your orders** (nobody else sees them):"
    assert [line.split()[0] for line in lines[1:7]] == [f"**{number}**" for number in range(1, 7)]
    assert "🚀 Sprinter" in lines[2]
    assert "3 fields at most" in lines[2]
    assert "takes 4 and more, else rolls yellow" in lines[1] or "rolls yellow" in lines[1]


def ride_race(race: Race) -> tuple[list[Any], State]:
    """Ride a whole race with all teams ready; return the facts of each step, and the end."""
    state, steps = begun(2, Options(race=race)), list[Any]()
    for n in range(500):
        if state.phase is Phase.OVER:
            break
        step = rules.apply(state, min(rules.to_act(state)), Ready(Until.END), Chance(b"over", n))
        steps.append(([item.fact for item in step.news if isinstance(item, Public)], step.state))
        state = step.state
    return steps, state


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_stage_ends_with_a_chapter_and_the_last_with_the_race(language: str) -> None:
    say = Say(language, "tour", NAMES)
    steps, _ = ride_race(Race.THREE)
    assert UI.chapter is not None
    chapters = [chapter for facts, state in steps if (chapter := UI.chapter.text(GAME.board(state), facts, say))]
    assert len(chapters) == 3
    for name, chapter in zip(("plain", "hills", "mountain"), chapters, strict=True):
        assert chapter.startswith(f"## 🏁 {say(f'stage-{name}')}")
        assert all(sign in chapter for sign in "🏆🥈🟡🟢")
        assert len(chapter.splitlines()) <= 5
    assert "▶️" in chapters[0]
    assert "▶️" not in chapters[2]
    assert len(max(chapters, key=len)) < 2000


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stage_has_the_same_name_in_texts_and_in_its_file(name: str, language: str) -> None:
    say = Say(language, "tour")
    assert plain(say(f"stage-{name}")) == in_language(sheet(name).name, language)
    assert plain(say(f"stage-{name}")) in plain(say(f"option-race-{name}"))


def test_seconds_are_shown_as_on_a_clock() -> None:
    assert [clock(seconds) for seconds in (0, 9, 65, 600, 3725)] == ["0:00", "0:09", "1:05", "10:00", "1:02:05"]


def test_values_complete_to_words() -> None:
    board = GAME.board(begun())
    assert UI.label("rider", 7, board, EN) == "7 (Boris)"
    assert UI.label("whom", 0, board, EN) == "as the role has it"
    assert UI.label("whom", 99, board, EN) == "as the role has it"
    assert UI.label("role", Role.WORK, board, EN) == "Domestique"
    assert UI.label("catch", SetCatch(1, catch=True).catch, board, EN) == "catches attacks"
    assert UI.label("for_good", Absent().for_good, board, EN) == "no"
    assert [plain(str(UI.label("most", limit, board, EN))) for limit in FIELD_LIMITS[:2]] == [
        "1 field at most",
        "2 fields at most",
    ]
    assert UI.label("answer", 1, board, EN) is None


def test_a_call_names_the_task() -> None:
    state = begun()
    assert plain(str(UI.call(GAME.board(state), ADA, EN))).startswith("📋 Orders for round 1, ")
    state = asking(SetSpeed(0, Speed.ASK))
    assert UI.call(GAME.board(state), ADA, EN) == "❓ One of your riders asks what to do."


def test_an_answer_without_a_question_is_named_by_its_number() -> None:
    state = asking(SetSpeed(0, Speed.ASK))
    hand = replace(GAME.hand(state, ADA), question=None)
    (row,) = UI.menu((Answer(0),), hand, EN)
    assert isinstance(row, Buttons)
    assert row.choices[0].label == "Answer 1"


def test_a_menu_has_only_drawers_lists_and_buttons() -> None:
    assert {type(row) for row in menu(begun(), ADA)} == {Drawer, Buttons}
    assert all(isinstance(row, Picker) for drawer in drawers(menu(begun(), ADA)) for row in drawer.rows)
    assert set(TEAMS) == rules.to_act(begun())


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_race_cut_short_is_described_at_its_last_standings(language: str) -> None:
    say = Say(language, "tour", NAMES)
    steps, _ = ride_race(Race.THREE)
    assert GAME.interruptions.cut_short is not None
    assert UI.chapter is not None
    first = GAME.board(GAME.interruptions.cut_short(begun()))
    assert UI.chapter.unfinished_text(first, say) == f"## {UI.headline(first, say)}"
    assert UI.secrets(GAME.hand(GAME.interruptions.cut_short(begun()), ADA), say) == say("secret-over")
    second = GAME.board(GAME.interruptions.cut_short(steps[1][1]))
    text = str(UI.chapter.unfinished_text(second, say))
    assert text.count(": 1. ") >= 2
    assert plain(say("board-legend")) in plain(UI.describe(second, say))


def test_the_best_team_of_equal_times_is_named_first() -> None:
    """The classification ranks as the final result does: of equal teams, the one with better-placed riders is first."""
    board = GAME.board(begun(2, Options(riders=Riders.THREE)))
    times = (60, 60, 60, 60, 60, 60)
    result = StageResult("first", 5, (4, 1, 5, 2, 6, 3), times, (0,) * 6, (0,) * 6, ())
    scores = tuple(Score(60, 0, 0, result.places.index(number) + 1) for number in range(1, 7))
    assert teams(replace(board, past=(result,), scores=scores)) == ((1, 180), (0, 180))


def test_the_winners_rounds_end_with_their_arrival() -> None:
    """Rounds in which later riders arrived do not count."""
    board = GAME.board(begun(2, Options(riders=Riders.THREE)))
    result = StageResult("first", 9, (1, 2, 3, 4, 5, 6), (245,) * 3 + (305,) * 3, (0,) * 6, (0,) * 6, ())
    assert UI.chapter is not None
    chapter = UI.chapter.text(replace(board, past=(result,)), (StageWon(ADA, 1, "first", 245),), EN)
    assert chapter is not None
    assert "after 5 rounds" in plain(chapter)
