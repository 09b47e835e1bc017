# Příkazy hry.

command-game = pevnost
    .about = Hraj Pevnost

pick-a-place = Místa { $first } až { $last }…
no-secrets = V téhle hře není nic tajného. Co se otočilo a zase leží rubem nahoru, to máš jen v hlavě.

# Below a result with equal scores.
tie-broken = Při shodě rozhoduje vyšší poslední karta.
score = { $bonus ->
    [true] { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
   *[false] { $points ->
        [one] { $points } karta
        [few] { $points } karty
       *[other] { $points } karet
    }
}
