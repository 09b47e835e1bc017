## Slova uvnitř obrázků vyšetřování.

# Jména pod polskými.
picture-card = { $card ->
    [bomba] Bomba
    [cinkciarz] Vekslák
    [badylarz] Zelinář
    [kasiarz] Kasař
    [kelnerka] Servírka
    [taksowkarz] Taxikář
    [fotograf] Fotograf
    [szatniarz] Šatnář
    [docent] Docent
    [marynarz] Námořník
    [piosenkarka] Zpěvačka
    [kierowniczka] Vedoucí prodejny
    [morderstwo] Vražda
    [kradziez] Krádež
    [wlamanie] Vloupání
    [szantaz] Vydírání
    [przemyt] Pašování
    [falszerstwo] Padělání
    [oszustwo] Podvod
    [porwanie] Únos
    [napad] Přepadení
    [lapowka] Úplatek
    [okecie] Letiště Okęcie
    [dom-partii] Dům strany
    [teatr-wielki] Velké divadlo
    [hotel-forum] Hotel Forum
    [dt-centrum] OD Centrum
    [kolumna-zygmunta] Zikmundův sloup
    [palac-kultury] Palác kultury a vědy
    [dworzec-centralny] Centrální nádraží
    [hotel-gromada] Hotel Gromada
    [supersam] Supersam
    [kino-moskwa] Kino Moskva
    [stadion] Stadion
    [bazar-rozyckiego] Tržiště Różyckého
   *[mdm] Sídliště
}
picture-unknown = Neznámý
picture-prevention = Prevence

picture-investigation = Vyšetřování { $number }/{ $of }
picture-round = Kolo { $round }
picture-turn = Na tahu
picture-answers = Odpovídá
picture-over = Konec hry
picture-result = Výsledek
picture-boxes = Za vyřešení teď
picture-deck = Balíček
picture-discarded = Odložené
picture-large = to je ono
picture-small = je hned vedle
picture-noted = poznámka: toto?
picture-closing = chce uzavřít

picture-held = Držíš případ pro:
picture-secret = Tajné – jen pro tebe
picture-own = Tvůj případ: co je známo
picture-notebook = Tvůj zápisník
picture-crossed = tvé škrty
picture-follows = vyplývá
picture-accused = obviňuješ
picture-nothing = Zatím nic
picture-dead-ends = Slepé stopy
picture-wrong = Chybná řešení

picture-solved = Vyšetřování { $number }: případy
picture-left = Kolik případů zbývalo po každém tahu
picture-known = odtud se to dalo vědět
