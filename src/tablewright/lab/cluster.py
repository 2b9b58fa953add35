"""The same jobs on a Ray cluster. Only here is Ray imported: `pip install tablewright[cluster]` brings it."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, TypeVar

from ..core.errors import BadOption, Refused, shown

J = TypeVar("J")
R = TypeVar("R")

LOCAL = "local"
"""An address that starts a cluster on this machine."""


def on_cluster(address: str, under_way: int) -> Callable[[Callable[[J], list[R]], Iterator[J]], Iterator[list[R]]]:
    """Spreads jobs over the cluster of an address, `ray://host:10001` or `local`, so many at a time.

    What is finished first comes first. Raises `BadOption` without Ray, and `Refused` where the cluster cannot be
    reached or goes away: what was handed back until then is not lost.
    """
    try:
        import ray
    except ImportError:
        raise BadOption("no-ray") from None
    return lambda play, work: _spread(ray, address, under_way, play, work)


def _spread(
    ray: Any, address: str, under_way: int, play: Callable[[J], list[R]], work: Iterator[J]
) -> Iterator[list[R]]:
    try:
        own = {"num_cpus": under_way, "include_dashboard": False} if address == LOCAL else {}
        with warnings.catch_warnings(action="ignore"):
            ray.init(address=address, logging_level="error", log_to_driver=False, **own)
        remote = ray.remote(play)
        waiting = [remote.remote(job) for job in islice(work, under_way)]
        while waiting:
            ready, waiting = ray.wait(waiting, num_returns=1)
            waiting += [remote.remote(job) for job in islice(work, 1)]
            yield ray.get(ready[0])
    except (ray.exceptions.RayError, ConnectionError, TimeoutError, RuntimeError, ValueError) as error:
        raise Refused("cluster-lost", address=shown(address), detail=shown(_said(error), 160)) from error
    finally:
        ray.shutdown()


def _said(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[-1]
