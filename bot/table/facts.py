"""Facts of the host: events of a table in any game. A fact's text is the message of its name in `bot/texts`.

Facts are stored with their class and field names.
"""

from __future__ import annotations

from typing import ClassVar, Generic

from bot.game.contract import Fact, M, Seat, Strength, facts_in

NOBODY = 0
"""The user id of a deleted user in a seat or as the host; Discord assigns no such id."""
FORGOTTEN = "N. N."
"""The name of a deleted user in all languages (nomen nescio, understood in all four)."""


class HostFact(Fact, frozen=True):
    """A fact of the host. Unlike the facts of a game, which refer to seats, it may hold players' names.

    `bot.table.forgetting` removes a deleted user's name from the fields that are declared here.
    """

    name_fields: ClassVar[tuple[str, ...]] = ()
    """The fields that hold a player's name."""
    own_name_field: ClassVar[str | None] = None
    """The one of `name_fields` that holds the name of the user who made the change; None: there is none."""
    own_words_field: ClassVar[str | None] = None
    """The field that holds words which the user who made the change typed; None: there is none."""


class Opened(HostFact, frozen=True):
    """The host opened a table and took its first seat."""

    name_fields = ("host",)
    own_name_field = "host"
    host: str


class Joined(HostFact, frozen=True):
    """A user joined the lobby."""

    name_fields = ("name",)
    own_name_field = "name"
    name: str


class Left(HostFact, frozen=True):
    """A player left the lobby; `server`: because they left the server or deleted their data."""

    name_fields = ("name",)
    own_name_field = "name"
    name: str
    server: bool = False


class Declined(HostFact, frozen=True):
    """Whisper to the host: an invited user declined."""

    name_fields = ("name",)
    own_name_field = "name"
    name: str


class HostChanged(HostFact, frozen=True):
    """The host left and `name` is the host now."""

    name_fields = ("name",)
    name: str


class ComputerJoined(HostFact, frozen=True):
    """The host added a computer player."""

    name: str
    strength: Strength


class ComputerLeft(HostFact, frozen=True):
    """The host removed a computer player."""

    name: str


class OptionsChanged(HostFact, frozen=True):
    """The host changed the options."""


class PaceChanged(HostFact, frozen=True):
    """The host changed the time for a turn; `pace` is the value of the `Pace`."""

    pace: str


class GameStarted(HostFact, frozen=True):
    """The game was dealt. `commitment` is the SHA-256 (hex) of the seed from which all randomness follows."""

    commitment: str


class Resigned(HostFact, frozen=True):
    """A player gave up. A computer player plays on for the seat, or the game's `absent` decides its turns."""

    seat: Seat


class Departed(HostFact, frozen=True):
    """A player left the game by deleting their data; holds no name. `ends`: that ended the game."""

    seat: Seat
    ends: bool


class SeatLeft(HostFact, frozen=True):
    """A player left a running game, and the seat is open; `ends`: that ended the game."""

    name_fields = ("name",)
    own_name_field = "name"
    name: str
    ends: bool


BY_VOTE, BY_GOING, BY_SILENCE = "vote", "gone", "silent"
"""Reasons for opening a seat: a vote, its player left the server, its player was silent for too long."""


class SeatOpened(HostFact, frozen=True):
    """A player's seat was opened without their request; `why` is `BY_VOTE`, `BY_GOING` or `BY_SILENCE`."""

    name_fields = ("name",)
    name: str
    why: str


class SeatTaken(HostFact, frozen=True):
    """A user took a seat of the running game; `before` is the name of its last player."""

    name_fields = ("name", "before")
    own_name_field = "name"
    name: str
    before: str


class SeatRetaken(HostFact, frozen=True):
    """A player took back the seat that they had left or given up."""

    name_fields = ("name",)
    own_name_field = "name"
    name: str


class SeatOffered(HostFact, frozen=True):
    """A player offered their seat; only the message that pings the recipient names the recipient."""

    name_fields = ("name",)
    own_name_field = "name"
    name: str


class SeatKept(HostFact, frozen=True):
    """A player withdrew the offer of their seat."""

    name_fields = ("name",)
    own_name_field = "name"
    name: str


class OfferDeclined(HostFact, frozen=True):
    """The recipient declined the seat that `name` had offered; the recipient is not named."""

    name_fields = ("name",)
    name: str


class VotedToReplace(HostFact, frozen=True):
    """`name` voted to open the seat of `of`, an absent player."""

    name_fields = ("name", "of")
    own_name_field = "name"
    name: str
    of: str
    votes: int
    needed: int


class VotedToEnd(HostFact, frozen=True):
    """A player voted to end the game without an outcome."""

    seat: Seat
    votes: int
    needed: int


class PauseProposed(HostFact, frozen=True):
    """A player voted to pause the table. `until` is in Unix seconds; 0: until a player resumes it."""

    minor: ClassVar[bool] = True  # the board shows the proposal while it is open
    seat: Seat
    until: int
    votes: int
    needed: int


class Paused(HostFact, frozen=True):
    """The table was paused by its players. `until` is as in `PauseProposed`."""

    minor: ClassVar[bool] = True  # the board begins with the pause while it lasts
    until: int


class Resumed(HostFact, frozen=True):
    """A player resumed the paused game."""

    seat: Seat


class ResumedByDate(HostFact, frozen=True):
    """The pause reached its end and the game continues."""


class Excused(HostFact, frozen=True):
    """A deadline was extended because its player is away `until` then (Unix seconds)."""

    seat: Seat
    until: int


class VacationLow(HostFact, frozen=True):
    """Whisper: the player has few hours of time off left."""

    hours: int


class VacationSpent(HostFact, frozen=True):
    """Whisper: the player's time off is used up after `until` (Unix seconds)."""

    until: int


class DeadlineNear(HostFact, frozen=True):
    """Whisper: the seat's deadline `due` (Unix seconds) is near."""

    seat: Seat
    due: int


class DeadlineMissed(HostFact, frozen=True):
    """A seat missed its deadline, so the program moved for it; `missed` counts the deadlines missed in a row."""

    seat: Seat
    missed: int


class TurnMissed(HostFact, frozen=True):
    """Whisper: the player has missed a deadline, the first in a row."""

    minor: ClassVar[bool] = True  # the public `DeadlineMissed` is in the news


class SeatLost(HostFact, frozen=True):
    """Whisper: the player's seat was opened (`why`: `BY_VOTE` or `BY_SILENCE`); `host`: the host's rights passed on."""

    minor: ClassVar[bool] = True  # the public `SeatOpened` is in the news
    why: str
    host: bool


class SealVoid(HostFact, Generic[M], frozen=True):
    """Whisper: the seat's premove is illegal in its turn, or the piece it was for was passed over."""

    move: M  # the game's move type: a stored move is decoded as one
    piece: str
    """The piece of the premove; empty if the seat has one piece only, or the move names the piece."""
    dropped: int
    """The number of later premoves of the series; they are dropped, too."""


class Remarked(HostFact, frozen=True):
    """A computer player's remark: the text `remark-<line>`."""

    seat: Seat
    line: str


class Said(HostFact, frozen=True):
    """A player said a line about a topic of the game (`bot.game.extensions.TalkTopic`)."""

    own_words_field = "words"

    seat: Seat
    topic: str
    words: str


class PieceNamed(HostFact, frozen=True):
    """A player typed a name for a piece of their seat."""

    own_words_field = "name"

    seat: Seat
    number: int
    name: str


class GameEnded(HostFact, frozen=True):
    """The game ended with an outcome. With the `seed` (hex) the deal and the dice can be verified."""

    seed: str


class EndedByVote(HostFact, frozen=True):
    """More than half of the remaining players voted to end the game. `seed` is as in `GameEnded`."""

    seed: str


class CancelledByHost(HostFact, frozen=True):
    """The host called the table off."""

    name_fields = ("name",)
    own_name_field = "name"
    name: str


class ClosedByLeague(HostFact, frozen=True):
    """The league of the table has ended its match without an outcome."""


class CancelledByModerator(HostFact, frozen=True):
    """A moderator of the server called the table off."""


class Deserted(HostFact, frozen=True):
    """The last player left the lobby, so the table was closed."""


class LobbyExpired(HostFact, frozen=True):
    """The game was not started in time, so the lobby was closed."""


class SeedShown(HostFact, frozen=True):
    """The seed (hex) of a game that was called off or closed, with which the deal can be verified."""

    seed: str


class Quarantined(HostFact, frozen=True):
    """The table could not be read after a restart and was quarantined; its stored data was not changed."""


class Mended(HostFact, frozen=True):
    """A quarantined table is readable again and continues with new deadlines."""


class ServerLeft(HostFact, frozen=True):
    """The server removed the bot and did not invite it back in time, so the table was closed."""


class Returned(HostFact, frozen=True):
    """The bot was invited back to the table's server, so the table continues with new deadlines."""


class Restored(HostFact, frozen=True):
    """The database was restored from a backup; all changes after `at` (Unix seconds) are lost."""

    at: str


class Illegible(HostFact, frozen=True):
    """Stands in for news that can no longer be read."""

    fleeting: ClassVar[bool] = True


ACCOUNT_WHISPERS = (VacationLow, VacationSpent, TurnMissed, SeatLost)
"""Whispers about a player, without any secret of their seat."""
PERSONAL_WHISPERS = (*ACCOUNT_WHISPERS, DeadlineNear, SealVoid)
"""Whispers to a player; a later player of the same seat never reads them."""
HOST_FACTS = tuple(fact for fact in facts_in(__name__) if issubclass(fact, HostFact) and fact is not HostFact)
"""All facts of the host."""
