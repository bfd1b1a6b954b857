"""What needs no table: guests, the lobby, records, questions to the judge and the solver."""
