# The end of a stage and of the race in English: why equal times have a winner, jerseys, teams.

ended-photo = { $tie ->
    [round] Same time as { $rider }, but a round earlier.
    [strip] A group has one time; in the sprint { $rider } is { $seconds } s behind.
   *[touch] Same time as { $rider }, but first to get there.
}
ended-leads = 🟡 { the-rider } leads: { CLOCK($time) }
ended-race-won = 🟡 **{ the-rider }** wins the race in { CLOCK($time) }!
ended-better-places = Same time as { $rider }; the sum of places decides, { $own } to { $other }.
ended-points = { $jersey ->
    [green] 🟢 { the-rider }: { $points }
   *[polka] 🔴 { the-rider }: { $points }
}
ended-team = 👥 { $seat }: { CLOCK($time) }{ $tied ->
    [true] { " " }(others too; the best rider decides)
   *[false] { "" }
}
# The ranking of the teams, once the race is over and some have the same time.
tie-broken = { $decides ->
    [team] Equal times: the higher placed best rider decides.
   *[individual] { $race ->
        [three] Equal times: the lower sum of places in the stages decides.
        [tour] Equal times: the lower sum of places in the stages decides.
       *[other] Equal times: the better place at the finish decides.
    }
}
