# The end of a stage and of the race in English: why equal times have a winner, jerseys, teams.

ended-photo = { $tie ->
    [round] Same time as { $rider }, but a round earlier.
    [strip] Same time as { $rider }, but further up the strip.
   *[touch] Same time as { $rider }, but first to get there.
}
ended-leads = 🟡 { the-rider } leads: { CLOCK($time) }
ended-race-won = 🟡 **{ the-rider }** wins the race in { CLOCK($time) }!
ended-better-places = Same time as { $rider }; the sum of places decides, { $own } to { $other }.
ended-points = { $jersey ->
    [green] 🟢 { the-rider }: { $points }
   *[polka] 🔴 { the-rider }: { $points }
}
ended-team = 👥 { $seat }: { CLOCK($time) }
