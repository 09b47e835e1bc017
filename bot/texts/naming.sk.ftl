# Mená, ktoré hráči vymyslia svojim figúrkam.

piece-named = ✏️ { $seat }: číslo { $number } sa odteraz volá { $name }
button-name = Pomenovať číslo { $number }
naming-title = Meno pre číslo { $number }
naming-label = Uvidia ho všetci. Najviac { $most } znakov
naming-words = meno pomenuj pomenovať
naming-sign = V mene sú iba písmená a medzi nimi medzery, spojovníky alebo apostrofy. Vynechaj { $character }.
naming-empty = Chýba meno. Napíš najviac { $most } znakov, napríklad „meno 7 Koliesko“.
naming-long = To meno je pridlhé: { $count } znakov, zmestí sa najviac { $most }.
naming-whose = Pomenovať môžeš iba svoje čísla: { $numbers }. Napíš napríklad „meno { $first } Koliesko“.
naming-taken = Toto meno patrí číslu { $number }. Vyber iné.
naming-often = Číslo { $number } už v tejto hre ďalšie meno nedostane, dá sa to najviac { $most }×.
naming-same = Číslo { $number } sa tak už volá. Vyber iné meno.
