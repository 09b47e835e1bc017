# Příkazy hry.

command-game = gifttrap
    .about = Hraj GiftTRAP
command-gifts = dárky
    .about = Vlastní dárky tohohle serveru a co je navržené
command-gift-propose = navrhnout
    .about = Navrhni dárek pro tenhle server; rozhodne moderátor
command-gift = dárek
    .about = Přidej, odeber nebo vyřaď vlastní dárek serveru pro GiftTRAP
    .action = akce
    .action-about = Přidat dárek, odebrat ho z příštích her, nebo ho vyřadit i u rozehraných stolů
    .gift = dárek
    .gift-about = Při odebrání a vyřazení: který dárek
    .deck = balíček
    .deck-about = Do kterého balíčku: jak je cenný?
    .name = název
    .name-about = Jak se dárek jmenuje
    .line = popis
    .line-about = Jeden řádek, který ho vysvětlí
    .language = jazyk
    .language-about = Jazyk, ve kterém je napsaný; když nic nevybereš, tvůj
gift-action-add = přidat
gift-action-remove = odebrat (rozehraným hrám zůstane)
gift-action-void = vyřadit (i u rozehraných stolů)
refused-gift-needs-words = Nový dárek potřebuje balíček a název.
