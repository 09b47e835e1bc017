# Koniec etapy a pretekov po slovensky: prečo má rovnaký čas víťaza, dresy, tímy.

ended-photo = { $tie ->
    [round] Rovnaký čas má { $rider }, no o kolo neskôr.
    [strip] Skupina má jeden čas; v špurte { $rider } stráca { $seconds } s.
   *[touch] Rovnaký čas má { $rider }, no o ťah neskôr.
}
ended-leads = 🟡 Vedie { the-rider }: { CLOCK($time) }
ended-race-won = 🟡 **Preteky vyhráva { the-rider }**, čas { CLOCK($time) }!
ended-better-places = Rovnaký čas má { $rider }; rozhoduje súčet miest, { $own } : { $other }.
ended-points = { $jersey ->
    [green] 🟢 { the-rider }: { $points }
   *[polka] 🔴 { the-rider }: { $points }
}
ended-team = 👥 { $seat }: { CLOCK($time) }{ $tied ->
    [true] { " " }(majú aj iní; rozhoduje najlepší jazdec)
   *[false] { "" }
}
# The ranking of the teams, once the race is over and some have the same time.
tie-broken = { $decides ->
    [team] Pri rovnakom čase rozhoduje, koho najlepší jazdec je v poradí vyššie.
   *[individual] { $race ->
        [three] Pri rovnakom čase rozhoduje nižší súčet miest v etapách.
        [tour] Pri rovnakom čase rozhoduje nižší súčet miest v etapách.
       *[other] Pri rovnakom čase rozhoduje lepšie miesto v cieli.
    }
}
