# Polecenia gry.

command-game = twierdza
    .about = Zagraj w Twierdzę

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
