"""Pages: sheets, booklets and single cards, set by the typesetter."""
