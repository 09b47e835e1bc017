"""The simulated Discord: everything this repository touches of SimCord lies in this package.

SimCord is built to test bots in process and in virtual time. Here its backend, its REST routes and its actors are used
behind real sockets and in real time, which needs parts that SimCord calls internal. They are quarantined here, the
version is pinned, and `tests/playground/test_simulator.py` fails when another version is installed.
Must never be imported by anything outside `bot.playground`, nor reach out to the network or the disk.
"""

from bot.playground.simulator import building
from bot.playground.simulator.clock import WallClock
from bot.playground.simulator.discord_state import FILES, PINNED, AnyChannel, ApiError, Discord, UnreadCount, Upload
from bot.playground.simulator.gateway_feed import GatewayFeed
from bot.playground.simulator.user_actions import Answer, ImpossibleError, UserActions

__all__ = [
    "FILES",
    "PINNED",
    "Answer",
    "AnyChannel",
    "ApiError",
    "Discord",
    "GatewayFeed",
    "ImpossibleError",
    "UnreadCount",
    "Upload",
    "UserActions",
    "WallClock",
    "building",
]
