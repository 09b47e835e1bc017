# Podozriví, zločiny, miesta: poľské meno, a čo znamená, keď to nie je jasné.

card-bomba = Bomba
card-cinkciarz = Cinkciarz (vekslák)
card-badylarz = Badylarz (zeleninár)
card-kasiarz = Kasiarz (kasár)
card-kelnerka = Kelnerka (čašníčka)
card-taksowkarz = Taksówkarz (taxikár)
card-fotograf = Fotograf
card-szatniarz = Szatniarz (šatniar)
card-docent = Docent
card-marynarz = Marynarz (námorník)
card-piosenkarka = Piosenkarka (speváčka)
card-kierowniczka = Kierowniczka (vedúca predajne)
card-morderstwo = Morderstwo (vražda)
card-kradziez = Kradzież (krádež)
card-wlamanie = Włamanie (vlámanie)
card-szantaz = Szantaż (vydieranie)
card-przemyt = Przemyt (pašovanie)
card-falszerstwo = Fałszerstwo (falšovanie)
card-oszustwo = Oszustwo (podvod)
card-porwanie = Porwanie (únos)
card-napad = Napad (prepadnutie)
card-lapowka = Łapówka (úplatok)
card-okecie = Okęcie (letisko)
card-dom-partii = Dom Partii (Dom strany)
card-teatr-wielki = Teatr Wielki (Veľké divadlo)
card-hotel-forum = Hotel Forum
card-dt-centrum = DT Centrum (obchodné domy)
card-kolumna-zygmunta = Kolumna Zygmunta (Žigmundov stĺp)
card-palac-kultury = Pałac Kultury i Nauki (Palác kultúry a vedy)
card-dworzec-centralny = Dworzec Centralny (centrálna stanica)
card-hotel-gromada = Hotel Gromada
card-supersam = Supersam (veľká samoobsluha)
card-kino-moskwa = Kino Moskwa
card-stadion = Stadion Dziesięciolecia (štadión)
card-bazar-rozyckiego = Bazar Różyckiego (trhovisko)
card-mdm = MDM (sídlisko)
card-unknown = Sprawca nieznany (neznámy páchateľ)
card-prevention = Prewencja (prevencia)

# Karta, ktorú udalosť alebo ťah menuje, podľa jej poľa.

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
