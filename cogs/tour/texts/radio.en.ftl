# The Tour's radio in English: what happened in a round, the biggest change first.

number-1 = a one
number-2 = a two
number-3 = a three
number-4 = a four
number-5 = a five
number-6 = a six
number-7 = a seven
a-number = { TEXT("number", $number, "") }
round-ridden = { $left ->
    [0] 🏁 Round { $round }: they’re coming in, { $home ->
        [one] { $home } rider is home.
       *[other] { $home } riders are home.
    }
   *[other] 🚴 { $since ->
        [0] Round { $round }
       *[other] Rounds { $since }–{ $round }
    }, { $left } to go: { $behind ->
        [0] all together.
       *[other] { $named ->
            [0] { $front } riders in front
           *[other] { $front ->
                [one] { $riders } is alone in front
               *[other] { $riders } in front
            }
        }, { $gap ->
            [0] the next group right behind.
            [one] the next group { $gap } field behind.
           *[other] the next group { $gap } fields behind.
        }
    }
}
first-in = 🏁 { the-rider } { $number ->
    [0] is first across the line!
   *[other] rolls { a-number } and is first across the line!
} { $count ->
    [0] The others are still on the road.
   *[other] Behind: { $others }.
}
prime-taken = { $kind ->
    [sprint] 🟢 Sprint
   *[mountain] 🔴 Mountain
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { the-rider }{ $count ->
    [0] .
   *[other] , then { $others }.
}
broken-away = ⚡ { the-rider } attacks, green { $number }: { n-fields }! { $count ->
    [0] Nobody can follow.
    [one] { $followers } ({ $catcher }) catches the attack.
   *[other] { $followers } catch the attack.
}
pulled-along = 🚄 { the-rider } pulls at { $speed }, green { $number }. { $missed ->
    [0] Everybody holds the wheel.
   *[other] Missing the wheel: { $lost }.
}
crashed = 🤕 { the-rider } gambles on red and crashes.{ $count ->
    [0] { "" }
   *[other] { " " }Down too: { $others }.
}
gambled = 🎲 { the-rider } gambles on red and rolls { a-number }!
braked = 🛑 { the-rider } hits the brakes, white { $number }. { $count ->
    [one] { $others } is stuck behind.
   *[other] { $others } are stuck behind.
}
group-torn = { $what ->
    [dropped] ✂️ { $behind ->
        [one] { $riders } is dropped.
       *[other] { $riders } are dropped.
    }
    [away] ✂️ A gap! { $ahead ->
        [one] { $riders } gets away.
       *[other] { $riders } get away.
    }
    [level] ↔️ The group splits across the road: { $ahead } and { $behind } side by side.
   *[halved] ✂️ The group splits: { $ahead } in front, { $behind } behind.
}
pace-set = 💨 { the-rider } rolls { a-number } and { $reach ->
    [all] takes the whole field along.
    [group] { $along ->
        [one] takes { $along } rider along.
       *[other] takes { $along } riders along.
    }
   *[nobody] rides away from the group.
}
group-joined = { $what ->
    [caught] 🪝 { the-rider } { $number ->
        [0] closes the gap: { $count ->
            [one] { $riders } is caught
           *[other] { $riders } are caught
        }
       *[other] rolls { a-number } and closes the gap: { $count ->
            [one] { $riders } is caught
           *[other] { $riders } are caught
        }
    }, { $size } together.
    [back] 🤝 { $count ->
        [one] { $riders } is back in the group
       *[other] { $riders } are back in the group
    }: { $size } together.
   *[merged] 🤝 Two groups become one: { $size } together.
}

# The reader's own riders, in letters and on panels.
own-rider = { $change ->
    [up] 🔼 **{ $rider }**, place { $before } → { $after }
    [down] 🔽 **{ $rider }**, place { $before } → { $after }
   *[same] ▶️ **{ $rider }**, place { $after }
}: { own-why }{ $round ->
    [0] { "" }
   *[other] { " " }(round { $round })
}
own-why = { $why ->
    [head] rolls { a-number } into the wind
    [alone] rolls { a-number }, all alone
    [roll] rolls { a-number }
    [wheel] holds the wheel of { $other }: { n-fields }
    [take] takes the speed over: { n-fields }
    [along] comes along when { $other } pulls
    [missed] { $number ->
        [0] can’t hold on, { $other } gets away
       *[other] rolls { a-number }, { $other } gets away
    }
    [braked] is stuck behind { $other }, who brakes
    [fall] gambles and falls
    [solo] attacks, and nobody can follow
    [held] attacks, { $other } hangs on
    [pull] pulls the group along
    [catch] catches the attack of { $other }
    [card] plays the jersey’s card
    [helped] gets speed from { $other }: { n-fields }
   *[home] { $first ->
        [true] is first across the line!
       *[false] is in
    }
}
own-others = ▶️ The rest of your team (place): { $riders }
