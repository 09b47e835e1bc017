# Soubory, které server nahraje do hry. $line a $column se počítají od 1; neznámý sloupec je 0.

file-place = { $column ->
    [0] Řádek { $line }
   *[other] Řádek { $line }, sloupec { $column }
}
file-too-long = Soubor je moc dlouhý, vejde se nejvýš { $limit } KiB.
file-long-line = Řádek { $line }: na jeden řádek se vejde nejvýš { $limit } znaků.
file-syntax = { file-place }: tohle není platný TOML. Nechybí uvozovka, čárka nebo závorka?
file-wrong-value = { $unit ->
    [metres] Řádek { $line }: { $where } má být v metrech nad mořem, jen čísla bez „m“.
    [steps] Řádek { $line }: { $where } má být celé číslo, počet kroků.
    [lanes] Řádek { $line }: { $where } mají být pruhy v uvozovkách, třeba "1-6", nebo takový text pro každý krok, od kterého se mění.
    [map] Řádek { $line }: { $where } má být v jednotkách mapy (pixelech celého obrázku), jen čísla bez jednotky.
    [count] Řádek { $line }: { $where } má být celé číslo.
   *[none] Řádek { $line }: { $where } chybí, je tu navíc, nebo má špatný tvar.
}
file-no-english = Řádek { $line }: název, který zní v jiných jazycích jinak, potřebuje i anglickou podobu ({ $language }).
file-unknown-language = Řádek { $line }: jazyk { $language } neznám. Na výběr jsou { $languages }.
file-name-sign = { file-place }: v názvu nemůže být { $character }.
file-name-length = Řádek { $line }: název může mít 1 až { $most } znaků, tenhle jich má { $count }.
file-undrawable = { file-place }: písma na obrázcích nemají znak { $character }.
file-invisible = Řádek { $line }: z názvu není nic vidět. Dej do něj aspoň písmeno nebo číslici.
file-guide = 📄 Jak se to píše: příklad ti pošle { $command } a vysvětlí to { $guide }, část „{ $section }“.
