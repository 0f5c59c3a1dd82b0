"""The page on which authors write: a web server for one person, whose browser is a client of the language server."""
