# Koniec etapu i wyścigu po polsku: dlaczego przy równym czasie ktoś wygrywa, koszulki, drużyny.

ended-photo = { $tie ->
    [round] Ten sam czas ma { $rider }, ale rundę później.
    [strip] Grupa ma jeden czas; na finiszu { $rider } traci { $seconds } s.
   *[touch] Ten sam czas ma { $rider }, ale ruch później.
}
ended-leads = 🟡 Prowadzi { the-rider }: { CLOCK($time) }
ended-race-won = 🟡 **Wyścig wygrywa { the-rider }**, czas { CLOCK($time) }!
ended-better-places = Ten sam czas ma { $rider }; decyduje suma miejsc, { $own } : { $other }.
ended-points = { $jersey ->
    [green] 🟢 { the-rider }: { $points }
   *[polka] 🔴 { the-rider }: { $points }
}
ended-team = 👥 { $seat }: { CLOCK($time) }{ $tied ->
    [true] { " " }(mają też inni; decyduje najlepszy kolarz)
   *[false] { "" }
}
# The ranking of the teams, once the race is over and some have the same time.
tie-broken = { $decides ->
    [team] Przy równym czasie decyduje, czyj najlepszy kolarz jest wyżej.
   *[individual] { $race ->
        [three] Przy równym czasie decyduje niższa suma miejsc na etapach.
        [tour] Przy równym czasie decyduje niższa suma miejsc na etapach.
       *[other] Przy równym czasie decyduje lepsze miejsce na mecie.
    }
}
