rated = Gra rankingowa
ratings-off-here = Gry na tym serwerze nie liczą się w rankingu. Moderatorzy mogą to zmienić poleceniem { COMMAND("settings server") }.
house-ratings = Ranking graczy
house-ratings-about = Wyniki tutejszych gier liczą się w rankingu graczy. Gospodarz może wyłączyć z niego swój stół.
terms-unrated = ⚖️ Poza rankingiem
