"""The contract between the host and a game, and the tools that every game may use. Pure."""
