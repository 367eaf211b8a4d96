"""Three regions in a row and two players, Anna with Ratmen in the first: where stories of tests begin."""

THREE_IN_A_ROW = """
[map]
Tower = "hill, edge, borders Mill"
Mill = "farmland, borders Moor"
Moor = "swamp"
[seats.Anna]
race = "ratmen"
power = "merchant"
hand = 9
regions = { Tower = 1 }
[seats.Ben]
"""
