# The roles, by which results and ratings are told apart.

role-fantom = Fantom
role-detective = detective
