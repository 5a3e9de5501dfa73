import { useLayoutEffect, useRef } from "preact/hooks";
import { parseSvg } from "../pieces/drawings";

const SVG = "http://www.w3.org/2000/svg";

/** SVG markup from our own server as part of a picture. */
export function Content({ source, transform }: { source: string; transform?: string }) {
  const holder = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    holder.current?.replaceChildren(...parseSvg(`<svg xmlns="${SVG}">${source}</svg>`).childNodes);
  }, [source]);
  return <g ref={holder} transform={transform} />;
}
