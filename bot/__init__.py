"""The host: everything that all games share. It names no game; `bot.discovery` finds them."""
