"""How cards look: faces.yaml, layouts, colours, fonts and pictures as data."""
