"""What can happen to a table, whatever is played at it. Each is told by the message of its name in `bot/texts`."""

from __future__ import annotations

from typing import ClassVar, Generic

from bot.game import Fact, M, Seat, Strength, facts_in

NOBODY = 0
"""The user id in the seat of somebody who was forgotten, and of a host who was; nobody on Discord has it."""
FORGOTTEN = "N. N."
"""The name of somebody who was forgotten, in every language: nomen nescio is understood in all four."""


class Opened(Fact, frozen=True):
    """Somebody opened a table and sat down at it."""

    host: str


class Joined(Fact, frozen=True):
    """Somebody sat down."""

    name: str


class Left(Fact, frozen=True):
    """Somebody got up before the game started; `server`: they have left the server itself, or are no more."""

    name: str
    server: bool = False


class Declined(Fact, frozen=True):
    """Whispered to the host: somebody who was asked to sit down will not."""

    name: str


class HostChanged(Fact, frozen=True):
    """The host got up and somebody else is the host now."""

    name: str


class ComputerJoined(Fact, frozen=True):
    """A computer player was given a seat."""

    name: str
    strength: Strength


class ComputerLeft(Fact, frozen=True):
    """A computer player was sent away."""

    name: str


class OptionsChanged(Fact, frozen=True):
    """The host chose other options."""


class PaceChanged(Fact, frozen=True):
    """The host chose another time for a turn; `pace` is the `Pace`."""

    pace: str


class GameStarted(Fact, frozen=True):
    """The game was dealt. `commitment` is the hex SHA-256 of the seed everything random follows from."""

    commitment: str


class Resigned(Fact, frozen=True):
    """Somebody gave up; for the seat a computer plays on, or its game says what its turns come to."""

    seat: Seat


class Departed(Fact, frozen=True):
    """Somebody who is forgotten has left the game: told by no name; `ends`: by that it is over."""

    seat: Seat
    ends: bool


class SeatLeft(Fact, frozen=True):
    """Somebody left a running game, and their seat is open; `ends`: by that it is over."""

    name: str
    ends: bool


BY_VOTE, BY_GOING, BY_SILENCE = "vote", "gone", "silent"
"""Why a seat was opened by others: by a vote, because its person left the server, or was silent for long."""


class SeatOpened(Fact, frozen=True):
    """The seat of somebody who plays no more was opened; `why` is `BY_VOTE`, `BY_GOING` or `BY_SILENCE`."""

    name: str
    why: str


class SeatTaken(Fact, frozen=True):
    """Somebody sat down in a seat of the running game; `before`: who sat there last."""

    name: str
    before: str


class SeatRetaken(Fact, frozen=True):
    """Somebody is back in the seat that they had left or given up."""

    name: str


class SeatOffered(Fact, frozen=True):
    """Somebody offers their seat to somebody else, whom the message that pings them names."""

    name: str


class SeatKept(Fact, frozen=True):
    """Somebody keeps the seat that they had offered."""

    name: str


class OfferDeclined(Fact, frozen=True):
    """Nobody takes over the seat that `name` has offered: who was asked said no."""

    name: str


class VotedToReplace(Fact, frozen=True):
    """Somebody wants the seat of `of`, who does not play, to be open."""

    name: str
    of: str
    votes: int
    needed: int


class VotedToEnd(Fact, frozen=True):
    """Somebody wants to end the game without an outcome."""

    seat: Seat
    votes: int
    needed: int


class PauseProposed(Fact, frozen=True):
    """Somebody wants to put the table on hold. `until` is in Unix seconds; 0: until somebody resumes it."""

    minor: ClassVar[bool] = True  # the board says it as long as it stands
    seat: Seat
    until: int
    votes: int
    needed: int


class Paused(Fact, frozen=True):
    """The players have put the table on hold. `until` is as in `PauseProposed`."""

    minor: ClassVar[bool] = True  # the board begins with it as long as it is so
    until: int


class Resumed(Fact, frozen=True):
    """Somebody takes up the game again that was on hold."""

    seat: Seat


class ResumedByDate(Fact, frozen=True):
    """The game that was on hold goes on, as it was to."""


class Excused(Fact, frozen=True):
    """Somebody is away and their time was up, so it is put off. `until` is in Unix seconds."""

    seat: Seat
    until: int


class VacationLow(Fact, frozen=True):
    """Whispered to a seat whose person has few hours left of their days off."""

    hours: int


class VacationSpent(Fact, frozen=True):
    """Whispered to a seat whose person has none left after `until`, in Unix seconds."""

    until: int


class DeadlineNear(Fact, frozen=True):
    """Whispered to a seat that has a quarter of its time left. `due` is in Unix seconds."""

    seat: Seat
    due: int


class DeadlineMissed(Fact, frozen=True):
    """A seat's time was up, so it was decided without it; `missed` counts the deadlines missed in a row."""

    seat: Seat
    missed: int


class SealVoid(Fact, Generic[M], frozen=True):
    """Whispered to a seat whose turn has come, or has passed a piece of it over: what it had sealed cannot be made."""

    move: M  # of the game: it is stored and read again as one of its moves
    piece: str
    """With which of its pieces; nothing where it has no more than one, or where the move names it."""
    dropped: int
    """How many it had sealed after this one; none of them is made either."""


class Remarked(Fact, frozen=True):
    """A computer player has a word for it: the text `remark-<line>`."""

    seat: Seat
    line: str


class GameEnded(Fact, frozen=True):
    """The game has an outcome. `seed` (hex) lets anybody check the deal and the dice."""

    seed: str


class EndedByVote(Fact, frozen=True):
    """More than half of the people still playing wanted to end it."""

    seed: str


class CancelledByHost(Fact, frozen=True):
    """The host called the table off."""

    name: str


class CancelledByModerator(Fact, frozen=True):
    """A moderator of the server called the table off."""


class Deserted(Fact, frozen=True):
    """The last person got up from the lobby, so the table was closed."""


class LobbyExpired(Fact, frozen=True):
    """Nobody started the game in time, so the lobby closed itself."""


class SeedShown(Fact, frozen=True):
    """The seed (hex) of a game that was called off, so that anybody can check what was dealt."""

    seed: str


class Quarantined(Fact, frozen=True):
    """The table could not be read after a restart and is in quarantine; nothing of it was changed."""


class Mended(Fact, frozen=True):
    """A table that was in quarantine can be read again and goes on with fresh deadlines."""


class ServerLeft(Fact, frozen=True):
    """The table's server removed the bot and did not invite it back in time, so the table was closed."""


class Returned(Fact, frozen=True):
    """The bot was invited back to the table's server; the table goes on with fresh deadlines."""


class Restored(Fact, frozen=True):
    """The database is a copy that was restored: all that came after this time (Unix seconds) is lost."""

    at: str


class Illegible(Fact, frozen=True):
    """Stands in for news that can no longer be read."""

    fleeting: ClassVar[bool] = True


NOTICES = (VacationLow, VacationSpent)
"""What is whispered to a person about themselves, not about their seat."""
PERSONAL = (*NOTICES, DeadlineNear, SealVoid)
"""What is whispered to a person and goes with them: whoever takes their seat over never reads it."""
HOST_FACTS = facts_in(__name__)
"""Every fact the host itself can tell."""
