# Radio Tour po polsku: co się stało w rundzie, największa zmiana na początku.

number-1 = jedynkę
number-2 = dwójkę
number-3 = trójkę
number-4 = czwórkę
number-5 = piątkę
number-6 = szóstkę
number-7 = siódemkę
a-number = { TEXT("number", $number, "") }
round-ridden = { $left ->
    [0] 🏁 Runda { $round }: wjeżdżają na metę, { $home ->
        [one] jest już { $home } kolarz.
        [few] są już { $home } kolarze.
        [many] jest już { $home } kolarzy.
       *[other] jest już { $home } kolarza.
    }
   *[other] 🚴 { $since ->
        [0] Runda { $round }
       *[other] Rundy { $since }–{ $round }
    }, do mety { $left }: { $behind ->
        [0] wszyscy razem.
       *[other] { $named ->
            [0] z przodu { $front } kolarzy
           *[other] { $front ->
                [one] z przodu samotnie { $riders }
                [few] z przodu { $riders }
                [many] z przodu { $riders }
               *[other] z przodu { $riders }
            }
        }, { $gap ->
            [0] następna grupa tuż za plecami.
            [one] następna grupa traci { $gap } pole.
            [few] następna grupa traci { $gap } pola.
            [many] następna grupa traci { $gap } pól.
           *[other] następna grupa traci { $gap } pola.
        }
    }
}
first-in = 🏁 { the-rider } { $number ->
    [0] wpada na metę na pierwszym miejscu!
   *[other] rzuca { a-number } i wpada na metę na pierwszym miejscu!
} { $count ->
    [0] Reszta jeszcze na trasie.
   *[other] Dalej: { $others }.
}
prime-taken = { $kind ->
    [sprint] 🟢 Premia lotna
   *[mountain] 🔴 Premia górska
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} bierze { the-rider }{ $count ->
    [0] .
   *[other] , dalej { $others }.
}
broken-away = ⚡ { the-rider } atakuje, zielona { $number }: { n-fields }! { $count ->
    [0] Nikt nie siada na koło.
    [one] Atak kasuje { $followers } ({ $catcher }).
    [few] Atak kasują { $followers }.
    [many] Atak kasują { $followers }.
   *[other] Atak kasują { $followers }.
}
pulled-along = 🚄 { the-rider } szarpie i ciągnie grupę z prędkością { $speed }, zielona { $number }. { $missed ->
    [0] Koło trzymają wszyscy.
    [one] Koło gubi { $lost }.
    [few] Koło gubią { $lost }.
    [many] Koło gubią { $lost }.
   *[other] Koło gubią { $lost }.
}
crashed = 🤕 { the-rider } ryzykuje z czerwoną i leży.{ $count ->
    [0] { "" }
   *[other] { " " }Na ziemi też { $others }.
}
gambled = 🎲 { the-rider } ryzykuje z czerwoną i rzuca { a-number }!
braked = 🛑 { the-rider } hamuje, biała { $number }. Zwolnić { $count ->
    [one] musi też { $others }.
    [few] muszą też { $others }.
    [many] muszą też { $others }.
   *[other] muszą też { $others }.
}
group-torn = { $what ->
    [dropped] ✂️ { $behind ->
        [one] Odpada { $riders }.
        [few] Odpadają { $riders }.
        [many] Odpadają { $riders }.
       *[other] Odpadają { $riders }.
    }
    [away] ✂️ W grupie robi się luka! { $ahead ->
        [one] Odjeżdża { $riders }.
        [few] Odjeżdżają { $riders }.
        [many] Odjeżdżają { $riders }.
       *[other] Odjeżdżają { $riders }.
    }
    [level] ↔️ Grupa rozjechała się na boki: { $ahead } i { $behind } obok siebie.
   *[halved] ✂️ Grupa się rwie: z przodu { $ahead }, z tyłu { $behind }.
}
pace-set = 💨 { the-rider } rzuca { a-number } i { $reach ->
    [all] pociąga za sobą cały peleton.
    [group] { $along ->
        [one] pociąga za sobą { $along } kolarza.
        [few] pociąga za sobą { $along } kolarzy.
        [many] pociąga za sobą { $along } kolarzy.
       *[other] pociąga za sobą { $along } kolarza.
    }
   *[nobody] odjeżdża całej grupie.
}
group-joined = { $what ->
    [caught] 🪝 { the-rider } { $number ->
        [0] kasuje ucieczkę, { $count ->
            [one] jedzie w niej { $riders }
            [few] jadą w niej { $riders }
            [many] jadą w niej { $riders }
           *[other] jadą w niej { $riders }
        }
       *[other] rzuca { a-number } i kasuje ucieczkę, { $count ->
            [one] jedzie w niej { $riders }
            [few] jadą w niej { $riders }
            [many] jadą w niej { $riders }
           *[other] jadą w niej { $riders }
        }
    }. Razem: { $size }.
    [back] 🤝 { $count ->
        [one] Z powrotem w grupie jest { $riders }.
        [few] Z powrotem w grupie są { $riders }.
        [many] Z powrotem w grupie są { $riders }.
       *[other] Z powrotem w grupie są { $riders }.
    } Razem: { $size }.
   *[merged] 🤝 Dwie grupy się połączyły. Razem: { $size }.
}

# Właśni kolarze czytelnika, w listach i na panelu.
own-rider = { $change ->
    [up] 🔼 **{ $rider }**, miejsce { $before } → { $after }
    [down] 🔽 **{ $rider }**, miejsce { $before } → { $after }
   *[same] ▶️ **{ $rider }**, miejsce { $after }
}: { own-why }{ $round ->
    [0] { "" }
   *[other] { " " }(runda { $round })
}
own-why = { $why ->
    [head] rzuca { a-number } pod wiatr
    [alone] rzuca { a-number }, jedzie samotnie
    [roll] rzuca { a-number }
    [wheel] na kole ({ $other }): { n-fields }
    [take] przejmuje prędkość: { n-fields }
    [along] wiezie się, ciągnie { $other }
    [missed] { $number ->
        [0] nie daje rady, { $other } odjeżdża
       *[other] rzuca { a-number }, { $other } odjeżdża
    }
    [braked] musi zwolnić, z przodu hamuje { $other }
    [fall] ryzykuje i leży
    [solo] atakuje i nikt nie siada na koło
    [held] atakuje, na kole { $other }
    [pull] szarpie i ciągnie grupę
    [catch] kasuje atak ({ $other })
    [card] zagrywa kartę koszulki
    [helped] dostaje prędkość ({ $other }): { n-fields }
   *[home] { $first ->
        [true] jako pierwszy mija metę!
       *[false] jest na mecie
    }
}
own-others = ▶️ Reszta drużyny (miejsce): { $riders }
