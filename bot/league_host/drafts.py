"""The settings of a league while its organiser sets it up: defaults, and the change of one setting. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from bot.game.contract import Refused
from bot.leagues.model import DAY_S, Contest, LeagueSettings
from bot.table.model import Pace

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.game.contract import AnyGame

MAX_GAMES = 5
MAX_CHOSEN_ROUNDS = 25
"""The rounds that a list can offer."""
DEFAULT_ROUNDS, DEFAULT_SIZE = 3, 4
MAX_PLAYERS = 64
"""The most players of a league; more go to the waiting list."""
MAX_SEATS = 8
PLAYER_COUNTS = (2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64)
"""The numbers of players that a list offers for the start."""

_FORFEIT_S = {Pace.LIVE: DAY_S / 4, Pace.DAILY: 3 * DAY_S, Pace.RELAXED: 7 * DAY_S, Pace.UNHURRIED: 10 * DAY_S}
"""Seconds of silence after which a player is replaced or forfeits."""
_ROUND_S = {Pace.LIVE: 3 * DAY_S, Pace.DAILY: 45 * DAY_S, Pace.RELAXED: 120 * DAY_S, Pace.UNHURRIED: 240 * DAY_S}
"""Seconds after which an unfinished match is called off."""


def new_settings(games: Sequence[AnyGame], pace: Pace) -> LeagueSettings:
    """Return the settings with which a league of these games is set up first. Raise `Refused` as `with_games` does."""
    draft = LeagueSettings(contests=(), rounds=DEFAULT_ROUNDS, table_size=DEFAULT_SIZE, max_entrants=MAX_PLAYERS)
    settings = with_games(with_pace(draft, pace), games)
    return starting_when_full(settings, 2 * settings.table_size)


def with_games(settings: LeagueSettings, games: Sequence[AnyGame]) -> LeagueSettings:
    """Return the settings with these games, each once; a game that was chosen before keeps its options.

    Raise `Refused` without a game, or if the games have no size of a table in common.
    """
    before = {contest.game: contest for contest in settings.contests}
    chosen = {game.name: game for game in games[:MAX_GAMES]}
    if not chosen:
        raise Refused("league-one-game")
    contests = tuple(before.get(name) or contest_of(game, _opening(game)) for name, game in chosen.items())
    return _with_fitting_size(replace(settings, contests=contests))


def _opening(game: AnyGame) -> Any:
    return game.option_rules.opening or game.options()


def contest_of(game: AnyGame, options: Any) -> Contest:
    """Return the contest of a game with these options."""
    traits = game.results
    fitting = traits.match_options(options)
    return Contest(
        game=game.name,
        options=msgspec.json.encode(fitting).decode(),
        roles=traits.match_roles,
        min_seats=max(2, game.players[0]),
        max_seats=min(MAX_SEATS, game.most_seats(fitting)),
    )


def with_options(settings: LeagueSettings, game: AnyGame, options: Any) -> LeagueSettings:
    """Return the settings with other options of one of the games. Raise `Refused` if no size of a table is left."""
    new = contest_of(game, options)
    contests = tuple(new if contest.game == game.name else contest for contest in settings.contests)
    return _with_fitting_size(replace(settings, contests=contests))


def sizes(settings: LeagueSettings) -> range:
    """Return the sizes of tables that all games allow."""
    contests = settings.contests
    return range(max(contest.min_seats for contest in contests), min(contest.max_seats for contest in contests) + 1)


def _with_fitting_size(settings: LeagueSettings) -> LeagueSettings:
    allowed = sizes(settings)
    if not allowed:
        raise Refused("league-sizes-differ")
    return replace(settings, table_size=min(max(settings.table_size, allowed[0]), allowed[-1]))


def with_pace(settings: LeagueSettings, pace: Pace) -> LeagueSettings:
    """Return the settings with the time for a turn, and the deadlines that follow from it."""
    return replace(settings, pace=pace, forfeit_after=_FORFEIT_S[pace], round_limit=_ROUND_S[pace])


def with_rounds(settings: LeagueSettings, rounds: int) -> LeagueSettings:
    """Return the settings with a number of rounds; raise `Refused` for an impossible one."""
    if not 1 <= rounds <= MAX_CHOSEN_ROUNDS:
        raise Refused("league-bad-rounds", most=MAX_CHOSEN_ROUNDS)
    return replace(settings, rounds=rounds)


def with_size(settings: LeagueSettings, size: int) -> LeagueSettings:
    """Return the settings with a size of tables; raise `Refused` for one that a game does not allow."""
    allowed = sizes(settings)
    if size not in allowed:
        raise Refused("league-bad-size", least=allowed[0], most=allowed[-1])
    return replace(settings, table_size=size)


def starting_when_full(settings: LeagueSettings, players: int) -> LeagueSettings:
    """Return the settings of a league that starts when so many have joined; raise `Refused` for too few or too many."""
    least = sizes(settings)[0]
    if not least <= players <= MAX_PLAYERS:
        raise Refused("league-bad-entrants", least=least, most=MAX_PLAYERS)
    return replace(settings, max_entrants=players, start_when_full=True, starts_at=None)


def starting_by_hand(settings: LeagueSettings) -> LeagueSettings:
    """Return the settings of a league that its organiser starts."""
    return replace(settings, max_entrants=MAX_PLAYERS, start_when_full=False, starts_at=None)


def starting_at(settings: LeagueSettings, moment: float) -> LeagueSettings:
    """Return the settings of a league that starts at a time (Unix seconds)."""
    return replace(settings, max_entrants=MAX_PLAYERS, start_when_full=False, starts_at=moment)


def stored_options(settings: LeagueSettings, games: Mapping[str, AnyGame], game: str) -> Any:
    """Return the options of one of the games; raise `Refused` if the league does not play it."""
    contest = next((contest for contest in settings.contests if contest.game == game), None)
    if contest is None or game not in games:
        raise Refused("no-such-game")
    try:
        return msgspec.json.decode(contest.options, type=games[game].options)
    except (msgspec.ValidationError, msgspec.DecodeError):
        raise Refused("unknown-option") from None
