"""Shoal without a server: tables on one device, in the Python of a browser's worker.

The same messages as on a server's socket, the same answers as over HTTP, from the same `table`.
What runs in the browser (all but `pages.py`) needs the standard library and nothing else, and never
waits: it is told what was stored and what bots have decided, and answers with what is to be done.
"""
