"""Where the model goes: Python, text, sheets, the catalog."""
