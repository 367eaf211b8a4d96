"""The phases of a turn, files of the same shape.

`legal(view)` lists what the player may do, `act(run, action)` carries it out, `refusal(view, action)` says why not.
"""
