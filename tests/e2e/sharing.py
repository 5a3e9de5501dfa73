"""A share sheet that notes what it was given."""

from typing import Any

from tests.e2e.phone import Phone

SHEET = """() => {
  window.handed = [];
  navigator.canShare = ({ files = [] }) => files.every(({ type }) => type.startsWith("image/"));
  navigator.share = async ({ files = [], ...words }) => {
    const beginnings = await Promise.all(files.map((file) => file.slice(0, 4).text()));
    window.handed.push({ ...words, files: files.map(({ name, type }, i) => [name, type, beginnings[i].slice(1)]) });
    if (window.answer) throw new DOMException("", window.answer);
  };
}"""


CLOSED, REFUSED = "AbortError", "NotAllowedError"


def install_share_sheet(phone: Phone) -> Phone:
    """Return the phone with a share sheet for links and pictures."""
    phone.context.add_init_script(f"({SHEET})()")
    return phone


def items_shared(phone: Phone, answer: str = "") -> list[dict[str, Any]]:
    """Return what the sheet was given so far, and set its answer from now on."""
    so_far: list[dict[str, Any]] = phone.page.evaluate("() => window.handed.splice(0)")
    phone.page.evaluate("(answer) => { window.answer = answer; }", answer)
    return so_far


def wait_until_shared(phone: Phone) -> None:
    phone.until("() => window.handed.length > 0")
