/** What lies there for everybody to buy, from what a view says. */

import { has } from "../i18n";
import type { Choice, ChoosePrompt, View } from "../wire";

/** A space on which something may lie. */
export interface Space {
  n: number;
  /** Its key in `view.market`. */
  ware: string;
  lies: "nothing" | "untold" | "piece";
  /** Empty as long as nobody has told it, or nothing lies there. */
  piece: string;
  price: number;
  /** What the space costs, as part of the price; undefined where spaces cost nothing. */
  extra?: number;
}

/** All spaces from left to right. */
export function spacesOf(view: View): Space[] {
  const lying = view.market ?? {};
  const costs = view.market_costs ?? [];
  const last = Math.max(costs.length, ...Object.keys(lying).map(Number));
  return Array.from({ length: last }, (_, i) => {
    const n = i + 1;
    const ware = String(n);
    const { piece, price = 0 } = lying[ware] ?? {};
    const lies = piece === undefined ? "nothing" : piece === "" ? "untold" : "piece";
    const extra = costs[i];
    return { n, ware, lies, piece: piece ?? "", price, ...(extra === undefined ? {} : { extra }) };
  });
}

/** How many pieces lie there that nobody has told. */
export function untoldOf(view: View): number {
  return spacesOf(view).filter(({ lies }) => lies === "untold").length;
}

export function hasOpenMarket(view: View): boolean {
  return Object.keys(view.market ?? {}).length > 0;
}

/** Whether the table is about them now: the game has words for that phase of theirs. */
export function isAboutOpenMarket(view: View, game: string): boolean {
  return !view.outcome && hasOpenMarket(view) && has(openMarketText(view, game));
}

export const openMarketText = ({ phase }: View, game: string) => `${game}.market_${phase}`;

/** The prompt by which one of them is bought. */
export function openMarketPromptOf(view: View): ChoosePrompt | undefined {
  return Object.values(view.prompts ?? {}).find(
    (prompt): prompt is ChoosePrompt => prompt.kind === "choose" && prompt.choices.some(lies),
  );
}

/** Whether a choice is about what lies on a space. */
export function lies({ ware }: Choice): boolean {
  return Boolean(ware);
}
