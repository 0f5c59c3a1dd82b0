"""The back ends: they write Python modules, card texts, printed sheets and the catalog from the model."""
