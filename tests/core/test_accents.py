from haspelknecht_qt.core.accents import fold, sort_key


def test_capitals_and_accents_do_not_matter():
    assert fold("\u00c9lodie d\u2019Orl\u00e9ans") == "elodie d'orleans"


def test_names_stand_where_one_looks_for_them():
    names = ["Zo\u00e9", "anna", "\u00c9mile", "Bert", "emile", "\u00c9lodie", "Anna"]
    assert sorted(names, key=sort_key) == ["Anna", "anna", "Bert", "\u00c9lodie", "emile", "\u00c9mile", "Zo\u00e9"]
