# Co gracze komputerowi czasem mówią, nigdy nic tajnego. Na każdą okazję jest tekst dla grających śmiało i dla
# ostrożnych, dwa są dla wszystkich. O sobie mówią bez rodzaju: bez czasu przeszłego. Co raz padło, zostaje.

remark-glad =
    .bold = Jeszcze! To znaczy: dziękuję!
    .careful = Jak miło. Pudełko też zachowam.
    .one = Ależ wy mnie znacie.
    .other = Czyżby moje urodziny?

remark-puzzled =
    .bold = Czemu nie? Wszystkiego spróbuję.
    .careful = Najpierw przeczytam instrukcję.
    .one = Liczy się gest.
    .other = Wstążka jest przepiękna.

remark-best-giver =
    .bold = Strzał z biodra, i to jaki!
    .careful = Wystarczy uważnie słuchać.
    .one = Wasza radość to moja radość.
    .other = Papier ozdobny to mój drugi dom.

remark-worst-giver =
    .bold = Następnym razem zaskoczę was jeszcze bardziej!
    .careful = Wszystkie paragony mam schowane.
    .one = Ojej. Muszę was lepiej poznać.
    .other = Można to wymienić?

remark-trap =
    .bold = Bum! Lubię ten dźwięk.
    .careful = Lepiej niczym nie potrząsać.
    .one = Ktoś ma bystre oko.
    .other = A tak ładnie zapakowane.
