"""The back ends: from the model to Python, texts, sheets and the catalog."""
