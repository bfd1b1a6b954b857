"""A place to meet: kept names, results and statistics, as functions without I/O."""
