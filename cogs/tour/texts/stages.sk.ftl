# Čo je zle na súbore s etapou, ktorý chce server nahrať. $line je vždy riadok súboru, $section a $step sa počítajú
# od 1, $step v rámci úseku; $lane sa čísluje od 1 zľava.

stage-sections = Riadok { $line }: úsekov je tu { $count }, etapa ich má mať { $least } až { $most }.
stage-section-steps = Riadok { $line }, úsek { $section }: úsek má mať { $least } až { $most } krokov.
stage-steps = Riadok { $line }: krokov je spolu { $count }, etapa ich má mať od štartu do cieľa { $least } až { $most }.
stage-start-height = Riadok { $line }: štart má ležať { $least } až { $most } metrov nad morom.
stage-heights = Riadok { $line }, úsek { $section }: uveď { $least } až { $most } výšok, posledná patrí koncu úseku.
stage-height = Riadok { $line }, úsek { $section }: každá výška má byť { $least } až { $most } metrov nad morom.
stage-climb-falls = Riadok { $line }, úsek { $section }: stúpanie sa má končiť vyššie, než sa začína; toto vedie z { $begin } na { $end } metrov.
stage-prime-step = Riadok { $line }, úsek { $section }: prémia má visieť na niektorom z krokov 1 až { $most }.
stage-prime-kind = Riadok { $line }, úsek { $section }: horské prémie patria do stúpania, šprintérske na rovinu.
stage-lanes-first = Riadok { $line }, úsek { $section }: uveď, ktoré pruhy vedú od kroku 1.
stage-lanes-step = Riadok { $line }, úsek { $section }: pruhy sa nemôžu meniť na kroku { $step }, kroky sú tu 1 až { $most }.
stage-lanes = Riadok { $line }, úsek { $section }, krok { $step }: pruhy píš ako "1-6" alebo s ostrovčekom "1-3, 5-6".
stage-climb-width = Riadok { $line }, úsek { $section }, krok { $step }: pruhov v stúpaní má byť { $width }, nie { $count }.
stage-width = Riadok { $line }, úsek { $section }, krok { $step }: tu je priúzko, pruhov je { $count } a má ich byť aspoň { $least }.
stage-corridor = Riadok { $line }: na štarte majú pruhy ležať vedľa seba, bez ostrovčeka.
stage-dead-end = Riadok { $line }, úsek { $section }, krok { $step }: pruh { $lane } sa tu končí naslepo, nevedie z neho žiadne pole vpred. Nech sa cesta zužuje po jednom pruhu.
stage-unreachable = Riadok { $line }, úsek { $section }, krok { $step }: do pruhu { $lane } sa nedá dostať, nevedie doň žiadne pole zozadu.

command-own-stage = etapa
    .about = Ukáž vlastnú etapu servera ako súbor alebo príklad na začiatok
option-own-stage = Súbor s etapou
option-own-stage-about = Etapa, ktorú si server nahral.
refused-no-own-stage = Server nemá nahranú vlastnú etapu. Vyber inú.

track-syntax = Riadok { $line }, stĺpec { $column }: toto nie je platné XML, a teda ani trasa GPX.
track-doctype = Riadok { $line }: trasa GPX nesmie obsahovať deklaráciu typu dokumentu (DOCTYPE).
track-number = Riadok { $line }: zemepisná šírka a dĺžka majú byť v stupňoch a výška { $least } až { $most } metrov nad morom.
track-points = Riadok { $line }: trasa môže mať najviac { $most } bodov. Najprv ju zjednoduš.
track-short = Trasa je prikrátka: etapa potrebuje aspoň { $least } metrov s výškami (ele).
