"""Editor for development boards that players draw themselves, and the files of these boards."""
