## Slová vnútri obrázkov vyšetrovania.

# Mená pod poľskými.
picture-card = { $card ->
    [bomba] Bomba
    [cinkciarz] Vekslák
    [badylarz] Zeleninár
    [kasiarz] Kasár
    [kelnerka] Čašníčka
    [taksowkarz] Taxikár
    [fotograf] Fotograf
    [szatniarz] Šatniar
    [docent] Docent
    [marynarz] Námorník
    [piosenkarka] Speváčka
    [kierowniczka] Vedúca predajne
    [morderstwo] Vražda
    [kradziez] Krádež
    [wlamanie] Vlámanie
    [szantaz] Vydieranie
    [przemyt] Pašovanie
    [falszerstwo] Falšovanie
    [oszustwo] Podvod
    [porwanie] Únos
    [napad] Prepadnutie
    [lapowka] Úplatok
    [okecie] Letisko Okęcie
    [dom-partii] Dom strany
    [teatr-wielki] Veľké divadlo
    [hotel-forum] Hotel Forum
    [dt-centrum] OD Centrum
    [kolumna-zygmunta] Žigmundov stĺp
    [palac-kultury] Palác kultúry a vedy
    [dworzec-centralny] Centrálna stanica
    [hotel-gromada] Hotel Gromada
    [supersam] Supersam
    [kino-moskwa] Kino Moskva
    [stadion] Štadión
    [bazar-rozyckiego] Trhovisko Różyckého
   *[mdm] Sídlisko
}
picture-unknown = Neznámy
picture-prevention = Prevencia

picture-investigation = Vyšetrovanie { $number }/{ $of }
picture-round = Kolo { $round }
picture-turn = Na ťahu
picture-answers = Odpovedá
picture-over = Koniec hry
picture-result = Výsledok
picture-boxes = Za vyriešenie teraz
picture-deck = Balíček
picture-discarded = Odložené
picture-large = to je ono
picture-small = je hneď vedľa
picture-noted = poznámka: toto?
picture-closing = chce uzavrieť

picture-held = Držíš prípad, ktorý rieši:
picture-secret = Tajné – len pre tvoje oči
picture-own = Tvoj prípad: čo je známe
picture-notebook = Tvoj zápisník
picture-crossed = tvoje škrty
picture-follows = vyplýva
picture-accused = tvoj tip
picture-nothing = Zatiaľ nič
picture-dead-ends = Slepé stopy
picture-wrong = Chybné riešenia

picture-solved = Vyšetrovanie { $number }: prípady
picture-left = Koľko prípadov zostávalo po každom ťahu
picture-known = odtiaľto sa to dalo vyriešiť
