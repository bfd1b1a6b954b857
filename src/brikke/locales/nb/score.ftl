### The score sheet for a real table
