"""The rooms of the program, from the lowest storey to the highest."""

ROOMS = ("dsl", "runtime", "compiler", "session", "prose", "sheets", "workshop", "desk", "lab", "translation")
