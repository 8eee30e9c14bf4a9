"""What the doors do again and again, compiled: others playing on, many games at once, chance told.

Nothing here knows a library of researchers.
"""
