"""Where games of one's own are begun, and brought into the house."""
