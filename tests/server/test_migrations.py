"""The database comes about step by step, and what comes about is what the code expects."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from tablewright.server.migrations import config, upgrade
from tablewright.server.schema import metadata


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.db'}")
    with engine.connect() as connection:
        command.upgrade(config(connection), "0001")
        connection.commit()
        assert compare_metadata(MigrationContext.configure(connection), metadata) != []
        upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
