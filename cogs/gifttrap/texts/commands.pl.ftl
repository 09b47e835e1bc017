# Polecenia gry.

command-game = gifttrap
    .about = Zagraj w GiftTRAP
command-own-gifts = plik-prezentów
    .about = Moderatorzy: wczytaj własne prezenty serwera z pliku (JSON) albo je usuń

# Własne prezenty serwera.
command-gift = prezent
    .about = Własne prezenty tego serwera
command-gift-add = dodaj
    .about = Moderatorzy: dodaj do talii własny prezent
    .deck = talia
    .deck-about = Do której talii: ile jest wart?
    .name = nazwa
    .name-about = Jak nazywa się prezent
    .line = opis
    .line-about = Jedno zdanie, które go wyjaśnia
    .language = język
    .language-about = W jakim języku jest napisany; bez tego w twoim
command-gift-propose = zaproponuj
    .about = Zaproponuj serwerowi prezent; zdecyduje moderator
command-gift-list = lista
    .about = Własne prezenty tego serwera i propozycje
command-gift-remove = usuń
    .about = Moderatorzy: usuń własny prezent serwera; w rozpoczętych grach zostanie
    .gift = prezent
    .gift-about = Który prezent
command-gift-void = wyklucz
    .about = Moderatorzy: własny prezent serwera przestaje się liczyć także w trwających grach
