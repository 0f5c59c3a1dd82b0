"""The sentence planner: message trees in, message trees out, between what is to be said and the words.

A back end tells each statement by itself; here it is decided what becomes one sentence and how each thing is called
when it is called again. The steps are the same for every language; `plan:` in `locale.yaml` lists those it takes.
"""

from .clarity import Printed, doubts
from .planning import STEPS, plan, worded
from .words import Words

__all__ = ["STEPS", "Printed", "Words", "doubts", "plan", "worded"]
