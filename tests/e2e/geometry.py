"""Scripts that tell whether elements are in sight, hidden or outside of the screen."""

IN_SIGHT = """(all) => all.filter((one) => {
  const list = one.closest(".choices").getBoundingClientRect();
  const { top, height } = one.getBoundingClientRect();
  return top >= list.top - 1 && top + height / 2 < list.bottom;
}).length"""
"""Number of answers in a list of which at least the upper half is in sight."""


OUTSIDE = """() => [...document.querySelectorAll(".tv *")].filter((one) => {
  const { left, top, right, bottom, width } = one.getBoundingClientRect();
  const words = one.childElementCount === 0 && one.textContent.trim() && !one.closest(".unseen, .spots-still");
  return words && width > 1 && (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight);
}).map((one) => one.outerHTML)"""
"""Words that leave the screen. A picture of a part of a board is cut at its edges."""


HIDDEN = """() => {
  const box = (one) => one.getBoundingClientRect();
  const board = box(document.querySelector(".tv-board"));
  const cut = [...document.querySelectorAll(".tv-board .tile-picture, .tv-board .tv-seller")]
    .filter((one) => box(one).top < board.top - 1 || box(one).bottom > board.bottom + 1);
  const parts = [...document.querySelectorAll(".tv-standings > li, .tv-side > :not(.tv-standings)")];
  const covered = parts.filter((one, i) => parts.slice(i + 1).some((other) => box(other).top < box(one).bottom - 1));
  return [...cut, ...covered].map((one) => one.outerHTML.slice(0, 200));
}"""
"""Return what is clipped at the edge of the board, and what is covered at its side."""


BEYOND = "() => document.scrollingElement.scrollHeight - innerHeight"
"""By how many px the page is higher than the window."""


SEEN_HEIGHT = """() => {
  const { top, bottom } = document.querySelector(".board-frame").getBoundingClientRect();
  const sheet = document.querySelector(".sheet").getBoundingClientRect();
  return Math.min(bottom, sheet.top, innerHeight) - Math.max(top, 0);
}"""
"""Height of the visible part of the board in px."""
