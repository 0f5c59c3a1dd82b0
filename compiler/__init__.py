"""Syntax trees in; diagnostics, Python modules, printed text and sheets out."""
