"""One table: who sits there, what was agreed, its game, from a command to what each watcher is shown."""
