import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { useCloseOnBack } from "./useCloseOnBack";
import "./CodeCard.css";

/** The quiet zone that readers need, in modules. */
const QUIET = 3;

/** A QR code of the server. @param label what it leads to. */
export function QrCode({ svg, label }: { svg: string | undefined; label: string }) {
  const qr = svg === undefined ? null : readQr(svg);
  return (
    <div class="invite-qr">
      {qr ? (
        <svg
          viewBox={`${-QUIET} ${-QUIET} ${qr.side + 2 * QUIET} ${qr.side + 2 * QUIET}`}
          role="img"
          aria-label={label}
          shape-rendering="crispEdges"
        >
          {qr.paths.map(({ d, transform }) => (
            <path key={d} d={d} transform={transform} fill="none" stroke="currentColor" />
          ))}
        </svg>
      ) : null}
    </div>
  );
}

/** A code in two halves, spelt out for screen readers. */
export function CodeWords({ code }: { code: string }) {
  return (
    <p class="invite-code">
      <span class="unseen">{t("lobby.code", { code: code.split("").join(" ") })}</span>
      <span aria-hidden="true">{code.slice(0, 3)}</span> <span aria-hidden="true">{code.slice(3)}</span>
    </p>
  );
}

interface CodeCardProps {
  svg: string | undefined;
  qrLabel: string;
  scan: string;
  /** The code; undefined until it is loaded: an empty space. */
  code: string | undefined;
  children?: ComponentChildren;
  /** Below its words; a question in it is as wide as the card. */
  foot?: ComponentChildren;
}

export function CodeCard({ svg, qrLabel, scan, code, children, foot }: CodeCardProps) {
  const [large, setLarge] = useState(false);
  useCloseOnBack(large, () => setLarge(false));
  return (
    <div class={large ? "card invite invite-large" : "card invite"}>
      <div class="invite-picture">
        <QrCode svg={svg} label={qrLabel} />
        <button
          type="button"
          class="invite-enlarge"
          aria-expanded={large}
          aria-label={t(large ? "lobby.qr_smaller" : "lobby.qr_larger", { qr: qrLabel })}
          onClick={() => setLarge(!large)}
        />
      </div>
      <div class="invite-words">
        <p class="second-line">{scan}</p>
        {code === undefined ? null : <CodeWords code={code} />}
        {children}
        {foot}
      </div>
    </div>
  );
}

/** A QR code: its side in modules and its paths. */
interface Qr {
  side: number;
  paths: { d: string; transform: string | undefined }[];
}

/** Read the server's SVG as data, not as markup: only its size and its paths are used.
 * @returns null unless it is a square picture of paths.
 */
function readQr(svg: string): Qr | null {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const [, , width, height] = (root.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  if (root.localName !== "svg" || !width || width !== height) return null;
  const paths = [...root.getElementsByTagName("path")].map((path) => ({
    d: path.getAttribute("d") ?? "",
    transform: path.getAttribute("transform") ?? undefined,
  }));
  return paths.length ? { side: width, paths } : null;
}
