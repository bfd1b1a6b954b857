"""The server: tables that people share over the network."""

from brikke.errors import require_extra

require_extra(
    __name__,
    "server",
    *("alembic", "anyio", "litestar", "msgspec", "prometheus_client", "sqlalchemy", "uvicorn"),
)
