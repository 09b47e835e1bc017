# Rundy, w których wszyscy grają naraz, i długie szuflady.

ask-haste = ⏱️ Nowa runda dopiero się zaczęła. Na pewno **{ $move }**, bez jednego spojrzenia?
ask-retraction = ⏱️ To było przed chwilką. Na pewno **{ $move }**?
button-more = Więcej
