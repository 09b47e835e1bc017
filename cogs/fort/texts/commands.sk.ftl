# Písané ťahy: meno, čo o ňom Discord povie, a jeho voľby.

command-game = pevnosť
    .about = Hraj Pevnosť
command-turn = otočiť
    .about = Otoč kartu lícom nahor
    .place = miesto
    .place-about = Miesto karty, A1 až E9
command-take = vziať
    .about = Pristav otočenú kartu na koniec svojho múru
command-leave = nechať
    .about = Nechaj otočenú kartu ležať
command-insert = vložiť
    .about = Nech čarodejník vloží otočenú kartu na jej miesto v tvojom múre (raz)
command-shoot = strieľať
    .about = Vystreľ z kanóna na kartu v cudzom múre
    .target = cieľ
    .target-about = Čí múr
    .number = číslo
    .number-about = Číslo karty

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
