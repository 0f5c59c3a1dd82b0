"""Drawing: pictures, drawings by rules, and what a printer or an eye makes of colours."""
