# Co počítačoví hráči občas řeknou, nikdy nic tajného. Ke každé příležitosti má řádek, kdo hraje odvážně, a kdo
# opatrně, dva jsou pro všechny. O sobě mluví bez rodu: žádný minulý čas. Co jednou zaznělo, zůstává.

remark-glad =
    .bold = Ještě! Totiž: děkuju!
    .careful = Jak pozorné. Krabici si schovám taky.
    .one = Vy mě ale znáte.
    .other = Copak mám narozeniny?

remark-puzzled =
    .bold = Proč ne? Vyzkouším cokoli.
    .careful = Nejdřív si přečtu návod.
    .one = Darovanému koni na zuby nekoukám.
    .other = Ta mašle je nádherná.

remark-best-giver =
    .bold = Střelba od boku, a jaká!
    .careful = Stačí pozorně poslouchat.
    .one = Vaše radost je moje radost.
    .other = Balicí papír je můj druhý domov.

remark-worst-giver =
    .bold = Příště to bude ještě větší překvapení!
    .careful = Účtenky mám schované.
    .one = Jejda. Musím vás lépe poznat.
    .other = Dá se to vyměnit?

remark-trap =
    .bold = Bum! Ten zvuk mě baví.
    .careful = Radši s ničím netřást.
    .one = Někdo má bystré oko.
    .other = A přitom tak hezky zabalené.
