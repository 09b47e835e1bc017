"""Fast rollouts of the basic and the bonus game by a rule of thumb, for the computer player's search.

Uses plain numbers and lists instead of states. The caller supplies the unknown cards; the real deal is not known here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fort.cards import NUMBERS, START, TOWERS, WALL_SIZE, Figure, figure, widest_jump, worth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.fort.board import Board

_MAX_JUMP_FACTOR = 2.5
"""The widest jump to take, as a multiple of the mean step. A factor of 1.0 loses every game; with 3.0 all seats build
too far ahead, and a human who builds closer wins as often. Wider jumps for valuable figures cost more than they
gain."""
_SMALL_JUMP = 6
"""A jump this wide is always taken: with so little room, waiting for the next number does not pay."""
_CANNON = frozenset(number for number in NUMBERS if figure(number) is Figure.CANNON)
_TOWER = frozenset(number for number in (START, *NUMBERS) if figure(number) in TOWERS)
_PRINCE = frozenset(number for number in NUMBERS if figure(number) is Figure.PRINCE)
_PRINCESS = frozenset(number for number in NUMBERS if figure(number) is Figure.PRINCESS)
_MAGICIAN = next(number for number in NUMBERS if figure(number) is Figure.MAGICIAN)
_WORTH = [worth(number) for number in range(NUMBERS[-1] + 1)]
_PROMISE = {Figure.CANNON: 1.5, Figure.TOWER: 0.4, Figure.MAGICIAN: 1.5, Figure.PRINCE: 1.5, Figure.PRINCESS: 1.5}
"""Expected worth of a figure beyond its card's one point, where that differs from `worth`."""
_VALUE = [1.0 + _PROMISE.get(figure(number), worth(number)) for number in range(NUMBERS[-1] + 1)]
_MAGICIAN_MIN_LENGTH = 6
"""With a wall of at least this length the magician inserts any card."""


def _limits(factor: float) -> list[list[int]]:
    """Return the highest number worth appending, by wall length and last number."""
    top = NUMBERS[-1]
    return [
        [last + max(_SMALL_JUMP, int(factor * (top - last) / max(1, WALL_SIZE - length))) for last in range(top + 1)]
        for length in range(WALL_SIZE + 1)
    ]


_LIMITS = _limits(_MAX_JUMP_FACTOR)
_NO_LIMITS = _limits(NUMBERS[-1])
"""The limits of a player who takes every fitting card."""
_TIMID_JUMP_FACTOR = 1.0
"""The widest jump of a timid player, as a multiple of the mean step."""
_TIMID_LIMITS = _limits(_TIMID_JUMP_FACTOR)
"""The limits of a timid player."""


_GREEDY_JUMP = 16
"""A jump that only a player makes who takes every fitting card."""


def greedy_opponents(board: Board) -> frozenset[int]:
    """Return the other seats whose walls show that they take every fitting card, as beginners do."""
    return frozenset(
        seat for seat, wall in enumerate(board.walls) if seat != board.turn and widest_jump(wall.cards) >= _GREEDY_JUMP
    )


class BasicRollout:
    """A rollout of the basic game: length and last number of each wall, and the active seat."""

    __slots__ = ("_greedy", "_lasts", "_lengths", "_limits", "_turn")

    def __init__(self, board: Board) -> None:
        self._lasts = [wall.cards[-1] for wall in board.walls]
        self._lengths = [len(wall.cards) for wall in board.walls]
        self._turn = board.turn or 0
        self._limits = [_LIMITS] * len(board.walls)
        self._greedy = greedy_opponents(board)

    def copy(self, *, greedy: bool = False, timid: bool = False) -> BasicRollout:
        """Return an independent copy.

        With `greedy`, greedy opponents take every fitting card; with `timid`, opponents take only near ones.
        """
        rollout = BasicRollout.__new__(BasicRollout)
        rollout._lasts, rollout._lengths = self._lasts[:], self._lengths[:]  # noqa: SLF001 - another of this class
        rollout._limits, rollout._turn = self._limits, self._turn  # noqa: SLF001 - another of this class
        rollout._greedy = self._greedy  # noqa: SLF001 - another of this class
        if greedy:
            rollout._limits = [  # noqa: SLF001 - another of this class
                _NO_LIMITS if seat in self._greedy else limits for seat, limits in enumerate(self._limits)
            ]
        if timid:
            rollout._limits = [  # noqa: SLF001 - another of this class
                limits if seat == self._turn else _TIMID_LIMITS for seat, limits in enumerate(self._limits)
            ]
        return rollout

    def build(self, number: int) -> None:
        """Append a card to the wall of the active seat."""
        self._lasts[self._turn] = number
        self._lengths[self._turn] += 1

    def wants(self, number: int) -> bool:
        """Return whether the active seat takes this card by the rule of thumb."""
        last = self._lasts[self._turn]
        return last < number <= self._limits[self._turn][self._lengths[self._turn]][last]

    def finish(self, cards: list[int], pool: list[int], recalled: Sequence[int]) -> list[tuple[int, int]]:
        """Play from the next seat's turn to the end and return each wall's length and last number.

        The places of `cards` are known; each seat remembers those whose bits are set in its entry of `recalled`. `pool`
        holds the unknown cards, the next to be turned up last. Once it is empty, every seat finds each card that fits.
        """
        lasts, lengths, limits = self._lasts, self._lengths, self._limits
        seats, turn, idle_turns = len(lasts), self._turn, 0
        known_mask = sum(1 << card for card in cards)  # one bit a card: finds the nearest fitting card in one step
        while lengths[turn] < WALL_SIZE and idle_turns < seats:
            turn = (turn + 1) % seats
            last, limit = lasts[turn], limits[turn][lengths[turn]][lasts[turn]]
            fitting_mask = (known_mask & recalled[turn] if pool else known_mask) >> last + 1
            number = (fitting_mask & -fitting_mask).bit_length() + last
            idle_turns += 1
            if fitting_mask and (number <= limit or not pool):
                known_mask ^= 1 << number
            elif pool:
                idle_turns, number = 0, pool.pop()
                if not last < number <= limit:
                    known_mask |= 1 << number
                    continue
            else:
                continue
            lasts[turn], idle_turns = number, 0
            lengths[turn] += 1
        return list(zip(lengths, lasts, strict=True))


class BonusRollout:
    """A rollout of the bonus game: the walls, the active seat, and the seat with an unused magician."""

    __slots__ = ("_greedy", "_magician", "_points", "_rival_factor", "_seat", "_turn", "_walls")

    def __init__(self, board: Board) -> None:
        self._walls = [list(wall.cards) for wall in board.walls]
        self._points = [wall.points for wall in board.walls]
        self._turn: int = board.turn or 0
        self._seat, self._rival_factor = self._turn, _MAX_JUMP_FACTOR
        self._greedy: frozenset[int] = greedy_opponents(board)
        self._magician = next((seat for seat, wall in enumerate(board.walls) if wall.magician), -1)

    def copy(self, *, greedy: bool = False, timid: bool = False) -> BonusRollout:
        """Return an independent copy.

        With `greedy`, greedy opponents take every fitting card; with `timid`, opponents take only near ones.
        """
        rollout = BonusRollout.__new__(BonusRollout)
        rollout._walls = [wall[:] for wall in self._walls]  # noqa: SLF001 - another of this class
        rollout._points, rollout._turn = self._points[:], self._turn  # noqa: SLF001 - another of this class
        rollout._magician = self._magician  # noqa: SLF001 - another of this class
        rollout._greedy = self._greedy if greedy else frozenset()  # noqa: SLF001 - another of this class
        rollout._seat = self._seat  # noqa: SLF001 - another of this class
        rollout._rival_factor = _TIMID_JUMP_FACTOR if timid else _MAX_JUMP_FACTOR  # noqa: SLF001 - another of this class
        return rollout

    def build(self, number: int, *, fire: bool = True) -> None:
        """Bring a card into the active seat's wall, by the magician if the card is too low to append."""
        wall, turn = self._walls[self._turn], self._turn
        if number > wall[-1]:
            wall.append(number)
        else:
            wall.append(number)
            wall.sort()
            self._magician = -1
        self._points[turn] += 1 + _WORTH[number] + self._paired(wall, number)
        if number == _MAGICIAN:
            self._magician = turn
        elif fire and number in _CANNON:
            self._fire()

    def shoot(self, target: int, number: int) -> None:
        """Remove a card from the target's wall."""
        wall = self._walls[target]
        self._points[target] -= 1 + _WORTH[number] + self._paired(wall, number)
        wall.remove(number)
        if number == _MAGICIAN:
            self._magician = -1

    def wants(self, number: int) -> bool:
        """Return whether the active seat takes or inserts this card by the rule of thumb."""
        wall = self._walls[self._turn]
        last = wall[-1]
        if number < last:
            return self._magician == self._turn and (_VALUE[number] > 1 or len(wall) >= _MAGICIAN_MIN_LENGTH)
        if self._turn in self._greedy:
            return True
        if len(wall) == WALL_SIZE - 1:
            return self._leads_with(number)
        jump = number - last
        factor = _MAX_JUMP_FACTOR if self._turn == self._seat else self._rival_factor
        return jump <= _SMALL_JUMP or jump * (WALL_SIZE - len(wall)) < factor * (NUMBERS[-1] - last)

    def finish(self, cards: list[int], pool: list[int], recalled: Sequence[int]) -> list[tuple[int, int]]:
        """Play from the next seat's turn to the end and return each wall's points and last number.

        The places of `cards` are known; each seat remembers those whose bits are set in its entry of `recalled`. `pool`
        holds the unknown cards, the next to be turned up last. Once it is empty, every seat finds each card that fits.
        """
        known_cards = cards[:]
        walls, seats, idle_turns = self._walls, len(self._walls), 0
        while len(walls[self._turn]) < WALL_SIZE and idle_turns < seats:
            self._turn = (self._turn + 1) % seats
            own_cards = [card for card in known_cards if recalled[self._turn] >> card & 1] if pool else known_cards
            number = self._best(own_cards, eager=not pool)
            idle_turns += 1
            if number:
                known_cards.remove(number)
            elif pool:
                idle_turns, number = 0, pool.pop()
                if not self.wants(number):
                    known_cards.append(number)
                    continue
            else:
                continue
            idle_turns = 0
            self.build(number)
        return [(points, wall[-1]) for points, wall in zip(self._points, walls, strict=True)]

    def _best(self, known_cards: list[int], *, eager: bool) -> int:
        """Return the known card with the highest promise for the room it costs, 0 if none is worth taking."""
        wall = self._walls[self._turn]
        last, magician = wall[-1], self._magician == self._turn
        cost = (WALL_SIZE - len(wall)) / max(1, NUMBERS[-1] - last)
        best_number, best_promise = 0, -999.0 if eager else 0.0
        for number in known_cards:
            if number > last:
                promise = _MAX_JUMP_FACTOR - (number - last) * cost
            elif magician:
                promise = _VALUE[number]
            else:
                continue
            if promise > best_promise and (eager or self.wants(number)):
                best_number, best_promise = number, promise
        return best_number

    def _leads_with(self, number: int) -> bool:
        """Return whether the active seat wins by finishing its wall with this card."""
        own_points = self._points[self._turn] + 1 + _WORTH[number]
        return all(own_points >= points for seat, points in enumerate(self._points) if seat != self._turn)

    def _fire(self) -> None:
        """Shoot the most valuable exposed card of the opponent with the most points."""
        best_option: tuple[int, float, int, int] | None = None
        for seat, wall in enumerate(self._walls):
            if seat == self._turn:
                continue
            index = len(wall) - 1
            while (number := wall[index]) not in _TOWER:
                option = (self._points[seat], _VALUE[number], number, seat)
                best_option = option if best_option is None else max(best_option, option)
                index -= 1
        if best_option is not None:
            self.shoot(best_option[3], best_option[2])

    @staticmethod
    def _paired(wall: list[int], number: int) -> int:
        """Return 1 if this card of the wall completes a further pair of prince and princess, otherwise 0."""
        if number in _PRINCE:
            own_kind, partner_kind = _PRINCE, _PRINCESS
        elif number in _PRINCESS:
            own_kind, partner_kind = _PRINCESS, _PRINCE
        else:
            return 0
        return int(sum(card in own_kind for card in wall) <= sum(card in partner_kind for card in wall))
