"""Sockets: one connection for each client at a table, and long polling with the same messages."""
