"""The commands of `ombre`: each module has one, or a group, and no other knows how it works."""
