"""The icons of the program, one SVG each, named <kind>_<id>.svg."""
