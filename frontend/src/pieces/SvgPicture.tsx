import { useLayoutEffect, useRef } from "preact/hooks";
import { parseSvg } from "./drawings";

interface SvgPictureProps {
  /** An SVG document from our own server. */
  source: string;
  /** CSS px; without it, as large as its container. */
  size?: number;
}

/** Decorative picture from SVG source; words beside it say the same. */
export function SvgPicture({ source, size }: SvgPictureProps) {
  const holder = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const svg = parseSvg(source);
    if (size !== undefined) {
      svg.setAttribute("width", String(size));
      svg.setAttribute("height", String(size));
    }
    svg.classList.add("tile-picture");
    holder.current?.replaceChildren(svg);
  }, [source, size]);
  return <span ref={holder} class="box-picture" aria-hidden="true" />;
}
