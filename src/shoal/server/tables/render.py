"""What is sent is made with the table's own renderer: the same in a server and in a browser."""

from shoal.table.json_text import dumps
from shoal.table.rendering import Renderer

__all__ = ["Renderer", "dumps"]
