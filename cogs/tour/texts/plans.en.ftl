# Team plans, and what a role does, in Tour de France.

plan-classic = Classic
plan-sprint = All for the sprinter
plan-attack = Attack
plan-mountain = Mountain
plan-save = Save strength
the-plan = { TEXT("plan", $plan, "") }
plan-about-classic = everybody has a job: captain, watchdog, domestique
plan-about-sprint = domestiques bring the sprinter to the line
plan-about-attack = attackers wait for the last sixteen fields
plan-about-mountain = climbers attack in every climb
plan-about-save = everybody stays in the wheels
the-plan-about = { TEXT("plan-about", $plan, "") }
move-set-plan = Plan: { the-plan }
    .words = plan tactics team everybody
move-undo-plan = Back to my cards
    .words = undo plan back cards before
ready-round = Ready (round { $round })
plan-now = 🧭 Plan: { the-plan } – { the-plan-about }

role-about = { $role ->
    [shelter] Rests, takes over from 4, never attacks
    [work] Leads the pace, pulls, gives speed to team-mates
    [hunt] Stays in the wheels and catches every attack
    [attack] Waits, then goes solo in the last sixteen fields
    [sprint] All out within ten fields of sprints and finish
    [climb] Rests on the flat, attacks in every climb
   *[wait] Drops back to a team-mate, two fields a round
}

refused-same-plan = Your cards follow the plan “{ the-plan }” already.
refused-no-climb = There’s no climb ahead any more. Choose another plan.
refused-no-sprint = There’s no sprint ahead any more, and the finish is uphill. Choose another plan.
refused-no-plan = There’s no plan to take back: you’ve given none in this round, or changed a card since.
refused-all-in = All your riders are in, so nobody needs a plan any more. Just say that you’re ready.

# The card.
course-rounds = { $rounds ->
    [one] about { $rounds } round
   *[other] about { $rounds } rounds
}
course = { $name } · { n-fields } · { course-rounds }
course-unloaded = { stage-own } · { course-rounds }
course-stage = 🗺️ Stage { $number }: { $stage }
