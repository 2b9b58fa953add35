"""Run by Alembic: migrate over the connection that `upgrade` gives."""

from alembic import context

from tablewright.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
