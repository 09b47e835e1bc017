# Záznamy dohraných her: vydání a kontrola.

command-table-record = záznam
    .about = Dohraná hra jako soubor, který si každý přehraje a ověří
    .names = jména
    .names-about = Jestli v záznamech tvých her smí být tvoje jméno
command-verify = ověřit
    .about = Ověř záznam dohrané hry
    .file = soubor
    .file-about = Soubor z /stůl záznam, od kteréhokoli stolu, serveru i bota
record-given = 📄 **{ $table }** jako soubor: semínko a { $moves ->
    [0] ani jeden tah
    [one] jediný tah
    [few] všechny { $moves } tahy
   *[other] všech { $moves } tahů
}. { COMMAND("verify") } ho přehraje a ověří, na každém serveru i v soukromé zprávě.
record-named = Jsou v něm jména hráčů: všichni souhlasí.
record-nameless = Jména v něm nejsou: souhlas dalo { $agreed } z { $people } hráčů. Tlačítko platí pro všechny tvoje hry.
record-name-me = Moje jméno tam smí být
record-unname-me = Moje jméno vynechat
record-not-over = Záznam obsahuje semínko a všechna tajemství, a tak existuje jen u dohrané hry.
record-player = Hráč { $number }
record-holds = ✅ **{ $game }: soubor sedí.** Ze semínka { $moves ->
    [0] vyšlo rozdání
    [one] vyšel jediný tah
    [few] vyšly všechny { $moves } tahy
   *[other] vyšlo všech { $moves } tahů
} podle záznamu, a konec také.
record-no-result = Hra skončila bez výsledku.
record-commitment = -# Otisk semínka, zveřejněný na začátku: `{ $commitment }`
record-sealed = 🔏 Soubor vydal tenhle bot a nikdo ho od té doby nezměnil.
record-unsealed = ⚠️ Pečeť tohohle bota na něm není: vydal ho jiný bot, nebo ho někdo změnil, třeba i jména. Hra samotná je takhle možná.
record-differs = ❌ **{ $game }: soubor nesedí.** { $moves ->
    [0] Podle záznamu nevyšlo nic.
    [one] Podle záznamu vyšel jeden tah.
    [few] Podle záznamu vyšly { $moves } tahy.
   *[other] Podle záznamu vyšlo { $moves } tahů.
}
record-differs-commitment = Semínko nesouhlasí se svým zveřejněným otiskem.
record-differs-deal = Rozdání je jiné, než jaké dává semínko.
record-differs-move = Tah { $move } tam není dovolený.
record-differs-facts = Tah { $move } má jiné následky, než říká soubor.
record-differs-outcome = Po posledním tahu je výsledek jiný, nebo hra neskončila.
record-foreign = Tenhle soubor není záznam hry. Čtu soubory, které vydává { COMMAND("table record") }.
record-other-version = Tenhle záznam má jinou verzi formátu, než znám.
record-damaged = Soubor je poškozený nebo useknutý. Nový ti dá { COMMAND("table record") }.
record-edited = Části záznamu k sobě nesedí: někdo ho změnil. Nový ti dá { COMMAND("table record") }.
record-misfit = Záznam nesedí ke své hře: někdo změnil nastavení nebo tahy, nebo je z jiné verze hry.
record-old-rules = Tahle hra se hrála podle jiných pravidel, než mám já, takže ji nepřehraju.
record-unknown-game = Záznam je ze hry, kterou nemám.
record-too-big = Soubor je moc velký. Záznam má nejvýš { $most } MB.
record-not-loaded = Discord mi soubor nedal. Pošli ho prosím znovu.
record-too-slow = Přehrání tohohle souboru zabere moc času nebo paměti. Tak dlouhá žádná moje hra není.
record-busy = Právě ověřuju hodně souborů. Zkus to prosím za minutu.
