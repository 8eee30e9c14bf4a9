"""Bots: who plays which table, and what runs in a worker process."""
