"""Tools of the project, run by `make`."""
