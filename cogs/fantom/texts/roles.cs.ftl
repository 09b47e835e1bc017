# Role, podle kterých se dělí výsledky a hodnocení.

role-fantom = Fantom
role-detective = detektiv
