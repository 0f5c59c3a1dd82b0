"""The sentence planner: passes that transform message trees before they are printed.

The prose back end makes one message for each statement. The planner joins messages into sentences and chooses referring
expressions. `plan:` in `locale.yaml` lists the passes that a locale uses.
"""

from .clarity import doubts
from .planning import STEPS, plan, worded
from .words import Printed, Words

__all__ = ["STEPS", "Printed", "Words", "doubts", "plan", "worded"]
