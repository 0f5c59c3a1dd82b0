"""Write the files with which a new game or a new expansion begins."""
