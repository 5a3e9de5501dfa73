"""Steps through a page by the keyboard."""

from tests.e2e.phone import Phone

FAR = 90
"""Most tab stops of a page."""


STOP = """() => {
  const at = document.activeElement;
  const drawn = at.closest("label") ?? at;
  const ringed = [drawn, ...at.querySelectorAll("path")].some((element) => {
    const { outlineStyle, outlineWidth, strokeWidth } = getComputedStyle(element);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 3) || parseFloat(strokeWidth) > 8;
  });
  const inside = (x, y) => {
    const under = document.elementFromPoint(x, y);
    return under !== null && (drawn.contains(under) || under.contains(drawn));
  };
  const { left, top, width, height } = drawn.getBoundingClientRect();
  // The board's ring lies above all of it.
  const above = getComputedStyle(at, "::after");
  const framed = above.content !== "none" && parseFloat(above.borderTopWidth) >= 3;
  const bare = inside(left + width / 2, top + height / 2) || inside(left + width / 2, top + height / 5);
  return { page: at === document.body, seen: (ringed || framed) && bare, what: at.outerHTML.slice(0, 160) };
}"""
"""True if the focused element has a ring and is not covered."""


def tab_to(phone: Phone, selector: str, back: bool = False) -> None:
    """Press Tab until the focus is on an element that matches. Each element on the way must show its focus."""
    for _ in range(FAR):
        if phone.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        phone.page.keyboard.press("Shift+Tab" if back else "Tab")
        stop = phone.page.evaluate(STOP)
        assert stop["page"] or stop["seen"], f"the focus is not to be seen: {stop['what']}"
    raise AssertionError(f"{selector} is not reached by Tab")


def steps_to(phone: Phone, cell: str) -> None:
    """Step from free cell to free cell until the cursor is there."""
    for _ in range(FAR):
        phone.page.keyboard.press("PageDown")
        if phone.page.locator(f"[data-cursor='{cell}']").count():
            return
    raise AssertionError(f"{cell} is not reached by keys")
