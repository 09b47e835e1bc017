# Suspects, crimes, places: the Polish name, and its meaning where that is not obvious.

card-bomba = Bomba
card-cinkciarz = Cinkciarz (money changer)
card-badylarz = Badylarz (market gardener)
card-kasiarz = Kasiarz (safe-cracker)
card-kelnerka = Kelnerka (waitress)
card-taksowkarz = Taksówkarz (taxi driver)
card-fotograf = Fotograf (photographer)
card-szatniarz = Szatniarz (cloakroom attendant)
card-docent = Docent (lecturer)
card-marynarz = Marynarz (sailor)
card-piosenkarka = Piosenkarka (singer)
card-kierowniczka = Kierowniczka (shop manager)
card-morderstwo = Morderstwo (murder)
card-kradziez = Kradzież (theft)
card-wlamanie = Włamanie (burglary)
card-szantaz = Szantaż (blackmail)
card-przemyt = Przemyt (smuggling)
card-falszerstwo = Fałszerstwo (forgery)
card-oszustwo = Oszustwo (fraud)
card-porwanie = Porwanie (kidnapping)
card-napad = Napad (robbery)
card-lapowka = Łapówka (bribery)
card-okecie = Okęcie (airport)
card-dom-partii = Dom Partii (Party House)
card-teatr-wielki = Teatr Wielki (Grand Theatre)
card-hotel-forum = Hotel Forum
card-dt-centrum = DT Centrum (department stores)
card-kolumna-zygmunta = Kolumna Zygmunta (Sigismund’s Column)
card-palac-kultury = Pałac Kultury i Nauki (Palace of Culture)
card-dworzec-centralny = Dworzec Centralny (Central Station)
card-hotel-gromada = Hotel Gromada
card-supersam = Supersam (supermarket)
card-kino-moskwa = Kino Moskwa (cinema)
card-stadion = Stadion Dziesięciolecia (stadium)
card-bazar-rozyckiego = Bazar Różyckiego (market)
card-mdm = MDM (housing estate)
card-unknown = Sprawca nieznany (unknown offender)
card-prevention = Prewencja (prevention)

# The card in a fact or a move, by the name of its field.

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
