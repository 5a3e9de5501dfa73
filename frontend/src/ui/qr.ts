/** A QR code: its side in modules and its paths. */
export interface Qr {
  side: number;
  paths: { d: string; transform: string | undefined }[];
}

/** Read the server's SVG as data, not as markup: only its size and its paths are used.
 * @returns null unless it is a square picture of paths.
 */
export function qrOf(svg: string): Qr | null {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const [, , width, height] = (root.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  if (root.localName !== "svg" || !width || width !== height) return null;
  const paths = [...root.getElementsByTagName("path")].map((path) => ({
    d: path.getAttribute("d") ?? "",
    transform: path.getAttribute("transform") ?? undefined,
  }));
  return paths.length ? { side: width, paths } : null;
}
