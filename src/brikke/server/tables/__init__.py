"""Live tables in this process: who sits and watches there, and what other servers wrote."""
