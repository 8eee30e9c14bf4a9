"""One live game: seats, log, seed."""
