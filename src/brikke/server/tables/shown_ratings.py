"""Ratings as people see them."""

from __future__ import annotations

from brikke.club.rating import NEW, Rating
from brikke.server.store import RatingRow
from brikke.wire.server import ShownRating


def shown_rating(row: RatingRow | None) -> ShownRating:
    """Return a rating in whole points; None is the rating of a new player."""
    rating = NEW if row is None else Rating(row.mean, row.doubt)
    return ShownRating(round(rating.mean), round(rating.doubt), rating.provisional)
