/** What lies there for everybody to buy, from what a view says. */

import { has } from "../i18n";
import type { Choice, ChoosePrompt, View } from "../wire";

/** A space on which something may lie. What a piece costs besides what is printed on it is for its space. */
export interface Space {
  n: number;
  piece?: string;
  price: number;
  /** Printed on the piece, where that is known. */
  cost?: number;
}

/** The spaces from left to right, up to the last that is taken. */
export function spacesOf(view: View): Space[] {
  const lying = view.market ?? {};
  const last = Math.max(0, ...Object.keys(lying).map(Number));
  return Array.from({ length: last }, (_, i) => {
    const n = i + 1;
    const { piece, price = 0 } = lying[n] ?? {};
    if (piece === undefined) return { n, price };
    const cost = view.pieces?.[piece]?.cost;
    return { n, piece, price, ...(typeof cost === "number" ? { cost } : {}) };
  });
}

export function hasWares(view: View): boolean {
  return Object.keys(view.market ?? {}).length > 0;
}

/** Whether the table is about them now: the game has words for that phase of theirs. */
export function isAboutWares(view: View, game: string): boolean {
  return !view.outcome && hasWares(view) && has(aboutWares(view, game));
}

export const aboutWares = ({ phase }: View, game: string) => `${game}.market_${phase}`;

/** The prompt by which one of them is bought. */
export function waresAskedOf(view: View): ChoosePrompt | undefined {
  return Object.values(view.prompts ?? {}).find(
    (prompt): prompt is ChoosePrompt =>
      prompt.kind === "choose" && prompt.choices.some((choice) => lies(view, choice)),
  );
}

/** Whether a choice is about what lies on a space. */
export function lies(view: View, { piece, seat }: Choice): boolean {
  return seat === undefined && Object.values(view.market ?? {}).some((ware) => ware.piece === piece);
}
