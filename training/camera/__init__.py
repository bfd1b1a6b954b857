"""Drawn scenes of tiles, and the networks that learn from them to read photographs.

Nothing here is needed to read a photograph: that is :mod:`brikke.camera`. Training needs torch.
"""
