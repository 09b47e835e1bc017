"""The life of a table: seats, lobby, turns, deadlines and ends. Independent of Discord and SQL.

- `service` is the entry point for every change. Under the table's lock (`repository`) it calls a pure function of
  `lobby`, `turns`, `premoves`, `seats`, `pausing`, `ending` or `departures`. The function gets the table and its game
  (`model`, `position`) and returns a `Decision` (`decisions`) with news (`facts`); the `store` saves it.
- `upkeep` applies the passing of time: `deadlines` with `quiet_hours` and `vacations`, and long silence
  (`reliability`).
- `autoplay` makes premoves and the moves of computer players (`computers`).
- `lookups` answers queries, `policies` holds the operator's settings, `replay` replays a stored game.
- `forgetting` removes a deleted user's data from a table; `game_end` describes the end of a game to its subscribers.
"""
