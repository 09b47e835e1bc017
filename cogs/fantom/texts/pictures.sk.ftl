## Pár slov vnútri obrázkov honu.

# Na figúrke: prvé písmeno jej farby.
picture-letter = { $pawn ->
    [white] B
    [yellow] Ž
    [red] Č
    [blue] M
   *[green] Z
}
picture-fantom = Fantóm

# Čo je práve na rade. $pawn sa týka place, take a detectives.
picture-place = { $pawn ->
    [white] Postav bielu figúrku
    [yellow] Postav žltú figúrku
    [red] Postav červenú figúrku
    [blue] Postav modrú figúrku
   *[green] Postav zelenú figúrku
}
picture-hide = Fantóm sa ukrýva
picture-ride = Fantómova jazda
picture-second = Druhá Fantómova jazda
picture-take = { $pawn ->
    [white] Fantóm berie žetón bielej
    [yellow] Fantóm berie žetón žltej
    [red] Fantóm berie žetón červenej
    [blue] Fantóm berie žetón modrej
   *[green] Fantóm berie žetón zelenej
}
picture-detectives = { $pawn ->
    [white] Ide biela figúrka
    [yellow] Ide žltá figúrka
    [red] Ide červená figúrka
    [blue] Ide modrá figúrka
   *[green] Ide zelená figúrka
}
picture-together = Idú detektívi
picture-over = Hon sa skončil

picture-arrested = { $pawn ->
    [white] Zatkla ho biela figúrka
    [yellow] Zatkla ho žltá figúrka
    [red] Zatkla ho červená figúrka
    [blue] Zatkla ho modrá figúrka
   *[green] Zatkla ho zelená figúrka
}
picture-cornered = V pasci: Fantóm prehral
picture-stranded = Detektívi uviazli: Fantóm vyhral
picture-escaped = Unikol: Fantóm vyhral
picture-cut-short = Hon sa skončil predčasne

picture-boxes = Okienko { $box }/{ $boxes }
picture-reveal = Objaví sa v okienku { $box }
picture-no-reveal = Už sa neobjaví
picture-seen = Naposledy videný na
picture-log = Fantómova tabuľka
picture-secret = Tajné – len pre tvoje oči
picture-tickets = Zostávajúce žetóny
picture-reached = Bodkovane: sem figúrky dosiahnu ďalšou jazdou
picture-nowhere = Niet kam ísť
picture-hunt = Hon { $hunt }/{ $hunts }
