"""The card language: vocabulary, lexer, parser, syntax tree and formatter. Nothing here is specific to one game."""
