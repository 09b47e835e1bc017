# Rundy, w których wszyscy grają naraz, i długie szuflady.

ask-haste = ⏱️ Nowa runda dopiero się zaczęła. Na pewno **{ $move }**, bez jednego spojrzenia?
button-more = Więcej
