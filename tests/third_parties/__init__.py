"""Programs of other libraries' documentation, on Brikke: `make third-parties` runs them."""
