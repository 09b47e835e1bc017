# Polecenia gry.

command-game = gifttrap
    .about = Zagraj w GiftTRAP
command-gifts = prezenty
    .about = Własne prezenty tego serwera i propozycje
command-gift-propose = zaproponuj
    .about = Zaproponuj prezent dla tego serwera; decyduje moderator
command-gift = prezent
    .about = Dodaj, usuń albo wyklucz własny prezent serwera do GiftTRAP
    .action = akcja
    .action-about = Dodać prezent, usunąć go z przyszłych gier albo wykluczyć także przy trwających stołach
    .gift = prezent
    .gift-about = Przy usuwaniu i wykluczaniu: który prezent
    .deck = talia
    .deck-about = Do której talii: ile jest wart?
    .name = nazwa
    .name-about = Jak się prezent nazywa
    .line = opis
    .line-about = Jedno zdanie, które go wyjaśnia
    .language = język
    .language-about = Język, w którym jest napisany; bez wyboru twój
gift-action-add = dodaj
gift-action-remove = usuń (trwające gry go zachowają)
gift-action-void = wyklucz (także przy trwających stołach)
refused-gift-needs-words = Nowy prezent potrzebuje talii i nazwy.
