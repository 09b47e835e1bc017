# Reči pri stole: vety, ktoré hráči povedia k téme hry.

said = 💬 { $seat }: „{ $words }“
button-say = Slovo má { $player }
button-say-own = Vlastnými slovami
talk-title = Vlastnými slovami
talk-label = Jedna veta pre celý stôl
talk-nothing = Teraz sa ťa nikto na nič nepýta. Keď sa herný plán opýta, stlač tlačidlo alebo ako ťah napíš „poviem: …“.
talk-sign = Vo vete nesmie byť { $character }. Vynechaj to.
talk-empty = V tejto vete nie je čo čítať. Napíš najviac { $most } znakov.
talk-long = To je pridlhé: { $count } znakov, zmestí sa najviac { $most }.
talk-word = poviem
