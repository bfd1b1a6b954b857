"""Answers as plain data: the JSON of the command line and of the HTTP API."""
