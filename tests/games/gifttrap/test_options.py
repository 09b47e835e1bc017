"""The lengths of tracks, the numbers of rounds, and the options that depend on the pace."""

from __future__ import annotations

import pytest

from bot.game.chance import Chance
from bot.game.contract import Refused
from cogs.gifttrap import GAME
from cogs.gifttrap.options import (
    LONG_TURN_S,
    OPENING,
    Options,
    QuickUnwrap,
    Rounds,
    Track,
    max_rounds,
    resolved_options,
)
from cogs.gifttrap.options import track_length as length


def test_tracks_have_the_steps_of_the_rules() -> None:
    """“20, 22, 26, 28, 30 and 32 steps for three to eight players” [D1]."""
    assert [length(Options(), players) for players in range(3, 9)] == [20, 22, 26, 28, 30, 32]
    assert [length(Options(expert=True), players) for players in range(3, 9)] == [25, 28, 32, 35, 38, 40]
    assert [length(Options(track=Track.SHORT), players) for players in range(3, 9)] == [12, 13, 16, 17, 18, 19]
    assert [length(Options(track=Track.LONG), players) for players in range(3, 9)] == [28, 31, 36, 39, 42, 45]


@pytest.mark.parametrize(
    ("options", "rounds"),
    [
        (Options(), 8),
        (Options(rounds=Rounds.FOUR), 4),
        (Options(rounds=Rounds.TWELVE), 12),
        (Options(rounds=Rounds.ENDLESS), 20),
        (Options(track=Track.LONG), 12),
        (Options(track=Track.LONG, rounds=Rounds.SIX), 6),
        (Options(track=Track.LONG, rounds=Rounds.ENDLESS), 20),
    ],
)
def test_a_table_ends_after_its_rounds(options: Options, rounds: int) -> None:
    """“on the long track 8 means 12” [D2]."""
    assert max_rounds(options) == rounds


@pytest.mark.parametrize(
    ("options", "seconds", "unwrap"),
    [
        (OPENING, None, QuickUnwrap.YES),
        (OPENING, LONG_TURN_S, QuickUnwrap.YES),
        (OPENING, LONG_TURN_S - 1, QuickUnwrap.NO),
        (Options(gifttrap_card=True, quick_unwrap=QuickUnwrap.BY_PACE), None, QuickUnwrap.NO),
        (Options(), None, QuickUnwrap.NO),
        (Options(quick_unwrap=QuickUnwrap.YES), 60, QuickUnwrap.YES),
    ],
)
def test_options_left_to_the_pace_are_settled(options: Options, seconds: float | None, unwrap: QuickUnwrap) -> None:
    """“so where a turn has a day or more, unless GiftTRAP is played” [D8]."""
    assert resolved_options(options, seconds).quick_unwrap is unwrap


def test_gifttrap_needs_unwrapping_by_hand() -> None:
    with pytest.raises(Refused, match="refused-trap-needs-hands"):
        GAME.start(3, Options(gifttrap_card=True, quick_unwrap=QuickUnwrap.YES), Chance(b"", 0))
