### Puzzles
