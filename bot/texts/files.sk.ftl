# Súbory, ktoré server nahrá do hry. $line a $column sa počítajú od 1; neznámy stĺpec je 0.

file-place = { $column ->
    [0] Riadok { $line }
   *[other] Riadok { $line }, stĺpec { $column }
}
file-too-long = Súbor je pridlhý, zmestí sa najviac { $limit } KiB.
file-long-line = Riadok { $line }: do jedného riadka sa zmestí najviac { $limit } znakov.
file-syntax = { file-place }: toto nie je platný TOML. Nechýba úvodzovka, čiarka alebo zátvorka?
file-wrong-value = { $unit ->
    [metres] Riadok { $line }: { $where } má byť v metroch nad morom, len čísla bez „m“.
    [steps] Riadok { $line }: { $where } má byť celé číslo, počet krokov.
    [lanes] Riadok { $line }: { $where } majú byť pruhy v úvodzovkách, napríklad "1-6", alebo taký text pre každý krok, od ktorého sa menia.
    [map] Riadok { $line }: { $where } má byť v jednotkách mapy (pixeloch celého obrázka), len čísla bez jednotky.
    [count] Riadok { $line }: { $where } má byť celé číslo.
   *[none] Riadok { $line }: { $where } chýba, je tu navyše alebo má zlý tvar.
}
file-no-english = Riadok { $line }: názov, ktorý znie v iných jazykoch inak, potrebuje aj anglickú podobu ({ $language }).
file-unknown-language = Riadok { $line }: jazyk { $language } nepoznám. Na výber sú { $languages }.
file-name-sign = { file-place }: v názve nemôže byť { $character }.
file-name-length = Riadok { $line }: názov môže mať 1 až { $most } znakov, tento ich má { $count }.
file-undrawable = { file-place }: písma na obrázkoch nemajú znak { $character }.
file-invisible = Riadok { $line }: z názvu nič nevidno. Daj doň aspoň písmeno alebo číslicu.
file-guide = 📄 Ako sa to píše: príklad ti pošle { $command } a vysvetlí to { $guide }, časť „{ $section }“.
