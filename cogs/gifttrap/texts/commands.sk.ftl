# Príkazy hry.

command-game = gifttrap
    .about = Hraj GiftTRAP
command-gifts = darčeky
    .about = Vlastné darčeky tohto servera a čo je navrhnuté
command-gift-propose = navrhnúť
    .about = Navrhni darček pre tento server; rozhodne moderátor
command-gift = darček
    .about = Pridaj, odober alebo vyraď vlastný darček servera pre GiftTRAP
    .action = akcia
    .action-about = Pridať darček, odobrať ho z ďalších hier, alebo ho vyradiť aj pri rozohraných stoloch
    .gift = darček
    .gift-about = Pri odobraní a vyradení: ktorý darček
    .deck = balíček
    .deck-about = Do ktorého balíčka: aký je cenný?
    .name = názov
    .name-about = Ako sa darček volá
    .line = opis
    .line-about = Jeden riadok, ktorý ho vysvetlí
    .language = jazyk
    .language-about = Jazyk, v ktorom je napísaný; ak nič nevyberieš, tvoj
gift-action-add = pridať
gift-action-remove = odobrať (rozohraným hrám zostane)
gift-action-void = vyradiť (aj pri rozohraných stoloch)
refused-gift-needs-words = Nový darček potrebuje balíček a názov.
