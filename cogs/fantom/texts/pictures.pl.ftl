## Kilka słów wewnątrz obrazków pościgu.

# Na pionku: pierwsza litera jego koloru.
picture-letter = { $pawn ->
    [white] B
    [yellow] Ż
    [red] C
    [blue] N
   *[green] Z
}
picture-fantom = Fantom

# Co trzeba teraz zrobić. $pawn dotyczy place, take i detectives.
picture-place = { $pawn ->
    [white] Ustaw biały pionek
    [yellow] Ustaw żółty pionek
    [red] Ustaw czerwony pionek
    [blue] Ustaw niebieski pionek
   *[green] Ustaw zielony pionek
}
picture-hide = Fantom się ukrywa
picture-ride = Przejazd Fantoma
picture-second = Drugi przejazd Fantoma
picture-take = { $pawn ->
    [white] Fantom bierze bilet białego
    [yellow] Fantom bierze bilet żółtego
    [red] Fantom bierze bilet czerwonego
    [blue] Fantom bierze bilet niebieskiego
   *[green] Fantom bierze bilet zielonego
}
picture-detectives = { $pawn ->
    [white] Jedzie biały pionek
    [yellow] Jedzie żółty pionek
    [red] Jedzie czerwony pionek
    [blue] Jedzie niebieski pionek
   *[green] Jedzie zielony pionek
}
picture-together = Jadą detektywi
picture-over = Koniec pościgu

picture-arrested = { $pawn ->
    [white] Aresztował go biały pionek
    [yellow] Aresztował go żółty pionek
    [red] Aresztował go czerwony pionek
    [blue] Aresztował go niebieski pionek
   *[green] Aresztował go zielony pionek
}
picture-cornered = W potrzasku: Fantom przegrał
picture-stranded = Detektywi utknęli: Fantom wygrał
picture-escaped = Uciekł: Fantom wygrał
picture-cut-short = Pościg przerwany

picture-boxes = Pole { $box } z { $boxes }
picture-reveal = Pokaże się w polu { $box }
picture-no-reveal = Już się nie pokaże
picture-seen = Ostatnio widziany na
picture-log = Dziennik Fantoma
picture-secret = Tajne – tylko dla ciebie
picture-tickets = Pozostałe bilety
picture-reached = Kropki: tu mogą dotrzeć pionki
picture-nowhere = Nie ma dokąd jechać
picture-hunt = Pościg { $hunt } z { $hunts }
