"""Programs that use Brikke, to read, to run and to start from."""
