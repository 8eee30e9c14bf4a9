"""The little game that depends on hash order, where another process can import it."""

from tests.conformance.little import LittleGame

GAME = LittleGame("depends on hash order")
