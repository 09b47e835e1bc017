# Slova v obrázcích. GREAT, GOOD, OK, NO WAY, GIVE, GET, GO a GIFTED jsou na kamenech v každém jazyce.

picture-round = { $round }. kolo
picture-deck-yellow = Žlutý balíček
picture-deck-red = Červený balíček
picture-deck-blue = Modrý balíček
picture-deck-black = Černý balíček
picture-dealt = rozdává
picture-chooses = vybírá dárky
picture-voided = neplatí
picture-trapped = GiftTRAP!

# Vlastní list.
picture-secret = Jen pro tvoje oči
picture-gives = Dáváš
picture-wishes = Přeješ si
picture-preview = Zatím vidíš jen ty
picture-changes = { $count ->
    [0] měnit už nejde
    [one] ještě { $count } změna
    [few] ještě { $count } změny
   *[other] ještě { $count } změn
}
picture-not-laid = nepoužito
picture-sits-out = vynechává kolo
picture-ready = Hotovo

# Rozbalování.
picture-unwraps = rozbaluje
picture-wished = přání

# Konec.
picture-start = Start
picture-matrix = Kdo koho zná nejlíp?
picture-axes = dává ↓ dostává →
picture-average = průměr kroků na dárek
picture-best = Nejlepší dárek
picture-worst = Nejhorší dárek
picture-most-wished = Nejžádanější
picture-decimal = { $whole },{ $tenth }
