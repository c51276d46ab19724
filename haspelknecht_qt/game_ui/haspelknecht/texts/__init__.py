"""The sentences of Haspelknecht: a module for each kind of them, put together in `texts`."""
