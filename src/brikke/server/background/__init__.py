"""Background work: timers, analysis, ratings, tournaments, notices and housekeeping."""
