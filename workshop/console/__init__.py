"""The console: groups of commands, their options and help, the language in which they speak, and what they print."""
