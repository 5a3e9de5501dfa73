import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { qrOf } from "./qr";

/** The quiet zone that readers need, in modules. */
const QUIET = 3;

/** A QR code of the server. @param label what it leads to. */
export function QrCode({ svg, label }: { svg: string | undefined; label: string }) {
  const qr = svg === undefined ? null : qrOf(svg);
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
  /** What to do with it. */
  scan: string;
  /** The code; undefined until it is loaded: an empty space. */
  code: string | undefined;
  children?: ComponentChildren;
  /** Below it all, as wide as the card. */
  foot?: ComponentChildren;
}

/** Card with a QR code to scan and a code to type. */
export function CodeCard({ svg, qrLabel, scan, code, children, foot }: CodeCardProps) {
  const [large, setLarge] = useState(false);
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
      </div>
      {foot}
    </div>
  );
}
