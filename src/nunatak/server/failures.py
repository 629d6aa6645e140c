"""What can go wrong with a request, and how it is told."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from nunatak.server.bodies import Failure, Problem
from nunatak.server.store import StoreError
from nunatak.table import NoGame, OtherRules, WishError

log = logging.getLogger(__name__)

CODES = {404: "no-page", 405: "wrong-method", 413: "too-large", 429: "too-fast"}


class RequestError(Exception):
    """A request that cannot be done, with what its sender should know."""

    def __init__(self, status: int, code: str, message: str, where: str | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.where = where


class NoTable(RequestError):
    """There is no table of that id."""

    def __init__(self) -> None:
        super().__init__(404, "no-table", "There is no such table.", "id")


def answer(failed: RequestError) -> Response[Failure]:
    """The answer to a request that failed."""
    body = Failure(Problem(failed.code, failed.where, failed.message))
    return Response(body, status_code=failed.status, media_type="application/json")


def on_failed(_: Request[Any, Any, Any], failed: RequestError) -> Response[Failure]:
    """A request that our own code refused."""
    return answer(failed)


def on_wish(_: Request[Any, Any, Any], error: WishError) -> Response[Failure]:
    """A table or a seat that cannot be had."""
    code = "no-game" if isinstance(error, NoGame) else "bad-request"
    return answer(RequestError(400, code, error.problem, error.where))


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    """A request that did not get as far as our own code."""
    if isinstance(error, ValidationException):
        return answer(RequestError(400, "bad-request", *placed(error)))
    if error.status_code >= 500:
        return on_error(_, error)
    code = CODES.get(error.status_code, "bad-request")
    return answer(RequestError(error.status_code, code, error.detail))


def on_store(_: Request[Any, Any, Any], error: StoreError) -> Response[Failure]:
    """The disk does not do what it should."""
    log.error("store: %s", error)
    return answer(RequestError(503, "not-saved", "The server cannot reach its games just now. Nothing was changed."))


def on_other_rules(_: Request[Any, Any, Any], error: OtherRules) -> Response[Failure]:
    """A table of another time."""
    log.warning("table not playable: %s", error)
    return answer(
        RequestError(409, "other-rules", "This game was begun under rules that this server does not play.", "id")
    )


def on_recursion(_: Request[Any, Any, Any], error: RecursionError) -> Response[Failure]:
    """A body of a thousand brackets."""
    log.warning("nested too deeply", exc_info=error)
    return answer(RequestError(400, "bad-request", "The body is nested too deeply."))


def on_error(_: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """Anything else is our fault, and its details are for the log only."""
    log.error("unexpected error", exc_info=error)
    return answer(RequestError(500, "server-error", "Something went wrong on the server; its log says what."))


def placed(error: ValidationException) -> tuple[str, str | None]:
    """What is wrong with a body and where, from what the decoder says."""
    cause = error.__cause__ or error.__context__
    if isinstance(cause, msgspec.DecodeError):
        problem, where = split_place(str(cause))
        if problem == "Object missing required field `data`" and where is None:
            return "This needs a body.", None
        # The framework calls the body `data`; its sender does not.
        return problem, None if where is None else where.removeprefix("data").removeprefix(".") or None
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("message", error.detail)), extra[0].get("key")
    return error.detail, None


def split_place(text: str) -> tuple[str, str | None]:
    """Takes `Expected int - at $.seat` apart into the problem and the path."""
    problem, found, place = text.partition(" - at `$")
    return problem, (place.rstrip("`").lstrip(".") or None) if found else None


HANDLERS: dict[Any, Any] = {
    RequestError: on_failed,
    WishError: on_wish,
    HTTPException: on_http,
    StoreError: on_store,
    OtherRules: on_other_rules,
    RecursionError: on_recursion,
    Exception: on_error,
}
