# Príkazy hry.

command-game = pevnosť
    .about = Hraj Pevnosť

pick-a-place = Miesta { $first } až { $last }…
no-secrets = V tejto hre nie je nič tajné. Čo sa otočilo a zasa leží rubom nahor, to máš len v hlave.

# Below a result with equal scores.
tie-broken = Pri zhode rozhoduje vyššia posledná karta.
score = { $bonus ->
    [true] { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
   *[false] { $points ->
        [one] { $points } karta
        [few] { $points } karty
       *[other] { $points } kariet
    }
}
