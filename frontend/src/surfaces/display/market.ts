/** The display from which everybody may buy: its spaces, and whether the table is about it. */

import { text } from "../../i18n";
import type { Choice, ChoosePrompt, View } from "../../wire";
import { sharedSale } from "./displays";

/** A space on which something may lie. */
export interface Space {
  n: number;
  place: string;
  lies: "nothing" | "untold" | "piece";
  /** Empty as long as nobody has told it, or nothing lies there. */
  piece: string;
  price: number;
  /** What the space costs, as part of the price; undefined where spaces cost nothing. */
  extra?: number;
}

/** All spaces in their order. */
export function spacesOf(view: View): Space[] {
  const slots = Object.entries(sharedSale(view)?.[1].slots ?? {});
  const adding = slots.some(([, { adds }]) => adds);
  return slots.map(([place, { piece = "", price = 0, adds = 0, face_down = false }], i) => {
    const lies = piece ? "piece" : face_down ? "untold" : "nothing";
    return { n: i + 1, place, lies, piece, price, ...(adding ? { extra: adds } : {}) };
  });
}

/** The number of the space at a place, from 1; 0: there is none. */
export function numberOf(view: View, place: string): number {
  return spacesOf(view).find((space) => space.place === place)?.n ?? 0;
}

/** How many pieces lie there that nobody has told. */
export function untoldOf(view: View): number {
  return spacesOf(view).filter(({ lies }) => lies === "untold").length;
}

export function hasOpenMarket(view: View): boolean {
  return spacesOf(view).some(({ lies }) => lies !== "nothing");
}

/** Whether the table is about it now. */
export function isAboutOpenMarket(view: View): boolean {
  return !view.outcome && sharedSale(view)?.[1].heading !== undefined;
}

/** What it is called; empty: there is none. */
export function openMarketName(view: View): string {
  const market = sharedSale(view)?.[1];
  return market ? text(market.name) : "";
}

/** The prompt by which something of it is bought. */
export function openMarketPromptOf(view: View): ChoosePrompt | undefined {
  const id = sharedSale(view)?.[0];
  return Object.values(view.prompts ?? {}).find(
    (prompt): prompt is ChoosePrompt =>
      prompt.kind === "choose" && prompt.on !== undefined && prompt.on === id,
  );
}

/** Whether a choice is about what lies on a space. */
export function lies({ places = [] }: Choice): boolean {
  return places.length > 0;
}
