import { say, t } from "../i18n";
import { type GameArt, sheets } from "../pieces/assets";
import { useArt } from "../pieces/useArt";
import { Line } from "../ui/Icon";
import type { SeatView, Text, View } from "../wire";
import "./effects.css";

/** Icon of an effect without a picture of its own: a slab. */
const SLAB = "M6.4 20.4V8.2C6.4 5.4 8.8 3.6 12 3.6s5.6 1.8 5.6 4.6v12.2zM12 8.4v5.2";

/** True if a stock of this kind is a lasting effect, shown by its name, and not an amount. */
export function isEffect({ stock }: GameArt, kind: string): boolean {
  return stock[kind]?.kind === "effect";
}

interface ThingsProps {
  game: string;
  /** The seat's stock, and the turns from which its effects work. */
  seat: Pick<SeatView, "stock" | "stock_since" | "stock_from"> | undefined;
  /** The current turn, and the number of rounds. */
  now: Pick<View, "turn" | "rounds">;
}

/**
 * `n` effects of a kind that work from the same turn on; `since` is undefined if the view does not say it. `from`: they
 * do not work yet, and from when they do.
 */
interface Thing {
  kind: string;
  n: number;
  since?: number;
  from?: Text | undefined;
}

/** Return a seat's effects, grouped by kind and by the turn from which they work. */
export function listThings(
  art: GameArt,
  { stock = {}, stock_since = {}, stock_from = {} }: NonNullable<ThingsProps["seat"]>,
) {
  return Object.entries(stock)
    .filter(([kind]) => isEffect(art, kind))
    .flatMap(([kind, n]): Thing[] => {
      const since = Object.entries(stock_since[kind] ?? {});
      const rest = since.reduce((remaining, [, count]) => remaining - count, n);
      const plain = rest > 0 ? [{ kind, n: rest, from: stock_from[kind] }] : [];
      return [...plain, ...since.map(([turn, count]) => ({ kind, n: count, since: Number(turn) }))];
    });
}

/** The lasting effects of a seat: picture, name, and since or from which turn they work. */
export function Things({ game, seat, now }: ThingsProps) {
  const art = useArt(game);
  const stock = art ? listThings(art, seat ?? {}) : [];
  if (!stock.length) return null;
  return (
    <ul class="things" aria-label={t(`${game}.things`)}>
      {stock.map(({ kind, n, since, from }) => {
        const word = t(`${game}.thing_${kind}`);
        const waits = from !== undefined || (since !== undefined && since > now.turn);
        const when = from ? say(from) : since === undefined ? "" : describeWhen(game, since, now);
        return (
          <li key={`${kind} ${since}`} class={waits ? "thing-waits" : undefined} data-thing={kind}>
            <Picture glyph={art?.stock[kind]?.glyph} />
            <span>
              {n > 1 ? (
                t("board.times", { n, what: word })
              ) : (
                <span class="thing-word may-be-unseen">{word}</span>
              )}
              {when ? (
                <>
                  {" "}
                  <span class={waits ? "thing-from" : "thing-since may-be-unseen"}>{when}</span>
                </>
              ) : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function describeWhen(game: string, since: number, { turn, rounds }: ThingsProps["now"]): string {
  const when = rounds && since > rounds ? "never" : since > turn ? "from" : "since";
  return t(`${game}.things_${when}`, { turn: since });
}

/** The effect's glyph, as it is drawn on the piece that brings it. */
function Picture({ glyph = "" }: { glyph: string | undefined }) {
  if (!sheets.value.has("glyphs") || !document.getElementById(glyph)) return <Line path={SLAB} size={14} />;
  return (
    <svg class="thing" viewBox="-16 -16 32 32" aria-hidden="true">
      <use href={`#${glyph}`} />
    </svg>
  );
}
