"""The course of a game: how a round begins, is dealt and ends, and how the game ends.

Its facts never reveal a closed sheet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Public, Seat, Step
from cogs.gifttrap.board import Phase, Round, Sheet
from cogs.gifttrap.facts import (
    Gifted,
    GiftsDealt,
    GiftsDrawn,
    GoneForGood,
    NobodyPlays,
    RoundBegun,
    RoundEmpty,
    RoundEnded,
    RoundLevel,
    RoundsOver,
    TooFew,
)
from cogs.gifttrap.gains import gains
from cogs.gifttrap.gifts import deck_of
from cogs.gifttrap.options import max_rounds
from cogs.gifttrap.rules.decks import DECKS, preview_of, put_back, shuffled_decks, without_preview
from cogs.gifttrap.rules.personas import draw_personas
from cogs.gifttrap.rules.scoring import deciders, gifted_seats
from cogs.gifttrap.rules.sheets import without_friend
from cogs.gifttrap.state import (
    MAX_LOOKS,
    MAX_PREVIEW_CHANGES,
    SHEET_CHANGES_PER_GAME,
    SHEET_CHANGES_PER_ROUND,
    Friend,
    Preview,
    State,
    empty_sheet,
    remaining_seats,
    with_friend,
)

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Fact
    from cogs.gifttrap.board import Persona, Tokens
    from cogs.gifttrap.options import Options

MIN_PLAYERS = 3
"""Minimum number of players; with fewer who have not resigned the game ends [D9]."""
MAX_IDLE_ROUNDS = 3
"""Number of consecutive rounds without a ready player after which the game ends [D14]."""


def start_game(players: int, options: Options, chance: Chance) -> Step[State]:
    """Set up a game and begin its first round: “the first dealer is drawn by lot” [S4]."""
    personas, decks = draw_personas(options.computers, chance), shuffled_decks(options, chance)
    blank = Friend(Sheet(()), trap=options.gifttrap_card, spare=SHEET_CHANGES_PER_GAME)
    return _begin_round(
        State(
            options=options,
            round=0,
            dealer=Seat(chance.below(players)),
            phase=Phase.DEAL,
            decks=decks,
            fresh=tuple(map(len, decks)),
            friends=tuple(_with_persona(blank, personas.get(Seat(index))) for index in range(players)),
        )
    )


def _with_persona(friend: Friend, persona_and_whim: tuple[Persona, int] | None) -> Friend:
    if persona_and_whim is None:
        return friend
    persona, whim = persona_and_whim
    return replace(friend, persona=persona, whim=whim)


def _begin_round(state: State) -> Step[State]:
    """Begin the next round; the state already has its dealer."""
    state = replace(
        state,
        round=state.round + 1,
        phase=Phase.DEAL,
        friends=tuple(_player_for_round(state, Seat(index), friend) for index, friend in enumerate(state.friends)),
        preview=None,
        changes=MAX_PREVIEW_CHANGES,
        looks=MAX_LOOKS,
        gifts=(),
        turn=None,
        openings=(),
        shown=(),
        trapped=(),
        voided=(),
        starts=tuple((friend.give, friend.get) for friend in state.friends),
    )
    return Step(state, (Public(RoundBegun(state.dealer, state.round)),))


def _player_for_round(state: State, seat: Seat, friend: Friend) -> Friend:
    """Return a player with an empty sheet; a resigned player sits out."""
    return replace(
        friend,
        sheet=empty_sheet(state, seat),
        ready=False,
        sitting_out=friend.gone,
        spare=friend.spare + SHEET_CHANGES_PER_ROUND,
    )


def deal(state: State, preview: Preview) -> Step[State]:
    """Deal the previewed gifts."""
    return Step(_state_after_deal(state, preview), (Public(GiftsDealt(state.dealer, preview.deck)),))


def deal_by_chance(state: State, chance: Chance) -> Step[State]:
    """Deal for an absent dealer: “the deck is drawn by lot” [D4]."""
    deck = chance.pick(DECKS)
    return Step(_state_after_deal(state, preview_of(state, deck)), (Public(GiftsDrawn(state.dealer, deck)),))


def _state_after_deal(state: State, preview: Preview) -> State:
    state = without_preview(state, preview)
    return replace(state, phase=Phase.CHOOSE, gifts=preview.gifts, preview=None)


def resign(state: State, seat: Seat) -> Step[State]:
    """Let a resigned seat sit out from now on.

    Before unwrapping, gifts for the seat and cards on its gifts are removed from all sheets.
    """
    state = with_friend(state, seat, replace(state.friends[seat], gone=True, trap=False))
    friends = tuple(replace(friend, sheet=without_friend(friend.sheet, seat)) for friend in state.friends)
    before_unwrapping = state.phase is not Phase.UNWRAP
    return Step(replace(state, friends=friends) if before_unwrapping else state, (Public(GoneForGood(seat)),))


def end_if_too_few(state: State) -> Step[State] | None:
    """End the game if fewer than three players are left before the deal; return None if it continues."""
    remaining = len(remaining_seats(state))
    return _end_game(state, TooFew(remaining)) if remaining < MIN_PLAYERS else None


def end_round(state: State) -> Step[State]:
    """End a round; then begin the next one or end the game."""
    fact = _round_fact(state)
    idle = 0 if state.shown else state.idle + 1
    state = replace(put_back(state), past=(*state.past, _round_record(state)), idle=idle)
    step = _end_game(state, *end_facts) if (end_facts := _end_facts(state)) else _begin_round(_with_next_dealer(state))
    return Step(step.state, (Public(fact), *step.news))


def _round_fact(state: State) -> Fact:
    """Return the best and the worst giver by the steps of their GIVE; “where all gave alike nobody is named” [D16].

    A giver who has resigned while gifts were unwrapped is not named; if all have, the round counts as level.
    """
    if not state.openings:
        return RoundEmpty(state.round)
    givers = {opening.giver for opening in state.openings if not state.friends[opening.giver].gone}
    if not givers:
        return RoundLevel(state.round, 0)
    steps = {seat: give for seat, (give, _) in enumerate(gains(state)) if seat in givers}
    order = sorted(givers, key=lambda seat: (seat - state.dealer) % len(state.friends))
    best, worst = max(order, key=steps.__getitem__), min(order, key=steps.__getitem__)
    if steps[best] == steps[worst]:
        return RoundLevel(state.round, steps[best])
    return RoundEnded(state.round, best, steps[best], worst, steps[worst])


def _round_record(state: State) -> Round:
    """Return the public record of the round."""
    return Round(
        number=state.round,
        dealer=state.dealer,
        deck=deck_of(state.gifts[0]),
        gifts=state.gifts,
        tokens=shown_tokens(state),
        openings=state.openings,
        starts=state.starts,
        trapped=state.trapped,
        voided=state.voided,
    )


def shown_tokens(state: State) -> tuple[Tokens | None, ...]:
    """Return by seat the tokens that are turned up; None: not turned up."""
    return tuple(friend.sheet.wishes if index in state.shown else None for index, friend in enumerate(state.friends))


def _end_facts(state: State) -> tuple[Fact, ...]:
    """Return the reasons why the game ends with this round; empty if it continues."""
    winners, remaining = gifted_seats(state), len(remaining_seats(state))
    if winners:
        return tuple(map(Gifted, winners))
    if remaining < MIN_PLAYERS:
        return (TooFew(remaining),)
    if state.idle == MAX_IDLE_ROUNDS:
        return (NobodyPlays(MAX_IDLE_ROUNDS),)
    return (RoundsOver(state.round),) if state.round >= max_rounds(state.options) else ()


def _end_game(state: State, *reasons: Fact) -> Step[State]:
    state = replace(state, phase=Phase.OVER, turn=None, preview=None)
    return Step(state, tuple(map(Public, (*reasons, *deciders(state)))))


def _with_next_dealer(state: State) -> State:
    """Return the state with “the next to the left who has not gone” [R1] as the dealer."""
    count = len(state.friends)
    order = (Seat((state.dealer + step) % count) for step in range(1, count))
    return replace(state, dealer=next(seat for seat in order if not state.friends[seat].gone))
