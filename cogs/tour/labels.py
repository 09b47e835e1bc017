"""The displayed names of riders, stages, roles and all other choices of an order card.

Pure functions of a board, a reader's language and the value; they read no orders.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.i18n.languages import in_language
from cogs.tour.moves import Attack, Card, Plan, Role, Speed, Until, Where
from cogs.tour.stages.catalogue import OWN, sheet, stage

if TYPE_CHECKING:
    from bot.i18n.translation import Say
    from cogs.tour.board import Board
    from cogs.tour.road import Stage
    from cogs.tour.stages.sheet import StageSheet

ROLES = {
    Role.SHELTER: "🛡️",
    Role.WORK: "💪",
    Role.HUNT: "👀",
    Role.ATTACK: "⚡",
    Role.SPRINT: "🚀",
    Role.CLIMB: "⛰️",
    Role.WAIT: "🤝",
}
PLANS = {Plan.CLASSIC: "⚖️", Plan.SPRINT: "🚀", Plan.ATTACK: "⚡", Plan.MOUNTAIN: "⛰️", Plan.SAVE: "🛡️"}
JERSEYS = {"yellow": "🟡", "green": "🟢", "polka": "🔴"}
_WORDS: dict[type, str] = {
    Plan: "plan",
    Role: "role",
    Speed: "speed",
    Attack: "attack",
    Card: "card",
    Where: "where",
    Until: "until",
}
"""The prefix of the text ids for each type of choice."""
_PLACES_WITH_MATE = frozenset((Where.BESIDE, Where.SHIELD))
_RIDERS = frozenset({"rider", "one", "other", "whom"})


def rider(board: Board, number: int, say: Say) -> str:
    """Return a rider's number, name and team."""
    return say("the-rider", rider=say.piece(number), seat=say.names[board.riders[number - 1].team])


def riders(board: Board, numbers: tuple[int, ...], say: Say) -> str:
    """Return the numbers, names and teams of several riders."""
    return ", ".join(rider(board, number, say) for number in numbers)


def choice(value: Any, say: Say) -> str:
    """Return the name of a choice of an order card or of readiness; None: the role decides."""
    return say("by-role") if value is None else say(f"{_WORDS[type(value)]}-{value.value}")


def yes_or_no(kind: str, value: bool | None, say: Say) -> str:  # noqa: FBT001 - it is the value of a choice
    """Return the name of a yes-or-no choice; None: the role decides."""
    return say("by-role") if value is None else say(f"{kind}-{str(value).lower()}")


def where(place: Where | None, mate: int, say: Say) -> str:
    """Return the name of a place on the road, with the rider that it refers to."""
    if mate and place is not None and place in _PLACES_WITH_MATE:
        return say("where-whom", where=place.value, rider=say.piece(mate))
    return choice(place, say)


def help_target(mate: int, say: Say, *, ahead: bool = False) -> str:
    """Return whom a rider helps: to whom they pass speed, or whom they lead out; 0: the role decides."""
    return say("help-whom", rider=say.piece(mate), ahead=str(ahead).lower()) if mate else say("by-role")


def most(value: int | None, say: Say) -> str:
    """Return the name of a limit of fields; None: the role decides."""
    return say("by-role") if value is None else say("most-of", count=value)


def stage_sheet(board: Board, name: str) -> StageSheet:
    """Return the stage file of one of this table's stages."""
    return sheet(name, board.options.own_stage)


def stage_name(board: Board, name: str, say: Say) -> str:
    """Return a stage's name in the reader's language."""
    return in_language(stage_sheet(board, name).name, say.language) if name == OWN else say(f"stage-{name}")


def road(board: Board) -> Stage:
    """Return the current stage."""
    return stage(board.name, board.options.own_stage)


def value_label(field: str, value: Any, board: Board, say: Say) -> str | None:
    """Return the name of a value that can be typed for a field, or None if the host's own text is to be used."""
    if field in _RIDERS and isinstance(value, int):
        return rider(board, value, say) if 0 < value <= len(board.riders) else say("by-role")
    if field == "most":
        return most(value, say)
    if isinstance(value, bool):
        return yes_or_no("catch" if field == "catch" else "yes", value, say)
    return choice(value, say) if type(value) in _WORDS else None
