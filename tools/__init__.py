"""Tools for developers: `make ladder`, `make weights`, `make train` and others. They go into no package."""
