import { has, joinWords, t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import type { TableDocument } from "../wire";

/** How many pieces of a kind a seat has left. */
interface Supply {
  kind: string;
  n: number;
  icon: string;
  words: string;
  isLast: boolean;
}

/** Return the pieces and amounts that a seat has left. During the final scoring only what it has gathered, which still
 * scores; after the game nothing. An amount is listed if there is any. */
export function listSupplies(
  { table, view }: TableDocument,
  art: GameArt | null,
  seat: number | string,
): Supply[] {
  if (!art || !view || view.outcome) return [];
  return Object.entries(view.seats[seat]?.stock ?? {}).flatMap(([kind, n]) => {
    const { icon, kind: look, gathered = false } = art.stock[kind] ?? {};
    const isNone = look === "amount" && n === 0;
    const isOver = table.status === "finished" && !gathered;
    if (!icon || isNone || isOver) return [];
    return [{ kind, n, icon, words: t(`${table.game}.stock_${kind}`, { n }), isLast: n === 1 && !gathered }];
  });
}

/** Return a sentence for each kind of which somebody has one piece left, where the game has one. */
export function describeLast(document: TableDocument, art: GameArt | null): string[] {
  const names = new Map<string, string[]>();
  for (const [seat, { name }] of Object.entries(document.table.seats)) {
    for (const { kind, isLast } of listSupplies(document, art, seat)) {
      if (isLast && has(`${document.table.game}.last_${kind}`))
        names.set(kind, [...(names.get(kind) ?? []), name]);
    }
  }
  return [...names].map(([kind, names]) =>
    t(`${document.table.game}.last_${kind}`, { names: joinWords(names), n: names.length }),
  );
}
