# Plany drużyny i zadania ról w Tour de France.

plan-classic = Klasyka
plan-sprint = Wszystko dla sprintera
plan-attack = Atak
plan-mountain = Góry
plan-save = Oszczędzanie sił
the-plan = { TEXT("plan", $plan, "") }
plan-about-classic = każdy ma zadanie: lider, stróż, pomocnik
plan-about-sprint = pomocnicy dowożą sprintera na samą kreskę
plan-about-attack = harcownicy czekają na ostatnie szesnaście pól
plan-about-mountain = górale atakują na każdym podjeździe
plan-about-save = wszyscy wiozą się na kole
the-plan-about = { TEXT("plan-about", $plan, "") }
move-set-plan = Plan: { the-plan }
    .words = plan taktyka drużyna wszyscy
move-undo-plan = Wróć do moich kart
    .words = cofnij plan poprzednie karty wróć
ready-round = Gotowe (runda { $round })
plan-now = 🧭 Plan: { the-plan } – { the-plan-about }

role-about = { $role ->
    [shelter] Oszczędza siły, przejmuje od 4, nigdy nie atakuje
    [work] Ciągnie grupę i oddaje prędkość koledze przed sobą
    [hunt] Wiezie się na kole i kasuje każdy atak
    [attack] Czeka, a ostatnie szesnaście pól jedzie solo
    [sprint] Na całego dziesięć pól przed premią lotną i metą
    [climb] Na płaskim odpoczywa, na podjazdach atakuje
   *[wait] Wraca do kolegi, jedzie najwyżej dwa pola
}

refused-same-plan = Twoje karty już jadą według planu „{ the-plan }”.
refused-no-climb = Przed tobą nie ma już żadnego podjazdu. Wybierz inny plan.
refused-no-sprint = Przed tobą nie ma już premii lotnej, a meta jest pod górę. Wybierz inny plan.
refused-no-plan = Nie ma planu do cofnięcia: w tej rundzie żadnego nie było albo od tego czasu zmieniła się karta.
refused-all-in = Wszyscy twoi kolarze są już na mecie i plan nie jest im potrzebny. Wystarczy Gotowe.

# Karta stołu.
course-rounds = { $rounds ->
    [one] około { $rounds } rundy
    [few] około { $rounds } rund
    [many] około { $rounds } rund
   *[other] około { $rounds } rundy
}
course = { $name } · { n-fields } · { course-rounds }
course-unloaded = { stage-own } · { course-rounds }
course-stage = 🗺️ Etap { $number }: { $stage }
