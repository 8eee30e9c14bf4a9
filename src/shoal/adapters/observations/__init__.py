"""Observations: what a seat sees as a row of small numbers, one module per game.

They are written from the state for speed, and hold nothing that the seat's view does not show:
tests read every row back and compare it with the view. No module here knows numpy.
"""
