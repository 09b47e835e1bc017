# Slová v obrázkoch. GREAT, GOOD, OK, NO WAY, GIVE, GET, GO a GIFTED sú na kameňoch v každom jazyku.

picture-round = { $round }. kolo
picture-deck-yellow = Žltý balíček
picture-deck-red = Červený balíček
picture-deck-blue = Modrý balíček
picture-deck-black = Čierny balíček
picture-dealt = rozdáva
picture-chooses = vyberá darčeky
picture-voided = neplatí
picture-trapped = GiftTRAP!

# Vlastný list.
picture-secret = Len pre tvoje oči
picture-gives = Dávaš
picture-wishes = Želáš si
picture-preview = Zatiaľ vidíš len ty
picture-changes = { $count ->
    [0] meniť sa už nedá
    [one] ešte { $count } zmena
    [few] ešte { $count } zmeny
   *[other] ešte { $count } zmien
}
picture-not-laid = nepoužité
picture-sits-out = vynecháva kolo
picture-ready = Hotovo

# Rozbaľovanie.
picture-unwraps = rozbaľuje
picture-wished = želania

# Koniec.
picture-start = Štart
picture-matrix = Kto koho pozná najlepšie?
picture-axes = dáva ↓ dostáva →
picture-average = priemer krokov na darček
picture-best = Najlepší darček
picture-worst = Najhorší darček
picture-most-wished = Najžiadanejší
picture-decimal = { $whole },{ $tenth }
