# Roly, podľa ktorých sa delia výsledky a hodnotenia.

role-fantom = Fantom
role-detective = detektív
