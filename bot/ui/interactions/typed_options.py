"""`/table options`: the options of a table, several in one change, or its options panel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.game.contract import Refused, Strength
from bot.table import lobby
from bot.table.decisions import combined
from bot.table.model import Pace
from bot.ui.interactions import typed_choices
from bot.ui.interactions.command_tree import word
from bot.ui.interactions.lobby_handlers import rating_switch, show_options
from bot.ui.messages import cards, options_panel
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bot.table.decisions import Decision, DecisionContext
    from bot.table.model import Table
    from bot.ui.interactions.request import Request

NOBODY = "none"
"""The choice in place of a strength that removes the last computer player."""
COMPUTERS = [*typed_choices.STRENGTHS, app_commands.Choice(name=word("remove-computer"), value=NOBODY)]


@dataclass(frozen=True, kw_only=True)
class TypedOptions:
    """The options of `/table options`; None for one that was not typed."""

    option: str | None = None
    value: str | None = None
    """The value of the game's `option`."""
    computer: str | None = None
    """A strength, or `NOBODY`."""
    pace: str | None = None
    language: str | None = None
    banter: bool | None = None

    @property
    def for_lobby(self) -> bool:
        """Whether the command is about a lobby: language and banter alone can be changed later too."""
        settled_at_start = (self.option, self.computer, self.pace)
        return any(settled_at_start) or (self.language is None and self.banter is None)


async def set_options(request: Request, table: Table, typed: TypedOptions) -> None:
    """Set everything that was typed, or nothing; answer with a line on language and banter, and the options panel.

    Raise `Refused` for an option without a value or a value without an option.
    """
    if (typed.option is None) != (typed.value is None):
        raise Refused("option-needs-value")
    decides = list(_decides(request, table, typed))
    if decides:
        table = request.about(await request.change(table, lambda context: combined(context, decides)))
    if lines := list(_answers(request, table, typed)):
        await request.answer(notice("\n".join(lines)))
    if typed.for_lobby:
        await show_options(request, table)


def _decides(request: Request, table: Table, typed: TypedOptions) -> Iterator[Callable[[DecisionContext], Decision]]:
    user, option, value, computer, pace = request.user, typed.option, typed.value, typed.computer, typed.pace
    language, banter = typed.language, typed.banter
    if option == options_panel.RATED and value is not None:
        yield rating_switch(request, table, value)
    elif option is not None and value is not None:

        def choose(options: Any) -> Any:
            return options_panel.with_option(options, option, value)

        yield lambda context: lobby.options_set(context, user, choose)
    if computer == NOBODY:
        yield lambda context: lobby.computer_removed(context, user)
    elif computer is not None:
        yield lambda context: lobby.computer_added(context, user, Strength(computer))
    if pace is not None:
        yield lambda context: lobby.pace_set(context, user, Pace(pace))
    if language is not None:
        yield lambda context: lobby.language_set(context, user, language)
    if banter is not None:
        yield lambda context: lobby.banter_set(context, user, on=banter)


def _answers(request: Request, table: Table, typed: TypedOptions) -> Iterator[str]:
    name = cards.name(table, request.say)
    if typed.language is not None:
        yield request.say("done-language", language=typed.language, table=name)
    if typed.banter is not None:
        yield request.say("done-banter-on" if typed.banter else "done-banter-off", table=name)
