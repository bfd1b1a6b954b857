"""A place to meet: kept names, results, statistics and ratings, as functions without I/O."""
