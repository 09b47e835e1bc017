# Ruchy wpisywane: nazwa, co mówi o niej Discord, i jej opcje.

command-game = twierdza
    .about = Zagraj w Twierdzę
command-turn = odkryj
    .about = Odkryj kartę
    .place = miejsce
    .place-about = Miejsce karty, od A1 do E9
command-take = weź
    .about = Dołóż odkrytą kartę na koniec swojego muru
command-leave = zostaw
    .about = Zostaw odkrytą kartę na miejscu
command-insert = wstaw
    .about = Niech czarodziej wstawi odkrytą kartę tam, gdzie w murze jest jej miejsce (raz)
command-shoot = strzel
    .about = Wystrzel z armaty do karty w cudzym murze
    .target = cel
    .target-about = Czyj mur
    .number = numer
    .number-about = Numer karty

pick-a-place = Miejsca od { $first } do { $last }…
no-secrets = W tej grze nic nie jest tajne. Tylko karty odkryte i znów zakryte trzeba pamiętać.

# Below a result with equal scores.
tie-broken = Przy remisie decyduje wyższa ostatnia karta.
score = { $bonus ->
    [true] { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
   *[false] { $points ->
        [one] { $points } karta
        [few] { $points } karty
        [many] { $points } kart
       *[other] { $points } karty
    }
}
