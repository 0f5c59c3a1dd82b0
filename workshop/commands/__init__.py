"""The commands of `ombre`: each module has one command or one group of commands, and imports no other command."""
