"""The common rules, written as effects like those of any unit. Each game gives the clause ids for its own form."""
