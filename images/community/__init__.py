"""Pictures of a server's players over many games: drawn from pure values, for any game."""
