"""Several processes on one database, as one house: they hear of each other, and limits hold for all together."""
