# Co je špatně na souboru s etapou, který chce server nahrát. $line je vždy řádek souboru, $section a $step se počítají
# od 1, $step v rámci úseku; $lane se čísluje od 1 zleva.

stage-sections = Řádek { $line }: úseků je tu { $count }, etapa jich má mít { $least } až { $most }.
stage-section-steps = Řádek { $line }, úsek { $section }: úsek má mít { $least } až { $most } kroků.
stage-steps = Řádek { $line }: kroků je dohromady { $count }, etapa jich má mít od startu do cíle { $least } až { $most }.
stage-start-height = Řádek { $line }: start má ležet { $least } až { $most } metrů nad mořem.
stage-heights = Řádek { $line }, úsek { $section }: uveď { $least } až { $most } výšek, poslední patří konci úseku.
stage-height = Řádek { $line }, úsek { $section }: každá výška má být { $least } až { $most } metrů nad mořem.
stage-climb-falls = Řádek { $line }, úsek { $section }: stoupání má končit výš, než začíná; tohle vede z { $begin } na { $end } metrů.
stage-prime-step = Řádek { $line }, úsek { $section }: prémie má viset na některém z kroků 1 až { $most }.
stage-prime-kind = Řádek { $line }, úsek { $section }: horské prémie patří do stoupání, sprinterské na rovinu.
stage-lanes-first = Řádek { $line }, úsek { $section }: uveď, které pruhy vedou od kroku 1.
stage-lanes-step = Řádek { $line }, úsek { $section }: pruhy se nemůžou měnit na kroku { $step }, kroky jsou tu 1 až { $most }.
stage-lanes = Řádek { $line }, úsek { $section }, krok { $step }: pruhy piš jako "1-6", nebo s ostrůvkem "1-3, 5-6".
stage-climb-width = Řádek { $line }, úsek { $section }, krok { $step }: pruhů ve stoupání má být { $width }, ne { $count }.
stage-width = Řádek { $line }, úsek { $section }, krok { $step }: tady je moc úzko, pruhů je { $count } a má jich být aspoň { $least }.
stage-corridor = Řádek { $line }: na startu mají pruhy ležet vedle sebe, bez ostrůvku.
stage-dead-end = Řádek { $line }, úsek { $section }, krok { $step }: pruh { $lane } tu končí naslepo, nevede z něj žádné pole vpřed. Ať se silnice zužuje po jednom pruhu.
stage-unreachable = Řádek { $line }, úsek { $section }, krok { $step }: na pruh { $lane } se nedá dojet, nevede na něj žádné pole zezadu.

command-own-stage = etapa
    .about = Ukaž vlastní etapu serveru jako soubor, nebo příklad pro začátek
option-own-stage = Soubor s etapou
option-own-stage-about = Etapa, kterou si server nahrál.
refused-no-own-stage = Server nemá nahranou vlastní etapu. Vyber jinou.

track-syntax = Řádek { $line }, sloupec { $column }: tohle není platné XML, a tedy ani trasa GPX.
track-doctype = Řádek { $line }: trasa GPX nesmí obsahovat deklaraci typu dokumentu (DOCTYPE).
track-number = Řádek { $line }: zeměpisná šířka a délka mají být ve stupních a výška { $least } až { $most } metrů nad mořem.
track-points = Řádek { $line }: trasa může mít nejvýš { $most } bodů. Nejdřív ji zjednoduš.
track-short = Trasa je moc krátká: etapa potřebuje aspoň { $least } metrů s výškami (ele).
