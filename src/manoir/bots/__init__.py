"""Players that are not people. They are given views, never states."""
