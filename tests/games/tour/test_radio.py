"""The radio: the words of 40 situations in four languages, and how it retells facts to a reader."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.contract import Seat
from bot.i18n.translation import LANGUAGES, Say
from bot.ui.game_ui import NewsLine
from bot.ui.messages import news
from cogs.tour.board import Arrival, StageResult
from cogs.tour.cog.radio import radio
from cogs.tour.road import PrimeKind
from cogs.tour.story_facts import FirstIn, GroupTorn, PrimeTaken, RiderRound, RoundRidden, Torn, Why
from cogs.tour.views import board
from tests.games.tour.radio_situations import SITUATIONS, Situation
from tests.wording import plain

if TYPE_CHECKING:
    from collections.abc import Iterator

CORPUS = Path(__file__).with_name("radio.txt")
"""The words of every situation: the lines of everybody, then those of the reader's own riders, in each language."""
NAMES = ("Anna", "Boris", "Ada", "Cyril", "Dana", "Emil")


def words(situation: Situation, language: str, seat: Seat | None) -> list[str]:
    """Return the lines that a seat reads."""
    facts, state = situation.facts()
    say = Say(language, "tour", NAMES)
    return [
        line.text if isinstance(line, NewsLine) else say.fact(line) for line in radio(facts, board(state), seat, say)
    ]


def corpus() -> Iterator[str]:
    """Yield the lines of the corpus."""
    for number, situation in enumerate(SITUATIONS, 1):
        yield f"{number}. {situation.name}"
        for language in LANGUAGES:
            own = [line for line in words(situation, language, situation.seat) if line.startswith(("🔼", "🔽", "▶️"))]
            yield from (f"  {language} | {plain(line)}" for line in words(situation, language, None))
            yield from (f"  {language} > {plain(line)}" for line in own)
        yield ""


def test_the_corpus_has_forty_situations_and_these_words() -> None:
    assert len(SITUATIONS) >= 40
    assert "\n".join(corpus()) == CORPUS.read_text()


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.name)
def test_every_round_ends_with_its_standing_and_a_reader_has_own_lines_first(situation: Situation) -> None:
    lines = words(situation, "en", None)
    assert lines[-1].startswith(("🚴 Round", "🏁 Round"))
    assert not any("**" in line for line in lines)
    own = words(situation, "en", situation.seat)
    assert own[0].startswith(("🔼 **", "🔽 **", "▶️ **"))
    told = [line.replace("**", "") for line in own[-len(lines) :]]
    assert list(map(plain, told)) == list(map(plain, lines))


def test_quiet_rounds_take_one_line() -> None:
    (line,) = words(SITUATIONS[1], "en", None)
    assert plain(line) == "🚴 Rounds 1–4, 86 to go: all together."


def test_own_lines_are_never_cut_from_a_letter() -> None:
    situation = SITUATIONS[-1]
    facts, state = situation.facts()
    say = Say("en", "tour", NAMES)
    lines = radio([*facts, *facts], board(state), situation.seat, say)
    text = news.news_lines(lines, say).splitlines()
    assert all(line.startswith(("• 🔽", "• 🔼", "• ▶️")) for line in text[:3])
    assert all(line.startswith("-# • ") for line in text[3:])
    assert len(text) == 3 + news.MAX_LINES


def test_a_prime_that_is_told_alone_has_the_points_of_all() -> None:
    situation = SITUATIONS[0]
    _, state = situation.facts()
    prime = PrimeTaken(Seat(0), 1, PrimeKind.SPRINT, 1, 5, 2, (2, 3), (3, 2))
    (line,) = radio([prime], board(state), None, Say("en", "tour", NAMES))
    assert isinstance(line, NewsLine)
    assert line.text.count("(+") == 2


def test_a_sprint_is_told_with_the_seconds_on_the_strip_until_another_stage_has_ended() -> None:
    _, state = SITUATIONS[0].facts()
    arrivals = (Arrival(2, 9, 4, 480), Arrival(1, 9, 1, 480), Arrival(3, 10, 0, 480))
    finish, say = FirstIn(Seat(0), 1, 4, 1, (2,)), Say("en", "tour", NAMES)
    riding, other = replace(state, arrivals=arrivals), replace(state, arrivals=arrivals[1:])
    stage = StageResult("plain", 10, (1, 2, 3), (480,) * 3, (), (), (), arrivals=arrivals)
    for position, gap in ((riding, " (+3 s)"), (replace(state, past=(stage,)), " (+3 s)"), (other, "")):
        (line,) = radio([finish], board(position), None, say)
        assert isinstance(line, NewsLine)
        assert plain(line.text).endswith(f"Behind: 2{gap}.")


def test_equal_seconds_on_the_strip_are_not_told() -> None:
    _, state = SITUATIONS[0].facts()
    level = replace(state, arrivals=(Arrival(1, 9, 4, 480), Arrival(2, 9, 4, 480)))
    (line,) = radio([FirstIn(Seat(0), 1, 4, 1, (2,))], board(level), None, Say("en", "tour", NAMES))
    assert isinstance(line, NewsLine)
    assert line.text.endswith("Behind: 2.")


def test_a_round_in_which_nobody_else_comes_in_is_not_told() -> None:
    _, state = SITUATIONS[0].facts()
    rounds = [
        RoundRidden(number, 0, front, 0, (), 3, 2, home, quiet=True)
        for number, front, home in ((9, 4, 2), (10, 1, 2), (11, 1, 3))
    ]
    lines = radio(rounds, board(state), None, Say("en", "tour", NAMES))
    texts = [plain(line.text) for line in lines if isinstance(line, NewsLine) and not line.own]
    assert [text.partition(":")[0] for text in texts] == ["🏁 Round 9", "🏁 Round 11"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_at_the_finish_reads_more_than_that_a_rider_is_in(language: str) -> None:
    _, state = SITUATIONS[0].facts()
    texts = list[str]()
    for place in (1, 2):
        record = (RiderRound(1, Seat(0), 1, place, Why.HOME),)
        facts = [RoundRidden(7, 0, 1, 1, (2,), 0, 0, 1, record=record)]
        own, _ = radio(facts, board(state), Seat(0), Say(language, "tour", NAMES))
        assert isinstance(own, NewsLine)
        texts.append(own.text.partition(": ")[2])
    assert len(texts[0]) > len(texts[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_group_that_spreads_across_the_road_drops_nobody(language: str) -> None:
    say = Say(language, "tour", NAMES)
    level, halved = (say.fact(GroupTorn(6, 5, what, ())) for what in (Torn.LEVEL, Torn.HALVED))
    assert level.startswith("↔️")
    assert "6" in level
    assert "5" in level
    assert level != halved
