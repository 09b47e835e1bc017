# Roly, podľa ktorých sa delia výsledky a hodnotenia.

role-fantom = Fantóm
role-detective = detektív
