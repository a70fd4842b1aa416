"""All tables of this process: which are in memory, who plays there when people are gone, what is cleaned up."""
