# Co je špatně na souboru s mapou, který chce server nahrát. $line je vždy řádek souboru.

map-size = Řádek { $line }: každá strana mapy má mít { $least } až { $most } jednotek.
map-stations = Řádek { $line }: značek je tu { $count }, mapa jich má mít { $least } až { $most }.
map-too-many = Řádek { $line }: položek smí být nejvýš { $most }.
map-too-long-ways = Řádek { $line }: { $what ->
    [streets] všechny ulice smějí měřit
    [lines] všechny linky taxíků a tramvají smějí měřit
    [boats] všechny plavby lodí smějí měřit
   *[river] řeka smí měřit
} nejvýš { $most } jednotek mapy, ne { $length }.
map-areas-large = Řádek { $line }: obdélníky kolem parků, náměstí a ostrovů smějí pokrýt nejvýš { $most }násobek obrázku.
map-boxes = Řádek { $line }: tabulka má mít { $least } až { $most } okének.
map-reveals = Řádek { $line }: okénka, ve kterých se Fantom objeví, musí jít vzestupně a končit posledním, { $boxes }.
map-pawns = Řádek { $line }: figurek smí být { $least } až { $most }.
map-tickets = Řádek { $line }: žetonů každého druhu smí být 0 až { $most }.
map-few-tickets = Řádek { $line }: figurka potřebuje žeton na každé okénko, nejméně { $boxes } dohromady.
map-number-gap = Řádek { $line }: značka { $number } je tam, kde má být číslo { $expected }. Čísluj od 1 bez mezer.
map-outside = Řádek { $line }: tohle leží mimo mapu nebo moc blízko okraje.
map-river = Řádek { $line }: řeka potřebuje aspoň dva body.
map-width = Řádek { $line }: šířka řeky musí být větší než nula a nejvýš polovina mapy.
map-area = Řádek { $line }: obrys potřebuje aspoň tři body.
map-too-close = Řádek { $line }: značka { $number } je moc blízko značky { $other }, čísla by se překrývala.
map-unknown-station = Řádek { $line }: značka { $number } neexistuje.
map-street-loop = Řádek { $line }: tahle ulice vede ze značky { $number } zpátky na ni.
map-street-twice = Řádek { $line }: značky { $number } a { $other } už ulice spojuje.
map-street-over = Řádek { $line }: tahle ulice vede přes značku { $number }. Posuň jednu z nich, nebo ulici ohni pomocí `via`.
map-not-connected = Řádek { $line }: ze značky 1 se ulicemi nedá dojet na značku { $number }.
map-cab-line = Řádek { $line }: drožky linky nemají, patří jim každá ulice.
map-short-line = Řádek { $line }: linka potřebuje aspoň dvě značky.
map-line-off-street = Řádek { $line }: linka vede ze značky { $number } na { $other }, ale ulice tam žádná není.
map-lonely-pier = Řádek { $line }: loď potřebuje aspoň dvě mola a nikdy dvakrát po sobě totéž.
map-pier-inland = Řádek { $line }: značka { $number } je na molo moc daleko od řeky.
map-no-marker = Řádek { $line }: linka končí na značce { $number }, která nemá její barvu.
map-no-line = Řádek { $line }: značka { $number } má barvu linky, která tudy nejede.
map-crowded = Řádek { $line }: ze značky { $number } vede moc jízd; na jeden druh žetonu jich smí být nejvýš { $most }.

# Co zjistily počítače na nahrané mapě: z $games honů Fantom unikl v $counted.

trial-hardly = 🩺 Počítače si tu cvičně zahrály { $games } rychlých honů a Fantom unikl { $counted }×. Pomůže mu méně figurek, méně slepých ulic nebo víc žetonů.
trial-open = 🩺 Počítače si tu cvičně zahrály { $games } rychlých honů a Fantom unikl { $counted }×: šanci mají obě strany.
trial-nearly-always = 🩺 Počítače si tu cvičně zahrály { $games } rychlých honů a Fantom unikl { $counted }×. Detektivům pomůže víc figurek, častější objevení nebo méně žetonů pro Fantoma.
