# Zápisy dohraných her: vydání a kontrola.

command-table-record = zápis
    .about = Dohraná hra jako soubor, který si může přehrát a ověřit kdokoli
    .names = jména
    .names-about = Jestli v zápisech tvých her smí být tvoje jméno
command-verify = ověřit
    .about = Ověř zápis dohrané hry
    .file = soubor
    .file-about = Soubor z /stůl zápis, z kteréhokoli stolu, serveru i bota
record-given = 📄 **{ $table }** jako soubor: semínko a { $moves ->
    [0] žádný tah
    [one] jediný tah
    [few] všechny { $moves } tahy
   *[other] všech { $moves } tahů
}. { COMMAND("verify") } ho přehraje a ověří, na každém serveru i v soukromé zprávě.
record-named = Jsou v něm jména hráčů: všichni souhlasí.
record-nameless = Jména v něm nejsou: se svým souhlasí { $agreed } z { $people } hráčů. Tlačítko platí pro všechny tvoje hry.
record-name-me = Moje jméno tam smí být
record-unname-me = Moje jméno vynechat
record-not-over = Zápis obsahuje semínko a všechna tajemství, a tak ho dostaneš jen u dohrané hry.
record-player = Hráč { $number }
record-holds = ✅ **{ $game }: soubor sedí.** Ze semínka { $moves ->
    [0] vyšlo rozdání
    [one] vyšel jediný tah
    [few] vyšly všechny { $moves } tahy
   *[other] vyšlo všech { $moves } tahů
} podle zápisu, a konec také.
record-no-result = Hra skončila bez výsledku.
record-commitment = -# Otisk semínka, zveřejněný na začátku: `{ $commitment }`
record-sealed = 🔏 Soubor vydal tenhle bot a nikdo ho od té doby nezměnil.
record-unsealed = ⚠️ Pečeť tohohle bota na něm není: vydal ho jiný bot, nebo ho někdo změnil, třeba jen jména. Hra sama se takhle odehrát mohla.
record-differs = ❌ **{ $game }: soubor nesedí.** { $moves ->
    [0] Podle zápisu nevyšlo nic.
    [one] Podle zápisu vyšel jeden tah.
    [few] Podle zápisu vyšly { $moves } tahy.
   *[other] Podle zápisu vyšlo { $moves } tahů.
}
record-differs-commitment = Semínko neodpovídá svému zveřejněnému otisku.
record-differs-deal = Rozdání je jiné, než jaké dává semínko.
record-differs-move = Tah { $move } v té chvíli udělat nejde.
record-differs-facts = Tah { $move } má jiné následky, než říká soubor.
record-differs-outcome = Po posledním tahu je výsledek jiný, nebo hra neskončila.
record-foreign = Tenhle soubor není zápis hry. Umím číst soubory, které vydává { COMMAND("table record") }.
record-other-version = Tenhle zápis je v jiné verzi formátu, než znám.
record-damaged = Soubor je poškozený nebo neúplný. Nový ti dá { COMMAND("table record") }.
record-edited = Části zápisu k sobě nesedí: někdo ho změnil. Nový ti dá { COMMAND("table record") }.
record-misfit = Zápis neodpovídá své hře: někdo změnil možnosti nebo tahy, nebo je z jiné verze hry.
record-old-rules = Tahle hra se hrála podle jiných pravidel, než mám já, takže ji nepřehraju.
record-unknown-game = Tenhle zápis je z hry, kterou nemám.
record-too-big = Soubor je moc velký. Zápis má nejvýš { $most } MB.
record-not-loaded = Nepodařilo se mi soubor od Discordu získat. Pošli ho prosím znovu.
record-too-slow = Přehrání tohohle souboru zabere moc času nebo paměti. Tak dlouhá žádná moje hra není.
record-busy = Právě ověřuju hodně souborů. Zkus to prosím za minutu.
