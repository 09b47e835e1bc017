# Príkazy hry.

command-game = gifttrap
    .about = Hraj GiftTRAP
command-own-gifts = súbor-darčekov
    .about = Moderátori: nahraj vlastné darčeky servera zo súboru (JSON) alebo ich odober

# Vlastné darčeky servera.
command-gift = darček
    .about = Vlastné darčeky tohto servera
command-gift-add = pridať
    .about = Moderátori: pridaj do balíčka vlastný darček
    .deck = balíček
    .deck-about = Do ktorého balíčka: akú má cenu?
    .name = názov
    .name-about = Ako sa darček volá
    .line = opis
    .line-about = Jedna veta, ktorá ho vysvetlí
    .language = jazyk
    .language-about = V akom jazyku je napísaný; bez toho v tvojom
command-gift-propose = navrhnúť
    .about = Navrhni serveru darček; rozhodne moderátor
command-gift-list = zoznam
    .about = Vlastné darčeky tohto servera a čo je navrhnuté
command-gift-remove = odobrať
    .about = Moderátori: odober vlastný darček servera; rozohraným hrám ostane
    .gift = darček
    .gift-about = Ktorý darček
command-gift-void = vyradiť
    .about = Moderátori: vlastný darček servera prestane platiť aj pri rozohraných stoloch
