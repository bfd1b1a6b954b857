"""The HTTP API and the browser's pages: routes, request bodies, errors and headers."""
