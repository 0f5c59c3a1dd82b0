"""The classes that `import ombre` offers to programs: tables and matches."""
