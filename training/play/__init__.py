"""Training of the network that plays: self-play in C, learning on an accelerator."""
