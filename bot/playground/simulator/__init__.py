"""The simulated Discord; only this package uses SimCord.

SimCord is built to test bots in process and in virtual time. Here its backend, its REST routes and its actors run
behind real sockets and in real time, which needs parts that SimCord calls internal. So the version is pinned, and
`tests/playground/test_simulator.py` fails when another version is installed. Only `bot.playground` imports this
package; it never uses the network or the disk.
"""

from bot.playground.simulator import building
from bot.playground.simulator.clock import WallClock
from bot.playground.simulator.discord_state import FILES, PINNED, AnyChannel, ApiError, Discord, UnreadCount, Upload
from bot.playground.simulator.gateway_feed import GatewayFeed, Shard
from bot.playground.simulator.user_actions import NO_BOT, Answer, ImpossibleError, UserActions

__all__ = [
    "FILES",
    "NO_BOT",
    "PINNED",
    "Answer",
    "AnyChannel",
    "ApiError",
    "Discord",
    "GatewayFeed",
    "ImpossibleError",
    "Shard",
    "UnreadCount",
    "Upload",
    "UserActions",
    "WallClock",
    "building",
]
