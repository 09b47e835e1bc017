# Psané tahy: jméno, co o něm Discord řekne, a jeho volby.

command-game = pevnost
    .about = Hraj Pevnost
command-turn = otočit
    .about = Otoč kartu lícem nahoru
    .place = místo
    .place-about = Místo karty, A1 až E9
command-take = vzít
    .about = Přistav otočenou kartu na konec své zdi
command-leave = nechat
    .about = Nech otočenou kartu ležet
command-insert = vložit
    .about = Ať kouzelník vloží otočenou kartu na její místo ve tvé zdi (jednou)
command-shoot = střílet
    .about = Vystřel z kanonu na kartu v cizí zdi
    .target = cíl
    .target-about = Čí zeď
    .number = číslo
    .number-about = Číslo karty

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
