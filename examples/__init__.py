"""Example programs that use Brikke."""
