"""Help a translator: what a locale lacks, what changed, what a message looks like on cards."""
