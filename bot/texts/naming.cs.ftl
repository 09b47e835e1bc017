# Jména, která hráči vymyslí svým figurkám.

piece-named = ✏️ { $seat }: číslo { $number } se teď jmenuje { $name }
button-name = Pojmenovat číslo { $number }
naming-title = Jméno pro číslo { $number }
naming-label = Uvidí ho všichni. Nejvýš { $most } znaků
naming-words = jméno pojmenuj pojmenovat
naming-sign = Ve jméně jsou jen písmena a mezi nimi mezery, spojovníky nebo apostrofy. Vynech { $character }.
naming-empty = Chybí jméno. Napiš nejvýš { $most } znaků, třeba „jméno 7 Kolečko“.
naming-long = To jméno je moc dlouhé: { $count } znaků, vejde se nejvýš { $most }.
naming-whose = Pojmenovat můžeš jen svá čísla: { $numbers }. Napiš třeba „jméno { $first } Kolečko“.
naming-taken = Tohle jméno patří číslu { $number }. Vyber jiné.
naming-often = Číslo { $number } už v téhle hře další jméno nedostane, jde to nejvýš { $most }×.
naming-same = Číslo { $number } se tak už jmenuje. Vyber jiné jméno.
