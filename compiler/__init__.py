"""The compiler: syntax trees in; diagnostics, Python modules, card texts and printed sheets out."""
