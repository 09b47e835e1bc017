"""The contract between the host and a game, and the values that every game shares. Pure."""
