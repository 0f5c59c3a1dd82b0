"""The commands of `ombre locale`: each module has one."""
