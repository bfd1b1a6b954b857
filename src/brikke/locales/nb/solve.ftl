### The solver page
