# Co počítačoví hráči občas řeknou, nikdy nic tajného. Ke každé příležitosti má řádek, kdo hraje odvážně, a kdo
# opatrně, dva jsou pro všechny. O sobě mluví bez rodu: žádný minulý čas. Co jednou zaznělo, zůstává.

remark-taken =
    .bold = A už to roste!
    .careful = Kámen po kameni.
    .one = Ta zůstane u mě.
    .other = Moje zeď děkuje.

remark-left =
    .bold = A zpátky do postele.
    .careful = Není kam spěchat.
    .one = Tak kde že to leží?
    .other = Zapamatuje si to někdo za mě?

remark-well-taken =
    .bold = Paráda! A teď sledujte mě.
    .careful = Klobouk dolů, píšu si.
    .one = To je ale paměť!
    .other = Tady někdo dává pozor.

remark-fired =
    .bold = Pal!
    .careful = Pardon. Je to přesně spočítané.
    .one = Nic osobního.
    .other = To kanon, ne já.

remark-shot =
    .bold = Bude stát znovu a vyšší!
    .careful = A proto se stavějí věže.
    .one = Au. Ta mi bude chybět.
    .other = Dobrá muška, to se musí nechat.

remark-out =
    .bold = Už hotovo? Každý krok za to stál.
    .careful = Aspoň už nic nehrozí.
    .one = Sednu si na zeď a budu se dívat.
    .other = Moji zedníci mají padla.
