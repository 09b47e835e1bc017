"""The host: what all games share. Never knows a single game; it finds them."""
