"""What can happen to a table, whatever is played at it. Each is told by the message of its name in `bot/texts`."""

from __future__ import annotations

from typing import ClassVar, Generic

from bot.game.contract import Fact, M, Seat, Strength, facts_in

NOBODY = 0
"""The user id in the seat of somebody who was forgotten, and of a host who was; nobody on Discord has it."""
FORGOTTEN = "N. N."
"""The name of somebody who was forgotten, in every language: nomen nescio is understood in all four."""


class HostFact(Fact, frozen=True):
    """A fact of the host's own. Unlike a game's facts, which name seats, it may hold people's names.

    `bot.table.forgetting` removes a person's name from the fields that are declared here.
    """

    name_fields: ClassVar[tuple[str, ...]] = ()
    """The fields that hold the name of a person of the table."""
    own_name_field: ClassVar[str | None] = None
    """Which of them holds the name of the person that made the change, if a person made it; None: none does."""


class Opened(HostFact, frozen=True):
    """Somebody opened a table and sat down at it."""

    name_fields = ("host",)
    own_name_field = "host"
    host: str


class Joined(HostFact, frozen=True):
    """Somebody sat down."""

    name_fields = ("name",)
    own_name_field = "name"
    name: str


class Left(HostFact, frozen=True):
    """Somebody got up before the game started; `server`: they have left the server itself, or are no more."""

    name_fields = ("name",)
    own_name_field = "name"
    name: str
    server: bool = False


class Declined(HostFact, frozen=True):
    """Whispered to the host: somebody who was asked to sit down will not."""

    name_fields = ("name",)
    own_name_field = "name"
    name: str


class HostChanged(HostFact, frozen=True):
    """The host got up and somebody else is the host now."""

    name_fields = ("name",)
    name: str


class ComputerJoined(HostFact, frozen=True):
    """A computer player was given a seat."""

    name: str
    strength: Strength


class ComputerLeft(HostFact, frozen=True):
    """A computer player was sent away."""

    name: str


class OptionsChanged(HostFact, frozen=True):
    """The host chose other options."""


class PaceChanged(HostFact, frozen=True):
    """The host chose another time for a turn; `pace` is the `Pace`."""

    pace: str


class GameStarted(HostFact, frozen=True):
    """The game was dealt. `commitment` is the hex SHA-256 of the seed everything random follows from."""

    commitment: str


class Resigned(HostFact, frozen=True):
    """Somebody gave up; for the seat a computer plays on, or its game says what its turns come to."""

    seat: Seat


class Departed(HostFact, frozen=True):
    """Somebody who is forgotten has left the game: told by no name; `ends`: by that it is over."""

    seat: Seat
    ends: bool


class SeatLeft(HostFact, frozen=True):
    """Somebody left a running game, and their seat is open; `ends`: by that it is over."""

    name_fields = ("name",)
    own_name_field = "name"
    name: str
    ends: bool


BY_VOTE, BY_GOING, BY_SILENCE = "vote", "gone", "silent"
"""Why a seat was opened by others: by a vote, because its person left the server, or was silent for long."""


class SeatOpened(HostFact, frozen=True):
    """The seat of somebody who plays no more was opened; `why` is `BY_VOTE`, `BY_GOING` or `BY_SILENCE`."""

    name_fields = ("name",)
    name: str
    why: str


class SeatTaken(HostFact, frozen=True):
    """Somebody sat down in a seat of the running game; `before`: who sat there last."""

    name_fields = ("name", "before")
    own_name_field = "name"
    name: str
    before: str


class SeatRetaken(HostFact, frozen=True):
    """Somebody is back in the seat that they had left or given up."""

    name_fields = ("name",)
    own_name_field = "name"
    name: str


class SeatOffered(HostFact, frozen=True):
    """Somebody offers their seat to somebody else, whom the message that pings them names."""

    name_fields = ("name",)
    own_name_field = "name"
    name: str


class SeatKept(HostFact, frozen=True):
    """Somebody keeps the seat that they had offered."""

    name_fields = ("name",)
    own_name_field = "name"
    name: str


class OfferDeclined(HostFact, frozen=True):
    """Nobody takes over the seat that `name` has offered: who was asked said no."""

    name_fields = ("name",)
    name: str


class VotedToReplace(HostFact, frozen=True):
    """Somebody wants the seat of `of`, who does not play, to be open."""

    name_fields = ("name", "of")
    own_name_field = "name"
    name: str
    of: str
    votes: int
    needed: int


class VotedToEnd(HostFact, frozen=True):
    """Somebody wants to end the game without an outcome."""

    seat: Seat
    votes: int
    needed: int


class PauseProposed(HostFact, frozen=True):
    """Somebody wants to put the table on hold. `until` is in Unix seconds; 0: until somebody resumes it."""

    minor: ClassVar[bool] = True  # the board says it as long as it stands
    seat: Seat
    until: int
    votes: int
    needed: int


class Paused(HostFact, frozen=True):
    """The players have put the table on hold. `until` is as in `PauseProposed`."""

    minor: ClassVar[bool] = True  # the board begins with it as long as it is so
    until: int


class Resumed(HostFact, frozen=True):
    """Somebody takes up the game again that was on hold."""

    seat: Seat


class ResumedByDate(HostFact, frozen=True):
    """The game that was on hold goes on, as it was to."""


class Excused(HostFact, frozen=True):
    """Somebody is away and their time was up, so it is put off. `until` is in Unix seconds."""

    seat: Seat
    until: int


class VacationLow(HostFact, frozen=True):
    """Whispered to a seat whose person has few hours left of their days off."""

    hours: int


class VacationSpent(HostFact, frozen=True):
    """Whispered to a seat whose person has none left after `until`, in Unix seconds."""

    until: int


class DeadlineNear(HostFact, frozen=True):
    """Whispered to a seat that has a quarter of its time left. `due` is in Unix seconds."""

    seat: Seat
    due: int


class DeadlineMissed(HostFact, frozen=True):
    """A seat's time was up, so it was decided without it; `missed` counts the deadlines missed in a row."""

    seat: Seat
    missed: int


class SealVoid(HostFact, Generic[M], frozen=True):
    """Whispered to a seat whose turn has come, or has passed a piece of it over: what it had sealed cannot be made."""

    move: M  # of the game: it is stored and read again as one of its moves
    piece: str
    """With which of its pieces; nothing where it has no more than one, or where the move names it."""
    dropped: int
    """How many it had sealed after this one; none of them is made either."""


class Remarked(HostFact, frozen=True):
    """A computer player has a word for it: the text `remark-<line>`."""

    seat: Seat
    line: str


class GameEnded(HostFact, frozen=True):
    """The game has an outcome. `seed` (hex) lets anybody check the deal and the dice."""

    seed: str


class EndedByVote(HostFact, frozen=True):
    """More than half of the people still playing wanted to end it."""

    seed: str


class CancelledByHost(HostFact, frozen=True):
    """The host called the table off."""

    name_fields = ("name",)
    own_name_field = "name"
    name: str


class CancelledByModerator(HostFact, frozen=True):
    """A moderator of the server called the table off."""


class Deserted(HostFact, frozen=True):
    """The last person got up from the lobby, so the table was closed."""


class LobbyExpired(HostFact, frozen=True):
    """Nobody started the game in time, so the lobby closed itself."""


class SeedShown(HostFact, frozen=True):
    """The seed (hex) of a game that was called off, so that anybody can check what was dealt."""

    seed: str


class Quarantined(HostFact, frozen=True):
    """The table could not be read after a restart and is in quarantine; nothing of it was changed."""


class Mended(HostFact, frozen=True):
    """A table that was in quarantine can be read again and goes on with fresh deadlines."""


class ServerLeft(HostFact, frozen=True):
    """The table's server removed the bot and did not invite it back in time, so the table was closed."""


class Returned(HostFact, frozen=True):
    """The bot was invited back to the table's server; the table goes on with fresh deadlines."""


class Restored(HostFact, frozen=True):
    """The database is a copy that was restored: all that came after this time (Unix seconds) is lost."""

    at: str


class Illegible(HostFact, frozen=True):
    """Stands in for news that can no longer be read."""

    fleeting: ClassVar[bool] = True


NOTICES = (VacationLow, VacationSpent)
"""What is whispered to a person about themselves, not about their seat."""
PERSONAL = (*NOTICES, DeadlineNear, SealVoid)
"""What is whispered to a person and goes with them: whoever takes their seat over never reads it."""
HOST_FACTS = tuple(fact for fact in facts_in(__name__) if issubclass(fact, HostFact) and fact is not HostFact)
"""Every fact the host itself can tell."""
