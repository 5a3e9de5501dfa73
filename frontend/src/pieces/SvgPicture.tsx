import { useLayoutEffect, useRef } from "preact/hooks";
import { svgOf } from "./drawings";

interface SvgPictureProps {
  /** An SVG document of ours. */
  source: string;
  /** CSS px; as large as where it stands allows, where none is given. */
  size?: number;
}

/** A picture that came as text, for the eye: words stand beside it. */
export function SvgPicture({ source, size }: SvgPictureProps) {
  const holder = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const svg = svgOf(source);
    if (size !== undefined) {
      svg.setAttribute("width", String(size));
      svg.setAttribute("height", String(size));
    }
    svg.classList.add("tile-picture");
    holder.current?.replaceChildren(svg);
  }, [source, size]);
  return <span ref={holder} class="box-picture" aria-hidden="true" />;
}
