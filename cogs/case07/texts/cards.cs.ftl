# Podezřelí, zločiny, místa: polské jméno, a co znamená, když to není jasné.

card-bomba = Bomba
card-cinkciarz = Cinkciarz (vekslák)
card-badylarz = Badylarz (zelinář)
card-kasiarz = Kasiarz (kasař)
card-kelnerka = Kelnerka (servírka)
card-taksowkarz = Taksówkarz (taxikář)
card-fotograf = Fotograf
card-szatniarz = Szatniarz (šatnář)
card-docent = Docent
card-marynarz = Marynarz (námořník)
card-piosenkarka = Piosenkarka (zpěvačka)
card-kierowniczka = Kierowniczka (vedoucí prodejny)
card-morderstwo = Morderstwo (vražda)
card-kradziez = Kradzież (krádež)
card-wlamanie = Włamanie (vloupání)
card-szantaz = Szantaż (vydírání)
card-przemyt = Przemyt (pašování)
card-falszerstwo = Fałszerstwo (padělání)
card-oszustwo = Oszustwo (podvod)
card-porwanie = Porwanie (únos)
card-napad = Napad (přepadení)
card-lapowka = Łapówka (úplatek)
card-okecie = Okęcie (letiště)
card-dom-partii = Dom Partii (Dům strany)
card-teatr-wielki = Teatr Wielki (Velké divadlo)
card-hotel-forum = Hotel Forum
card-dt-centrum = DT Centrum (obchodní domy)
card-kolumna-zygmunta = Kolumna Zygmunta (Zikmundův sloup)
card-palac-kultury = Pałac Kultury i Nauki (Palác kultury a vědy)
card-dworzec-centralny = Dworzec Centralny (centrální nádraží)
card-hotel-gromada = Hotel Gromada
card-supersam = Supersam (velká samoobsluha)
card-kino-moskwa = Kino Moskwa
card-stadion = Stadion Dziesięciolecia (stadion)
card-bazar-rozyckiego = Bazar Różyckiego (tržiště)
card-mdm = MDM (sídliště)
card-unknown = Sprawca nieznany (neznámý pachatel)
card-prevention = Prewencja (prevence)

# Karta, kterou událost nebo tah jmenuje, podle jejího pole.

the-card = { $card ->
    [bomba] { card-bomba }
    [cinkciarz] { card-cinkciarz }
    [badylarz] { card-badylarz }
    [kasiarz] { card-kasiarz }
    [kelnerka] { card-kelnerka }
    [taksowkarz] { card-taksowkarz }
    [fotograf] { card-fotograf }
    [szatniarz] { card-szatniarz }
    [docent] { card-docent }
    [marynarz] { card-marynarz }
    [piosenkarka] { card-piosenkarka }
    [kierowniczka] { card-kierowniczka }
    [morderstwo] { card-morderstwo }
    [kradziez] { card-kradziez }
    [wlamanie] { card-wlamanie }
    [szantaz] { card-szantaz }
    [przemyt] { card-przemyt }
    [falszerstwo] { card-falszerstwo }
    [oszustwo] { card-oszustwo }
    [porwanie] { card-porwanie }
    [napad] { card-napad }
    [lapowka] { card-lapowka }
    [okecie] { card-okecie }
    [dom-partii] { card-dom-partii }
    [teatr-wielki] { card-teatr-wielki }
    [hotel-forum] { card-hotel-forum }
    [dt-centrum] { card-dt-centrum }
    [kolumna-zygmunta] { card-kolumna-zygmunta }
    [palac-kultury] { card-palac-kultury }
    [dworzec-centralny] { card-dworzec-centralny }
    [hotel-gromada] { card-hotel-gromada }
    [supersam] { card-supersam }
    [kino-moskwa] { card-kino-moskwa }
    [stadion] { card-stadion }
    [bazar-rozyckiego] { card-bazar-rozyckiego }
   *[mdm] { card-mdm }
}
the-suspect = { $suspect ->
    [bomba] { card-bomba }
    [cinkciarz] { card-cinkciarz }
    [badylarz] { card-badylarz }
    [kasiarz] { card-kasiarz }
    [kelnerka] { card-kelnerka }
    [taksowkarz] { card-taksowkarz }
    [fotograf] { card-fotograf }
    [szatniarz] { card-szatniarz }
    [docent] { card-docent }
    [marynarz] { card-marynarz }
    [piosenkarka] { card-piosenkarka }
   *[kierowniczka] { card-kierowniczka }
}
the-crime = { $crime ->
    [morderstwo] { card-morderstwo }
    [kradziez] { card-kradziez }
    [wlamanie] { card-wlamanie }
    [szantaz] { card-szantaz }
    [przemyt] { card-przemyt }
    [falszerstwo] { card-falszerstwo }
    [oszustwo] { card-oszustwo }
    [porwanie] { card-porwanie }
    [napad] { card-napad }
   *[lapowka] { card-lapowka }
}
the-place = { $place ->
    [okecie] { card-okecie }
    [dom-partii] { card-dom-partii }
    [teatr-wielki] { card-teatr-wielki }
    [hotel-forum] { card-hotel-forum }
    [dt-centrum] { card-dt-centrum }
    [kolumna-zygmunta] { card-kolumna-zygmunta }
    [palac-kultury] { card-palac-kultury }
    [dworzec-centralny] { card-dworzec-centralny }
    [hotel-gromada] { card-hotel-gromada }
    [supersam] { card-supersam }
    [kino-moskwa] { card-kino-moskwa }
    [stadion] { card-stadion }
    [bazar-rozyckiego] { card-bazar-rozyckiego }
   *[mdm] { card-mdm }
}
