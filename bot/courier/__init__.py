"""The courier, a reconciler over an outbox: observe, plan, act, recover.

It tells what has been saved, and only that, with retries and receipts, and never a word twice. `courier` goes round:
`observe` reads a `snapshot`, `plan` names the next of the `actions` (of `pings`, `direct_messages` and `places` in
rooms of their own), `act` carries it out (`compose` has the words, `erasing` what must go), `recovery` deals with what
Discord refuses.
"""
