# Rádio Tour česky: co se v kole stalo, největší změna první.

number-1 = jedničku
number-2 = dvojku
number-3 = trojku
number-4 = čtyřku
number-5 = pětku
number-6 = šestku
number-7 = sedmičku
a-number = { TEXT("number", $number, "") }
round-ridden = { $left ->
    [0] 🏁 { $round }. kolo: dojíždí se, { $home ->
        [one] v cíli je { $home } jezdec.
        [few] v cíli jsou { $home } jezdci.
       *[other] v cíli je { $home } jezdců.
    }
   *[other] 🚴 { $since ->
        [0] { $round }. kolo
       *[other] { $since }.–{ $round }. kolo
    }, do cíle { $left }: { $behind ->
        [0] všichni pohromadě.
       *[other] { $named ->
            [0] v čele { $front } jezdců
           *[other] { $front ->
                [one] vpředu sólo { $riders }
                [few] v čele { $riders }
               *[other] v čele { $riders }
            }
        }, { $gap ->
            [0] další skupina hned za zády.
            [one] další skupina ztrácí { $gap } pole.
            [few] další skupina ztrácí { $gap } pole.
           *[other] další skupina ztrácí { $gap } polí.
        }
    }
}
first-in = 🏁 { the-rider } { $number ->
    [0] projíždí cílem na prvním místě!
   *[other] hází { a-number } a projíždí cílem na prvním místě!
} { $count ->
    [0] Ostatní ještě jedou.
   *[other] Další v cíli: { $others }.
}
prime-taken = { $kind ->
    [sprint] 🟢 Sprint
   *[mountain] 🔴 Horská prémie
}: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} bere { the-rider }{ $count ->
    [0] .
   *[other] , dál { $others }.
}
broken-away = ⚡ { the-rider } nastupuje, zelená { $number }: { n-fields }! { $count ->
    [0] Nikdo se nechytá.
    [one] Únik chytá { $followers } ({ $catcher }).
    [few] Únik chytají { $followers }.
   *[other] Únik chytají { $followers }.
}
pulled-along = 🚄 { the-rider } táhne skupinu rychlostí { $speed }, zelená { $number }. { $missed ->
    [0] Hák drží všichni.
    [one] Hák nechytá { $lost }.
    [few] Hák nechytají { $lost }.
   *[other] Hák nechytají { $lost }.
}
crashed = 🤕 { the-rider } riskuje s červenou a padá.{ $count ->
    [0] { "" }
   *[other] { " " }Na zemi i { $others }.
}
gambled = 🎲 { the-rider } riskuje s červenou a hází { a-number }!
braked = 🛑 { the-rider } brzdí, bílá { $number }. Přibrzdit { $count ->
    [one] musí i { $others }.
    [few] musí i { $others }.
   *[other] musí i { $others }.
}
group-torn = { $what ->
    [dropped] ✂️ { $behind ->
        [one] Odpadá { $riders }.
        [few] Odpadají { $riders }.
       *[other] Odpadají { $riders }.
    }
    [away] ✂️ Ve skupině je díra! { $ahead ->
        [one] Odjíždí { $riders }.
        [few] Odjíždějí { $riders }.
       *[other] Odjíždějí { $riders }.
    }
    [level] ↔️ Skupina se na šířku rozdělila: { $ahead } a { $behind } vedle sebe.
   *[halved] ✂️ Skupina se trhá: vpředu { $ahead }, vzadu { $behind }.
}
pace-set = 💨 { the-rider } hází { a-number } a { $reach ->
    [all] veze s sebou celý peloton.
    [group] { $along ->
        [one] veze s sebou { $along } jezdce.
        [few] veze s sebou { $along } jezdce.
       *[other] veze s sebou { $along } jezdců.
    }
   *[nobody] ujíždí celé skupině.
}
group-joined = { $what ->
    [caught] 🪝 { the-rider } { $number ->
        [0] { $count ->
            [one] dojíždí únik, je v něm { $riders }
            [few] dojíždí únik, jsou v něm { $riders }
           *[other] dojíždí únik, je v něm { $riders }
        }
       *[other] hází { a-number } a { $count ->
            [one] dojíždí únik, je v něm { $riders }
            [few] dojíždí únik, jsou v něm { $riders }
           *[other] dojíždí únik, je v něm { $riders }
        }
    }. Pohromadě: { $size }.
    [back] 🤝 { $count ->
        [one] Zpátky ve skupině je { $riders }.
        [few] Zpátky ve skupině jsou { $riders }.
       *[other] Zpátky ve skupině jsou { $riders }.
    } Pohromadě: { $size }.
   *[merged] 🤝 Dvě skupiny se spojily. Pohromadě: { $size }.
}

# Vlastní jezdci čtenáře, v dopisech a na panelu.
own-rider = { $change ->
    [up] 🔼 **{ $rider }**, { $before }. → { $after }. místo
    [down] 🔽 **{ $rider }**, { $before }. → { $after }. místo
   *[same] ▶️ **{ $rider }**, { $after }. místo
}: { own-why }{ $round ->
    [0] { "" }
   *[other] { " " }({ $round }. kolo)
}
own-why = { $why ->
    [head] hází { a-number } proti větru
    [alone] hází { a-number }, jede osaměle
    [roll] hází { a-number }
    [wheel] v háku ({ $other }): { n-fields }
    [take] přebírá rychlost: { n-fields }
    [along] veze se, táhne { $other }
    [missed] { $number ->
        [0] nestačí tempu, { $other } ujíždí
       *[other] hází { a-number }, { $other } ujíždí
    }
    [braked] musí přibrzdit, vpředu brzdí { $other }
    [fall] riskuje a padá
    [solo] nastupuje a nikdo se nechytá
    [held] nastupuje, chytá se { $other }
    [pull] táhne skupinu
    [catch] chytá únik ({ $other })
    [card] hraje kartu trikotu
    [helped] dostává rychlost ({ $other }): { n-fields }
   *[home] { $first ->
        [true] projíždí cílem jako první!
       *[false] je v cíli
    }
}
own-others = ▶️ Zbytek týmu (místo): { $riders }
