# Konec etapy a závodu česky: proč má stejný čas vítěze, trikoty, týmy.

ended-photo = { $tie ->
    [round] Stejný čas má { $rider }, ale o kolo později.
    [strip] Stejný čas má { $rider }, ale na cílovém pásu níž.
   *[touch] Stejný čas má { $rider }, ale o tah později.
}
ended-leads = 🟡 Vede { the-rider }: { CLOCK($time) }
ended-race-won = 🟡 **Závod vyhrává { the-rider }**, čas { CLOCK($time) }!
ended-better-places = Stejný čas má { $rider }; rozhoduje součet míst, { $own } : { $other }.
ended-points = { $jersey ->
    [green] 🟢 { the-rider }: { $points }
   *[polka] 🔴 { the-rider }: { $points }
}
ended-team = 👥 { $seat }: { CLOCK($time) }
