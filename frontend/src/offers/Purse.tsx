import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import type { View } from "../wire";
import { Coin } from "./Coin";

interface PurseProps {
  game: string;
  view: View;
  seat: number;
  /** What becomes of it: told anew whenever it changes. */
  children?: ComponentChildren;
}

/** What a seat pays with, as far as its phone knows: a coin and the number in words. */
export function Purse({ game, view, seat, children }: PurseProps) {
  const [kind, n] = Object.entries(view.seats[seat]?.stock ?? {})[0] ?? [];
  if (kind === undefined || n === undefined) return null;
  return (
    <p class="purse">
      <Coin n={n} size="large" />
      <span>
        <b>{t(`${game}.stock_${kind}`, { n })}</b>
        {children ? (
          <span class="second-line" aria-live="polite">
            {children}
          </span>
        ) : null}
      </span>
    </p>
  );
}
