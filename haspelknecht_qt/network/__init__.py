"""One table on several computers: a host that holds the match, and guests that play or watch.

Imported only when somebody invites or joins, so that the program opens no socket before. After a crash at a table,
`stored_seats`, which opens none, is imported at the start.
"""
