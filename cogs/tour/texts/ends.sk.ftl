# Koniec etapy a pretekov po slovensky: prečo má rovnaký čas víťaza, dresy, tímy.

ended-photo = { $tie ->
    [round] Rovnaký čas má { $rider }, no o kolo neskôr.
    [strip] Rovnaký čas má { $rider }, no na cieľovom páse nižšie.
   *[touch] Rovnaký čas má { $rider }, no o ťah neskôr.
}
ended-leads = 🟡 Vedie { the-rider }: { CLOCK($time) }
ended-race-won = 🟡 **Preteky vyhráva { the-rider }**, čas { CLOCK($time) }!
ended-better-places = Rovnaký čas má { $rider }; rozhoduje súčet miest, { $own } : { $other }.
ended-points = { $jersey ->
    [green] 🟢 { the-rider }: { $points }
   *[polka] 🔴 { the-rider }: { $points }
}
ended-team = 👥 { $seat }: { CLOCK($time) }
