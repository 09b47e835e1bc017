"""A table's life: seats, lobby, turns, deadlines and ends. Knows no Discord and no SQL.

All goes through `service`: under the lock of the `repository` a pure function makes one of the `decisions` about a
table and its game (`position`, `model`): of `lobby`, `turns`, `premoves`, `seats`, `pausing`, `ending`, `departures`;
what happened is told as `facts`, and the `store` keeps it. Time comes in by `upkeep`: `deadlines`, with `quiet_hours`
and `vacations`, and who is silent (`reliability`). Moves that need nobody are made by `autoplay` and `computers`.
`lookups` answers questions, `policies` has what the owner decided, `replay` plays a stored game again.
"""
