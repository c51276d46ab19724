/* musl has one for each processor; the functions that are compiled here need nothing of it. */
