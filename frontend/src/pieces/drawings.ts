/** The pictures of the sprite sheets. A document with all of them would have tens of thousands of nodes, so they are kept as
 * text. A shown picture is inserted into the document, hidden, for `<use href="#id">`, which applies the page's colours.
 */

const SVG = "http://www.w3.org/2000/svg";
const HOLDER = "art-sheets";
/** How many unused pictures may stay in the document. */
const MOST = 100;
/** An element of a sheet: elements with ids are siblings, in `<defs>` or after it. */
const ELEMENT = /<(\w+) id="([^"]+)"([\s\S]*?)(?=<\w+ id="|<\/defs>|<\/svg>)/g;
/** A reference to a whole element of the same sheet. References to glyphs have a position, too, and are not matched. */
const WHOLE = /<use href="#([^"]+)"\/>/g;

/** Source by id, of pictures and of layers that several pictures share. */
const sources = new Map<string, string>();
/** Ids of requested pictures: in the document once their sheet is loaded. */
const requested = new Set<string>();
let putting = false;

/** Remember the pictures of a sheet. */
export function keepSheet(source: string): void {
  for (const [, tag, id, rest] of source.matchAll(ELEMENT) as Iterable<[string, string, string, string]>) {
    sources.set(
      id,
      tag === "symbol" ? rest.slice(rest.indexOf(">") + 1, rest.lastIndexOf("<")) : `<${tag}${rest}`,
    );
  }
  putSoon();
}

/** Return the href of a picture. It is inserted into the document, now or once its sheet is loaded. */
export function drawPicture(id: string): string {
  if (!requested.has(id)) {
    requested.add(id);
    putSoon();
  }
  return `#${id}`;
}

export function parseSvg(source: string): Element {
  const parsed = new DOMParser().parseFromString(source, "image/svg+xml");
  return document.importNode(parsed.documentElement, true);
}

/** Insert SVG that is only referred to into the document, hidden. */
export function putAside(source: string): void {
  findHolder().append(...parseSvg(source).children);
}

/** Insert everything that a screen requests while it renders in one step. */
function putSoon(): void {
  if (putting) return;
  putting = true;
  queueMicrotask(() => {
    putting = false;
    put();
  });
}

function put(): void {
  const missing = [...requested].filter((id) => sources.has(id) && !document.getElementById(id));
  if (!missing.length) return;
  const symbols = missing.map(
    (id) => `<symbol id="${id}" viewBox="0 0 100 100">${resolveContent(id)}</symbol>`,
  );
  putAside(`<svg xmlns="${SVG}">${symbols.join("")}</svg>`);
  if (requested.size > MOST) takeOut(missing);
}

/** Return the source of a picture with its references resolved. */
function resolveContent(id: string): string {
  return (sources.get(id) ?? "").replace(WHOLE, (use, other) =>
    sources.has(other) ? resolveContent(other) : use,
  );
}

/** Remove pictures that are no longer shown, except those with these ids. */
function takeOut(ids: readonly string[]): void {
  const used = new Set(Array.from(document.querySelectorAll("use"), (use) => use.getAttribute("href")));
  for (const id of [...requested].filter((id) => !used.has(`#${id}`) && !ids.includes(id))) {
    requested.delete(id);
    document.getElementById(id)?.remove();
  }
}

function findHolder(): Element {
  const oldHolder = document.getElementById(HOLDER);
  if (oldHolder) return oldHolder;
  const made = document.createElementNS(SVG, "svg");
  made.id = HOLDER;
  made.style.display = "none"; // only the elements that refer to them are laid out
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}
