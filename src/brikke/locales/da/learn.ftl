### Lessons, and rules side by side
