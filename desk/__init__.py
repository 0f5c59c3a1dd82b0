"""The desk of an author: editors, the page in the browser, tables for players, galleries."""
