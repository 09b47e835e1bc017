"""What people read: cards, boards, panels and answers, laid out as messages. Nothing here sends or changes anything.

The form of every message is `layout`, what can be pressed on it `components`. To all and by the courier goes what the
`presenter` puts together; to one person alone their `panels`, what they are `reading`, and `notifications`. The words
are told by subject: `cards` (a table), `seating` (its people), `news` (what happened), `menus` (what may be done).
"""
