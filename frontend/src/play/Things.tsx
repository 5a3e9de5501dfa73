import { sheets } from "../board/assets";
import { has, t } from "../i18n";
import { Line } from "../ui/Icon";
import "./phases.css";

/** A slab that lies before a seat. */
const SLAB = "M6.4 20.4V8.2C6.4 5.4 8.8 3.6 12 3.6s5.6 1.8 5.6 4.6v12.2zM12 8.4v5.2";

/** Whether it lies before a seat by its name, and is no amount of something. */
export function isThing(game: string, kind: string): boolean {
  return has(`${game}.thing_${kind}`);
}

interface ThingsProps {
  game: string;
  stock: Readonly<Record<string, number>> | undefined;
}

/** What a seat has that does something for it: a picture with the word for it. */
export function Things({ game, stock = {} }: ThingsProps) {
  const things = Object.entries(stock).filter(([kind]) => isThing(game, kind));
  if (!things.length) return null;
  return (
    <ul class="things" aria-label={t(`${game}.things`)}>
      {things.map(([kind, n]) => (
        <li key={kind} data-thing={kind}>
          <Picture kind={kind} />
          <span>{n > 1 ? t("board.times", { n, what: wordOf(game, kind) }) : wordOf(game, kind)}</span>
        </li>
      ))}
    </ul>
  );
}

/** As it is drawn on the piece that brings it: `g-tablet-x` for `tablet_x`. */
function Picture({ kind }: { kind: string }) {
  const id = `g-${kind.replace("_", "-")}`;
  if (!sheets.value.has("glyphs") || !document.getElementById(id)) return <Line path={SLAB} size={14} />;
  return (
    <svg class="thing" viewBox="-16 -16 32 32" aria-hidden="true" focusable="false">
      <use href={`#${id}`} />
    </svg>
  );
}

const wordOf = (game: string, kind: string) => t(`${game}.thing_${kind}`);
