"""Requests: routes, what they take and answer, who is asking."""
