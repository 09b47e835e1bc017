# Role, według których dzieli się wyniki i rankingi.

role-fantom = Fantom
role-detective = detektyw
