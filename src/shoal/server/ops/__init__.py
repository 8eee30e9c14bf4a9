"""What keeps a node running: timers, news from other nodes, numbers, logs."""
