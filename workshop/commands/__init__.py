"""The commands of `ombre`: each module has one command, or a group; no command imports another."""
