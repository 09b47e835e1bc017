"""The courier: a reconciler that delivers stored news to Discord through an outbox.

It delivers stored news only, retries refused requests, records a receipt for every message, and sends nothing twice
after a crash. `courier` runs the loop for each table: `observe` reads a `snapshot`; `plan` returns the next of the
`actions` (with parts in `pings`, `direct_messages` and `places`); `act` carries it out (`compose` renders messages,
`erasing` deletes them); `recovery` handles refusals.

Theory of operation: `.github/theory/courier.md`.
"""
