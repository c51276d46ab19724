"""Tools for developers: `make ladder`, `make weights`. They go into no package."""
