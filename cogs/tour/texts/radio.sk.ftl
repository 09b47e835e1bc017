# Rádio Tour po slovensky: čo sa v kole stalo, najväčšia zmena prvá.

number-1 = jednotku
number-2 = dvojku
number-3 = trojku
number-4 = štvorku
number-5 = päťku
number-6 = šestku
number-7 = sedmičku
a-number = { TEXT("number", $number, "") }
round-ridden = { $left ->
    [0] 🏁 { $round }. kolo: jazdci prichádzajú do cieľa, { $home ->
        [one] v cieli je { $home } jazdec.
        [few] v cieli sú { $home } jazdci.
       *[other] v cieli je { $home } jazdcov.
    }
   *[other] 🚴 { $since ->
        [0] { $round }. kolo
       *[other] { $since }.–{ $round }. kolo
    }, do cieľa { $left }: { $behind ->
        [0] všetci pohromade.
       *[other] { $named ->
            [0] na čele { $front } jazdcov
           *[other] { $front ->
                [one] vpredu sólo { $riders }
                [few] na čele { $riders }
               *[other] na čele { $riders }
            }
        }, { $gap ->
            [0] ďalšia skupina hneď za chrbtom.
            [one] ďalšia skupina stráca { $gap } pole.
            [few] ďalšia skupina stráca { $gap } polia.
           *[other] ďalšia skupina stráca { $gap } polí.
        }
    }
}
first-in = 🏁 { the-rider } { $number ->
    [0] prechádza cieľom na prvom mieste!
   *[other] hádže { a-number } a prechádza cieľom na prvom mieste!
} { $count ->
    [0] Ostatní sú ešte na trati.
   *[other] Ďalší v cieli: { $others }.
}
prime-taken = { $kind ->
    [sprint] 🟢 Šprint
   *[mountain] 🔴 Horská prémia
}: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
} berie { the-rider }{ $count ->
    [0] .
   *[other] , ďalej { $others }.
}
broken-away = ⚡ { the-rider } nastupuje, zelená { $number }: { n-fields }! { $count ->
    [0] Nikto sa nechytá.
    [one] Únik chytá { $followers } ({ $catcher }).
    [few] Únik chytajú { $followers }.
   *[other] Únik chytajú { $followers }.
}
pulled-along = 🚄 { the-rider } ťahá skupinu rýchlosťou { $speed }, zelená { $number }. { $missed ->
    [0] Hák držia všetci.
    [one] Hák nechytá { $lost }.
    [few] Hák nechytajú { $lost }.
   *[other] Hák nechytajú { $lost }.
}
crashed = 🤕 { the-rider } riskuje s červenou a padá.{ $count ->
    [0] { "" }
   *[other] { " " }Na zemi aj { $others }.
}
gambled = 🎲 { the-rider } riskuje s červenou a hádže { a-number }!
braked = 🛑 { the-rider } brzdí, biela { $number }. Pribrzdiť { $count ->
    [one] musí aj { $others }.
    [few] musia aj { $others }.
   *[other] musia aj { $others }.
}
group-torn = { $what ->
    [dropped] ✂️ { $behind ->
        [one] Odpadáva { $riders }.
        [few] Odpadávajú { $riders }.
       *[other] Odpadávajú { $riders }.
    }
    [away] ✂️ V skupine je diera! { $ahead ->
        [one] Odchádza { $riders }.
        [few] Odchádzajú { $riders }.
       *[other] Odchádzajú { $riders }.
    }
    [level] ↔️ Skupina sa na šírku rozdelila: { $ahead } a { $behind } vedľa seba.
   *[halved] ✂️ Skupina sa trhá: vpredu { $ahead }, vzadu { $behind }.
}
pace-set = 💨 { the-rider } hádže { a-number } a { $reach ->
    [all] berie so sebou celý pelotón.
    [group] { $along ->
        [one] berie so sebou { $along } jazdca.
        [few] berie so sebou { $along } jazdcov.
       *[other] berie so sebou { $along } jazdcov.
    }
   *[nobody] uniká celej skupine.
}
group-joined = { $what ->
    [caught] 🪝 { the-rider } { $number ->
        [0] { $count ->
            [one] doťahuje únik, je v ňom { $riders }
            [few] doťahuje únik, sú v ňom { $riders }
           *[other] doťahuje únik, je v ňom { $riders }
        }
       *[other] hádže { a-number } a { $count ->
            [one] doťahuje únik, je v ňom { $riders }
            [few] doťahuje únik, sú v ňom { $riders }
           *[other] doťahuje únik, je v ňom { $riders }
        }
    }. Pohromade: { $size }.
    [back] 🤝 { $count ->
        [one] Späť v skupine je { $riders }.
        [few] Späť v skupine sú { $riders }.
       *[other] Späť v skupine sú { $riders }.
    } Pohromade: { $size }.
   *[merged] 🤝 Dve skupiny sa spojili. Pohromade: { $size }.
}

# Vlastní jazdci čitateľa, v listoch a na paneli.
own-rider = { $change ->
    [up] 🔼 **{ $rider }**, { $before }. → { $after }. miesto
    [down] 🔽 **{ $rider }**, { $before }. → { $after }. miesto
   *[same] ▶️ **{ $rider }**, { $after }. miesto
}: { own-why }{ $round ->
    [0] { "" }
   *[other] { " " }({ $round }. kolo)
}
own-why = { $why ->
    [head] hádže { a-number } proti vetru
    [alone] hádže { a-number }, ide osamote
    [roll] hádže { a-number }
    [wheel] v háku ({ $other }): { n-fields }
    [take] preberá rýchlosť: { n-fields }
    [along] vezie sa, ťahá { $other }
    [missed] { $number ->
        [0] nestačí tempu, { $other } uniká
       *[other] hádže { a-number }, { $other } uniká
    }
    [braked] musí pribrzdiť, vpredu brzdí { $other }
    [fall] riskuje a padá
    [solo] nastupuje a nikto sa nechytá
    [held] nastupuje, chytá sa { $other }
    [pull] ťahá skupinu
    [catch] chytá únik ({ $other })
    [card] hrá kartu dresu
    [helped] dostáva rýchlosť ({ $other }): { n-fields }
   *[home] { $first ->
        [true] prechádza cieľom ako prvý!
       *[false] je v cieli
    }
}
own-others = ▶️ Zvyšok tímu (miesto): { $riders }
