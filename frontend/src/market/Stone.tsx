import { t } from "../i18n";

/** Outline of a stone slab, and hatching on its shaded side. */
const SLAB = "M7 39C5 27 5 15 9 9c5-6 16-7 32-7 20 0 39 0 46 5 6 5 7 18 6 32z";
const CUTS = "M84 12c3 6 4 13 4 21M77 9c4 5 5 9 5 15M14 33c-1-5-1-10 1-14";

/** A space as a stone slab with its extra cost. */
export function Stone({ extra }: { extra: number | undefined }) {
  if (extra === undefined) return null;
  return (
    <span class="stone" aria-hidden="true">
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
        <path class="stone-slab" d={SLAB} />
        <path class="stone-cuts" d={CUTS} />
      </svg>
      <span class="stone-cost">{t("play.market_extra", { n: extra })}</span>
    </span>
  );
}

/** A face-down piece that is not known, drawn as a ring of stones. */
export function FaceDown() {
  return (
    <span class="face-down" aria-hidden="true">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle class="face-down-ring" cx="50" cy="50" r="37" />
      </svg>
      <span class="face-down-mark">?</span>
    </span>
  );
}

/** Arrow that shows which way the pieces move, and that they leave at the end. */
export function Way({ words }: { words: string }) {
  return (
    <p class="wares-way">
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1 6H99" />
      </svg>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M3 1l7 5-7 5" />
      </svg>
      <span class="wares-way-words">{words}</span>
    </p>
  );
}
