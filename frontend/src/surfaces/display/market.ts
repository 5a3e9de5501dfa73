/** The open market, the display that belongs to no seat: its spaces, name and prompt. */

import { text } from "../../i18n";
import type { Choice, ChoosePrompt, View } from "../../wire";
import { sharedSale } from "./displays";

/** A space of the market. */
export interface Space {
  n: number;
  place: string;
  lies: "nothing" | "untold" | "piece";
  /** Empty if nothing lies there, or nobody has entered it yet. */
  piece: string;
  price: number;
  /** The part of the price that the space costs; undefined if no space of this market costs anything. */
  extra?: number;
}

/** Return the spaces in order. */
export function spacesOf(view: View): Space[] {
  const slots = Object.entries(sharedSale(view)?.[1].slots ?? {});
  const adding = slots.some(([, { adds }]) => adds);
  return slots.map(([place, { piece = "", price = 0, adds = 0, face_down = false }], i) => {
    const lies = piece ? "piece" : face_down ? "untold" : "nothing";
    return { n: i + 1, place, lies, piece, price, ...(adding ? { extra: adds } : {}) };
  });
}

/** Return the number of the space at a place, from 1; 0 if there is none. */
export function numberOf(view: View, place: string): number {
  return spacesOf(view).find((space) => space.place === place)?.n ?? 0;
}

/** Count the pieces that nobody has entered yet. */
export function untoldOf(view: View): number {
  return spacesOf(view).filter(({ lies }) => lies === "untold").length;
}

export function hasOpenMarket(view: View): boolean {
  return spacesOf(view).some(({ lies }) => lies !== "nothing");
}

/** True if the game is about the open market now: then its display has a heading. */
export function isAboutOpenMarket(view: View): boolean {
  return !view.outcome && sharedSale(view)?.[1].heading !== undefined;
}

/** Return the name of the open market; empty if there is none. */
export function openMarketName(view: View): string {
  const market = sharedSale(view)?.[1];
  return market ? text(market.name) : "";
}

/** Return the prompt that buys from the open market. */
export function openMarketPromptOf(view: View): ChoosePrompt | undefined {
  const id = sharedSale(view)?.[0];
  return Object.values(view.prompts ?? {}).find(
    (prompt): prompt is ChoosePrompt =>
      prompt.kind === "choose" && prompt.on !== undefined && prompt.on === id,
  );
}

/** True if a choice is about a piece on a space. */
export function lies({ places = [] }: Choice): boolean {
  return places.length > 0;
}
