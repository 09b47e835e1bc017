"""The order of news in a ping: a great moment first, even before what led to it."""

from __future__ import annotations

import pytest

from bot.game.contract import Seat
from bot.i18n.translation import Say
from bot.ui.messages import news
from cogs.case07.cards import CRIMES, PLACES, SUSPECTS
from cogs.case07.facts import CaseClosed, CaseSolved, ClosingAsked, InvestigationBegun, InvestigationOver

pytestmark = pytest.mark.unmeasured


def test_a_ping_puts_one_great_moment_first_and_the_rest_in_the_order_of_events() -> None:
    say, case = Say("en", "case07", ("ann", "bob")), (SUSPECTS[0], CRIMES[0], PLACES[0])
    facts = [
        ClosingAsked(Seat(1)),
        CaseSolved(Seat(0), *case, points=7),
        CaseClosed(Seat(1), *case, points=0),
        InvestigationOver(1),
        InvestigationBegun(Seat(1), 2),
    ]
    solved, *rest = [say.fact(fact) for fact in (facts[1], facts[0], *facts[2:])]
    assert news.event_lines(facts, say).splitlines() == [solved, *(f"• {line}" for line in rest)]


def test_the_end_of_a_chapter_comes_first_only_without_another_great_moment() -> None:
    say = Say("en", "case07", ("ann", "bob"))
    facts = [ClosingAsked(Seat(1)), InvestigationOver(1)]
    assert news.event_lines(facts, say).splitlines() == [say.fact(facts[1]), f"• {say.fact(facts[0])}"]
    assert news.event_lines(facts[:1], say) == f"• {say.fact(facts[0])}"
