# Příkazy hry.

command-game = gifttrap
    .about = Hraj GiftTRAP
command-own-gifts = soubor-dárků
    .about = Moderátoři: nahraj vlastní dárky serveru ze souboru (JSON), nebo je odeber

# Vlastní dárky serveru.
command-gift = dárek
    .about = Vlastní dárky tohohle serveru
command-gift-add = přidat
    .about = Moderátoři: přidej do balíčku vlastní dárek
    .deck = balíček
    .deck-about = Do kterého balíčku: jakou má cenu?
    .name = název
    .name-about = Jak se dárek jmenuje
    .line = popis
    .line-about = Jedna věta, která ho vysvětlí
    .language = jazyk
    .language-about = V jakém jazyce je napsaný; bez toho v tvém
command-gift-propose = navrhnout
    .about = Navrhni serveru dárek; rozhodne moderátor
command-gift-list = seznam
    .about = Vlastní dárky tohohle serveru a co je navrženo
command-gift-remove = odebrat
    .about = Moderátoři: odeber vlastní dárek serveru; rozehraným hrám zůstane
    .gift = dárek
    .gift-about = Který dárek
command-gift-void = vyřadit
    .about = Moderátoři: vlastní dárek serveru přestane platit i u rozehraných stolů
