# Koniec etapu i wyścigu po polsku: dlaczego przy równym czasie ktoś wygrywa, koszulki, drużyny.

ended-photo = { $tie ->
    [round] Ten sam czas ma { $rider }, ale rundę później.
    [strip] Ten sam czas ma { $rider }, ale niżej na pasie mety.
   *[touch] Ten sam czas ma { $rider }, ale ruch później.
}
ended-leads = 🟡 Prowadzi { the-rider }: { CLOCK($time) }
ended-race-won = 🟡 **Wyścig wygrywa { the-rider }**, czas { CLOCK($time) }!
ended-better-places = Ten sam czas ma { $rider }; decyduje suma miejsc, { $own } : { $other }.
ended-points = { $jersey ->
    [green] 🟢 { the-rider }: { $points }
   *[polka] 🔴 { the-rider }: { $points }
}
ended-team = 👥 { $seat }: { CLOCK($time) }
