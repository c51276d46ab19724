"""One table on several computers: a host that holds the match, and guests that play or watch.

Imported only when somebody invites or joins, so that the program opens no socket and loads no module of it before.
"""
