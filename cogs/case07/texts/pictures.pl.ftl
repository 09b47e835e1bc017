## Słowa wewnątrz obrazków śledztwa.

# Nazwy na kartach i żetonach.
picture-card = { $card ->
    [bomba] Bomba
    [cinkciarz] Cinkciarz
    [badylarz] Badylarz
    [kasiarz] Kasiarz
    [kelnerka] Kelnerka
    [taksowkarz] Taksówkarz
    [fotograf] Fotograf
    [szatniarz] Szatniarz
    [docent] Docent
    [marynarz] Marynarz
    [piosenkarka] Piosenkarka
    [kierowniczka] Kierowniczka
    [morderstwo] Morderstwo
    [kradziez] Kradzież
    [wlamanie] Włamanie
    [szantaz] Szantaż
    [przemyt] Przemyt
    [falszerstwo] Fałszerstwo
    [oszustwo] Oszustwo
    [porwanie] Porwanie
    [napad] Napad
    [lapowka] Łapówka
    [okecie] Okęcie
    [dom-partii] Dom Partii
    [teatr-wielki] Teatr Wielki
    [hotel-forum] Hotel Forum
    [dt-centrum] DT Centrum
    [kolumna-zygmunta] Kolumna Zygmunta
    [palac-kultury] Pałac Kultury i Nauki
    [dworzec-centralny] Dworzec Centralny
    [hotel-gromada] Hotel Gromada
    [supersam] Supersam
    [kino-moskwa] Kino Moskwa
    [stadion] Stadion
    [bazar-rozyckiego] Bazar Różyckiego
   *[mdm] MDM
}
picture-unknown = Sprawca nieznany
picture-prevention = Prewencja

picture-investigation = Śledztwo { $number }/{ $of }
picture-round = Runda { $round }
picture-turn = Teraz gra
picture-answers = Odpowiada
picture-over = Koniec gry
picture-result = Wynik
picture-boxes = Za rozwiązanie teraz
picture-deck = Talia
picture-discarded = Odrzucone
picture-large = to jest to
picture-small = jest tuż obok
picture-noted = notatka: to?
picture-closing = chce zamknięcia

picture-held = Tę sprawę rozwiązuje:
picture-secret = Tajne – tylko do twojej wiadomości
picture-own = Twoja sprawa: co wiadomo
picture-notebook = Twój notes
picture-crossed = twoje skreślenia
picture-follows = skreślenia notesu
picture-accused = twój typ
picture-nothing = Na razie nic
picture-dead-ends = Ślepe tropy
picture-wrong = Błędne oskarżenia

picture-solved = Śledztwo { $number }: sprawy
picture-left = Ile rozwiązań wchodziło w grę po każdej turze
picture-known = odtąd wszystko jasne
