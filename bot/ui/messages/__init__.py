"""The contents of messages: cards, boards, panels and answers. Nothing here sends a message or changes a table.

`layout` has the form of every message, `components` its controls. The `presenter` makes the messages that the courier
sends; `panels`, `information` and `notifications` make those for one user. The texts are grouped by subject: `cards` (a
table), `seating` (its players), `news` (events), `menus` (possible moves).
"""
