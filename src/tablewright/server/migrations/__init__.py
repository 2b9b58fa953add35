"""How the database came about, step by step (Alembic). `upgrade` takes any older one to the newest."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings; there is no ini file."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings


def upgrade(connection: Connection) -> None:
    """Take the database to the newest step. Several processes may try at once: one does it, the others wait."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7401)")
    command.upgrade(config(connection), "head")
    connection.commit()
