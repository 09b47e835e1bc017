# Konec etapy a závodu česky: proč má stejný čas vítěze, trikoty, týmy.

ended-photo = { $tie ->
    [round] Stejný čas má { $rider }, ale o kolo později.
    [strip] Skupina má jeden čas; ve spurtu { $rider } ztrácí { $seconds } s.
   *[touch] Stejný čas má { $rider }, ale o tah později.
}
ended-leads = 🟡 Vede { the-rider }: { CLOCK($time) }
ended-race-won = 🟡 **Závod vyhrává { the-rider }**, čas { CLOCK($time) }!
ended-better-places = Stejný čas má { $rider }; rozhoduje součet míst, { $own } : { $other }.
ended-points = { $jersey ->
    [green] 🟢 { the-rider }: { $points }
   *[polka] 🔴 { the-rider }: { $points }
}
ended-team = 👥 { $seat }: { CLOCK($time) }{ $tied ->
    [true] { " " }(mají i jiní; rozhoduje nejlepší jezdec)
   *[false] { "" }
}
# The ranking of the teams, once the race is over and some have the same time.
tie-broken = { $decides ->
    [team] Při stejném čase rozhoduje, čí nejlepší jezdec je v pořadí výš.
   *[individual] { $race ->
        [three] Při stejném čase rozhoduje nižší součet míst v etapách.
        [tour] Při stejném čase rozhoduje nižší součet míst v etapách.
       *[other] Při stejném čase rozhoduje lepší místo v cíli.
    }
}
