# Podejrzani, przestępstwa, miejsca.

card-bomba = Bomba
card-cinkciarz = Cinkciarz
card-badylarz = Badylarz
card-kasiarz = Kasiarz
card-kelnerka = Kelnerka
card-taksowkarz = Taksówkarz
card-fotograf = Fotograf
card-szatniarz = Szatniarz
card-docent = Docent
card-marynarz = Marynarz
card-piosenkarka = Piosenkarka
card-kierowniczka = Kierowniczka
card-morderstwo = Morderstwo
card-kradziez = Kradzież
card-wlamanie = Włamanie
card-szantaz = Szantaż
card-przemyt = Przemyt
card-falszerstwo = Fałszerstwo
card-oszustwo = Oszustwo
card-porwanie = Porwanie
card-napad = Napad
card-lapowka = Łapówka
card-okecie = Okęcie
card-dom-partii = Dom Partii
card-teatr-wielki = Teatr Wielki
card-hotel-forum = Hotel Forum
card-dt-centrum = DT Centrum
card-kolumna-zygmunta = Kolumna Zygmunta
card-palac-kultury = Pałac Kultury i Nauki
card-dworzec-centralny = Dworzec Centralny
card-hotel-gromada = Hotel Gromada
card-supersam = Supersam
card-kino-moskwa = Kino Moskwa
card-stadion = Stadion Dziesięciolecia
card-bazar-rozyckiego = Bazar Różyckiego
card-mdm = MDM
card-unknown = Sprawca nieznany
card-prevention = Prewencja

# Karta, którą wymienia zdarzenie albo ruch, według jej pola.

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
