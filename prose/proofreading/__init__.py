"""Find the faults in the files of a locale: its messages, its names, its terms, and the texts that it prints."""
