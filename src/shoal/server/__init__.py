"""The server: live tables over HTTP and WebSocket, kept in a database.

`app.create_app` makes the ASGI application, `main.serve` runs it.
"""
