"""The proof that effects and state checks end."""
