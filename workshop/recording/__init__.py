"""Turn what was just played into a scenario."""
