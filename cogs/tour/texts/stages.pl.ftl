# Co jest nie tak z plikiem etapu, który serwer chce wczytać. $line to zawsze wiersz pliku, $section i $step liczą się
# od 1, $step w obrębie odcinka; $lane liczy się od 1 od lewej.

stage-sections = Wiersz { $line }: liczba odcinków to { $count }, a na etapie ma ich być od { $least } do { $most }.
stage-section-steps = Wiersz { $line }, odcinek { $section }: odcinek ma mieć od { $least } do { $most } kroków.
stage-steps = Wiersz { $line }: liczba kroków to razem { $count }, a od startu do mety ma ich być od { $least } do { $most }.
stage-start-height = Wiersz { $line }: start ma leżeć na wysokości od { $least } do { $most } metrów nad poziomem morza.
stage-heights = Wiersz { $line }, odcinek { $section }: podaj od { $least } do { $most } wysokości; ostatnia dotyczy końca odcinka.
stage-height = Wiersz { $line }, odcinek { $section }: każda wysokość ma wynosić od { $least } do { $most } metrów nad poziomem morza.
stage-climb-falls = Wiersz { $line }, odcinek { $section }: podjazd ma się kończyć wyżej, niż się zaczyna; ten prowadzi z { $begin } na { $end } metrów.
stage-prime-step = Wiersz { $line }, odcinek { $section }: premia ma wisieć na jednym z kroków od 1 do { $most }.
stage-prime-kind = Wiersz { $line }, odcinek { $section }: premie górskie są na podjazdach, a lotne na płaskim.
stage-lanes-first = Wiersz { $line }, odcinek { $section }: podaj, które pasy są od kroku 1.
stage-lanes-step = Wiersz { $line }, odcinek { $section }: pasy nie mogą się zmieniać na kroku { $step }; kroki są tu od 1 do { $most }.
stage-lanes = Wiersz { $line }, odcinek { $section }, krok { $step }: pasy zapisuj jako "1-6" albo, z wysepką, "1-3, 5-6".
stage-climb-width = Wiersz { $line }, odcinek { $section }, krok { $step }: liczba pasów na podjeździe ma wynosić { $width }, a nie { $count }.
stage-width = Wiersz { $line }, odcinek { $section }, krok { $step }: za wąsko, liczba pasów to { $count }, a ma ich być co najmniej { $least }.
stage-corridor = Wiersz { $line }: na starcie pasy mają leżeć obok siebie, bez wysepki.
stage-dead-end = Wiersz { $line }, odcinek { $section }, krok { $step }: pas { $lane } kończy się tu ślepo, przed nim nie ma drogi. Zwężaj drogę po jednym pasie.
stage-unreachable = Wiersz { $line }, odcinek { $section }, krok { $step }: na pas { $lane } nie da się wjechać, za nim nie ma drogi.

command-own-stage = etap
    .about = Zobacz własny etap serwera jako plik albo przykład na początek
option-own-stage = Plik z etapem
option-own-stage-about = Etap wczytany na tym serwerze.
refused-no-own-stage = Ten serwer nie ma własnego etapu. Wybierz inny.

track-syntax = Wiersz { $line }, kolumna { $column }: to nie jest poprawny XML, a więc ani trasa GPX.
track-doctype = Wiersz { $line }: trasa GPX nie może zawierać deklaracji typu dokumentu (DOCTYPE).
track-number = Wiersz { $line }: szerokość i długość geograficzną podaje się w stopniach, a wysokość od { $least } do { $most } metrów nad poziomem morza.
track-points = Wiersz { $line }: trasa może mieć najwyżej { $most } punktów. Najpierw ją uprość.
track-short = Trasa jest za krótka: etap potrzebuje co najmniej { $least } metrów z wysokościami (ele).
