# Rozmowy przy stole: zdania graczy na temat gry.

said = 💬 { $seat }: „{ $words }”
button-say = Głos ma { $player }
button-say-own = Własnymi słowami
talk-title = Własnymi słowami
talk-label = Jedno zdanie dla całego stołu
talk-nothing = Nikt cię teraz o nic nie pyta. Gdy plansza zapyta, naciśnij przycisk albo jako ruch wpisz „powiem: …”.
talk-sign = W zdaniu nie może być znaku { $character }. Pomiń go.
talk-empty = W tym zdaniu nie ma nic do czytania. Napisz najwyżej { $most } znaków.
talk-long = Za długie: { $count } znaków, zmieści się najwyżej { $most }.
talk-word = powiem
