"""Bots: policies that choose among the options of a choice."""
