"""Do a work for many inputs: in this process, in processes of this machine, or on a cluster."""
