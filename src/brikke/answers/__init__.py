"""Answers as data: the one shape of each, for the command line and the HTTP API.

Every shape is a `TypedDict`: JSON prints it as it is, msgspec and Litestar read its types for the
schema of the HTTP API, and ``make wire`` writes it as TypeScript. Nothing here needs more than the
standard library.
"""
