"""The check that a request was throttled."""

import httpx

from games.core.text import Text
from tests.api import contract
from tests.games.wording import HOUSE, sentence


def assert_throttled(answer: httpx.Response, language: str) -> None:
    contract.check(answer)
    error = answer.json()
    assert (answer.status_code, error["code"]) == (429, "request.throttled")
    assert 1 <= int(answer.headers["Retry-After"]) == error["params"]["seconds"] <= 60
    assert error["message"] == sentence(HOUSE, language, Text(error["code"], error["params"]))
