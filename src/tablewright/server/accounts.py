"""Accounts: a name and a password, sessions, and the seats that somebody claims."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cached_property
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .problems import Refusal
from .store import Store, hashed, new_key, now

LIFETIME = 90 * 86400
"""Seconds for which a session lasts."""


def folded(name: str) -> str:
    """Names that look alike are one."""
    return unicodedata.normalize("NFKC", name).casefold()


class Accounts:
    """The accounts of this server. Sessions are kept as hashes, passwords by argon2."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._hashing = asyncio.Semaphore(1)

    @cached_property
    def hasher(self) -> PasswordHasher:
        """64 MiB and three passes for each password."""
        return PasswordHasher()

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def register(self, name: str, password: str) -> str:
        """A new account; the answer is a session token. Raises `Refusal` if the name is taken."""
        digest = await self._hash(password)

        async def job(connection: AsyncConnection) -> int:
            row = {"name": name, "folded": folded(name), "password": digest, "created": now()}
            result = await connection.execute(insert(schema.accounts).values(row))
            return int(result.inserted_primary_key[0])  # type: ignore[index]  # an insert of one row has one

        try:
            account = await self.store.write(job)
        except IntegrityError:
            raise Refusal(409, "account-name") from None
        return await self._session(account)

    async def login(self, name: str, password: str) -> str:
        """A session token for name and password. Raises `Refusal`; it takes as long for names that do not exist."""
        column = schema.accounts.c

        async def job(connection: AsyncConnection) -> Any:
            query = select(column.id, column.password).where(column.folded == folded(name))
            return (await connection.execute(query)).first()

        found = await self.store.read(job)
        async with self._hashing:
            fits = await asyncio.to_thread(self._fits, found.password if found else None, password)
        if not fits:
            raise Refusal(403, "wrong-password")
        return await self._session(found.id)

    def _fits(self, digest: str | None, password: str) -> bool:
        if digest is None:
            self.hasher.hash(password)
            return False
        try:
            return self.hasher.verify(digest, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def _session(self, account: int) -> str:
        token = new_key()

        async def job(connection: AsyncConnection) -> None:
            row = {"hash": hashed(token), "account": account, "created": now()}
            await connection.execute(insert(schema.sessions).values(row))

        await self.store.write(job)
        return token

    async def of(self, token: str) -> int | None:
        """The account of a session, if it is valid."""
        column = schema.sessions.c

        async def job(connection: AsyncConnection) -> int | None:
            fresh = column.created > now() - LIFETIME * 1000
            query = select(column.account).where(column.hash == hashed(token), fresh)
            found: int | None = (await connection.execute(query)).scalar()
            return found

        return await self.store.read(job)

    async def named(self, account: int) -> tuple[str, int]:
        """The name of an account, and how many seats it has."""

        async def job(connection: AsyncConnection) -> tuple[str, int]:
            name = await connection.execute(select(schema.accounts.c.name).where(schema.accounts.c.id == account))
            count = select(func.count()).select_from(schema.keys).where(schema.keys.c.account == account)
            return str(name.scalar() or ""), int((await connection.execute(count)).scalar() or 0)

        return await self.store.read(job)

    async def logout(self, token: str, everywhere: bool = False) -> None:
        """End this session, or all sessions of its account."""
        account = await self.of(token)

        async def job(connection: AsyncConnection) -> None:
            column = schema.sessions.c
            which = column.account == account if everywhere and account is not None else column.hash == hashed(token)
            await connection.execute(delete(schema.sessions).where(which))

        await self.store.write(job)

    async def claim(self, account: int, keys: list[str]) -> list[str]:
        """Give the seats of these keys to an account; the answer is the ids of their tables."""
        digests = [hashed(key) for key in keys]

        async def job(connection: AsyncConnection) -> list[str]:
            column = schema.keys.c
            await connection.execute(
                update(schema.keys).where(column.hash.in_(digests), column.account.is_(None)).values(account=account)
            )
            query = select(column.table).where(column.hash.in_(digests), column.account == account)
            return [str(table) for table in (await connection.execute(query)).scalars()]

        return await self.store.write(job)

    async def tables(self, account: int) -> list[str]:
        """The tables at which an account has a seat."""

        async def job(connection: AsyncConnection) -> list[str]:
            query = select(schema.keys.c.table).where(schema.keys.c.account == account).distinct()
            return [str(table) for table in (await connection.execute(query)).scalars()]

        return await self.store.read(job)
