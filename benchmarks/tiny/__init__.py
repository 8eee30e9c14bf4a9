"""Two tiny games for tests and measurement: the kernel beside its peers on the same game."""
