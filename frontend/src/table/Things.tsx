import { t } from "../i18n";
import { type GameArt, sheets } from "../pieces/assets";
import { Line } from "../ui/Icon";
import type { SeatView, View } from "../wire";
import { useArt } from "./useArt";
import "./phases.css";

/** Stands for what has no picture: a slab that lies before a seat. */
const SLAB = "M6.4 20.4V8.2C6.4 5.4 8.8 3.6 12 3.6s5.6 1.8 5.6 4.6v12.2zM12 8.4v5.2";

/** Whether it does something for its seat and is called by its name. */
export function isEffect({ stock }: GameArt, kind: string): boolean {
  return stock[kind]?.kind === "effect";
}

interface ThingsProps {
  game: string;
  /** What the seat has, and from when it works. */
  seat: Pick<SeatView, "stock" | "stock_since"> | undefined;
  /** Which turn it is, and the last there will be. */
  now: Pick<View, "turn" | "rounds">;
}

/** So many of a kind that work from the same turn on; `since` is undefined if the view does not say it. */
interface Thing {
  kind: string;
  n: number;
  since?: number;
}

/** What a seat has by its name, apart by the turn from which it works. */
export function thingsOf(art: GameArt, { stock = {}, stock_since = {} }: NonNullable<ThingsProps["seat"]>) {
  return Object.entries(stock)
    .filter(([kind]) => isEffect(art, kind))
    .flatMap(([kind, n]): Thing[] => {
      const since = Object.entries(stock_since[kind] ?? {});
      const rest = since.reduce((left, [, some]) => left - some, n);
      const plain = rest > 0 ? [{ kind, n: rest }] : [];
      return [...plain, ...since.map(([turn, some]) => ({ kind, n: some, since: Number(turn) }))];
    });
}

/** What a seat has that does something for it: a picture with the word for it, and since or from when it does. */
export function Things({ game, seat, now }: ThingsProps) {
  const art = useArt(game);
  const things = art ? thingsOf(art, seat ?? {}) : [];
  if (!things.length) return null;
  return (
    <ul class="things" aria-label={t(`${game}.things`)}>
      {things.map(({ kind, n, since }) => {
        const word = t(`${game}.thing_${kind}`);
        const waits = since !== undefined && since > now.turn;
        return (
          <li key={`${kind} ${since}`} class={waits ? "thing-waits" : undefined} data-thing={kind}>
            <Picture glyph={art?.stock[kind]?.glyph} />
            <span>
              {n > 1 ? t("board.times", { n, what: word }) : word}
              {since === undefined ? null : (
                <>
                  {" "}
                  <span class={waits ? "thing-from" : "thing-since"}>{whenWords(game, since, now)}</span>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function whenWords(game: string, since: number, { turn, rounds }: ThingsProps["now"]): string {
  const when = rounds && since > rounds ? "never" : since > turn ? "from" : "since";
  return t(`${game}.things_${when}`, { turn: since });
}

/** As it is drawn on the piece that brings it. */
function Picture({ glyph = "" }: { glyph: string | undefined }) {
  if (!sheets.value.has("glyphs") || !document.getElementById(glyph)) return <Line path={SLAB} size={14} />;
  return (
    <svg class="thing" viewBox="-16 -16 32 32" aria-hidden="true" focusable="false">
      <use href={`#${glyph}`} />
    </svg>
  );
}
