"""The puzzle of the day: its seeds, the attempts of all users, and the servers' tables of the day. Names no game."""
