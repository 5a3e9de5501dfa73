// What looks.py asks of a page: an object of functions.
({
  /**
   * What axe finds, by rule, with the places. `axe` itself has been put into the page before. The sheets of drawings,
   * thousands of elements that nobody sees or hears where they stand, are taken out meanwhile: it would walk them all.
   * Only its rule about sounds that start by themselves needs files loaded beforehand.
   */
  axe: async (tags) => {
    const sheets = document.getElementById("art-sheets");
    const before = sheets?.nextSibling;
    sheets?.remove();
    const preload = document.querySelector("audio, video") !== null;
    const runOnly = { type: "tag", values: tags };
    const rules = { "label-content-name-mismatch": { enabled: true } }; // voice control names what is seen
    const found = await axe.run(document, { runOnly, rules, resultTypes: ["violations"], preload });
    if (sheets) document.body.insertBefore(sheets, before);
    const place = ({ target, any, failureSummary }) => `${target.join(" ")} (${any[0]?.message ?? failureSummary})`;
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(place).join(" | ")}`);
  },

  /** What `measure` finds, what `said` returns, and what `axe` finds if it gets tags: one question to the page. */
  async all([target, tags]) {
    return [this.measure(target), this.said(), tags ? await this.axe(tags) : []];
  },

  /** The size of text set; the page has no time to show it yet. */
  resizeText: (text) => {
    document.documentElement.style.fontSize = text;
  },

  /** The size of text set, the light and the fonts come, what was observed of sizes laid out anew, and a sheet that takes
   * taps: `elementFromPoint` finds nothing in one that settles. */
  settle: async ([light, text]) => {
    const root = document.documentElement;
    root.style.fontSize = text;
    let calm = 0;
    while (calm < 2) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      if (root.dataset.theme === light && !document.querySelector(".sheet-settling")) calm += 1;
    }
    await document.fonts.ready; // letters of another font are wider
    return [];
  },

  /** What scrolls sideways, is smaller than a thumb, is cut off, lies outside of the window or is disabled unseen. */
  measure: (target) => {
    const faults = [];
    const wide = document.documentElement.clientWidth;
    const all = (selector) => [...document.querySelectorAll(selector)];
    const said = (element) => {
      const words = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40);
      return `<${element.localName} class="${element.getAttribute("class") ?? ""}"> "${words}"`;
    };
    const shown = (element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const unheard = (element) => element.closest(".unseen, [aria-hidden=true]");

    for (const element of all(".button-off"))
      if (shown(element) && getComputedStyle(element).borderStyle !== "dashed")
        faults.push(`looks like a button that works: ${said(element)}`);
    for (const element of [document.scrollingElement, ...all(".band-work, .band-sheet, .choices")]) {
      if (element.scrollWidth > element.clientWidth + 1)
        faults.push(`scrolls sideways: ${said(element)}, ${element.scrollWidth} in ${element.clientWidth}`);
    }
    for (const element of all("button, summary, select, input, label:has(input)")) {
      const thumb = element.matches("input.unseen") ? element.closest("label") : element;
      if (!thumb || !shown(thumb)) continue;
      const { width, height, left, right } = thumb.getBoundingClientRect();
      if (width < target - 0.5 || height < target - 0.5)
        faults.push(`smaller than a thumb: ${said(thumb)}, ${width.toFixed(1)} x ${height.toFixed(1)}`);
      if (left < -0.5 || right > wide + 0.5) faults.push(`beyond the edge: ${said(thumb)}, ${left} to ${right}`);
    }
    const tile = document.querySelector("[data-cell]") ? all("[data-tile]")[0] : undefined;
    const cell = tile?.getBoundingClientRect().width ?? target;
    if (cell < target - 0.5) faults.push(`cells to be tapped are smaller than a thumb: ${cell.toFixed(1)}`);
    const words = ".row-title, .second-line, .chip, .target-name, .target-note, .score-name, .pill";
    for (const element of all(`h1, h2, h3, p, button, summary, label, td, th, caption, ${words}`)) {
      const { display, clipPath } = getComputedStyle(element); // what is clipped to a shape is meant to be
      if (!shown(element) || unheard(element) || display === "inline" || clipPath !== "none") continue;
      if (element.scrollWidth > element.clientWidth + 1)
        faults.push(`cut off: ${said(element)}, ${element.scrollWidth} in ${element.clientWidth}`);
    }
    for (const button of all(".action-bar button")) {
      const { top, bottom } = button.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight)
        faults.push(`out of the window: ${said(button)}, ${top} to ${bottom} of ${innerHeight}`);
    }
    return faults;
  },

  /** Everything that is written or read out. */
  said: () => {
    const names = ["aria-label", "title", "alt", "placeholder"];
    const words = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) words.push(walker.currentNode.data);
    for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join()))
      for (const name of names) words.push(element.getAttribute(name) ?? "");
    return words.filter((said) => said.trim());
  },
})
