"""The compiler: from syntax trees, it makes diagnostics, Python modules, card texts and printed sheets."""
