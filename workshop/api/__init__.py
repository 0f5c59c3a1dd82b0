"""What `import ombre` offers to programs: tables and matches."""
