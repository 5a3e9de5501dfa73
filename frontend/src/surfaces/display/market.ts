/** The open market, the display that belongs to no seat: its spaces, name and prompt. */

import { say } from "../../i18n";
import type { Choice, ChoosePrompt, View } from "../../wire";
import { findSharedSale } from "./displays";

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

export function listSpaces(view: View): Space[] {
  const slots = Object.entries(findSharedSale(view)?.[1].slots ?? {});
  const adding = slots.some(([, { adds }]) => adds);
  return slots.map(([place, { piece = "", price = 0, adds = 0, face_down = false }], i) => {
    const lies = piece ? "piece" : face_down ? "untold" : "nothing";
    return { n: i + 1, place, lies, piece, price, ...(adding ? { extra: adds } : {}) };
  });
}

/** Count the pieces that nobody has entered yet. */
export function countUnknown(view: View): number {
  return listSpaces(view).filter(({ lies }) => lies === "untold").length;
}

export function hasOpenMarket(view: View): boolean {
  return listSpaces(view).some(({ lies }) => lies !== "nothing");
}

/** True if the game is about the open market now: then its display has a heading. */
export function isAboutOpenMarket(view: View): boolean {
  return !view.outcome && findSharedSale(view)?.[1].heading !== undefined;
}

/** Return the name of the open market; empty if there is none. */
export function openMarketName(view: View): string {
  const market = findSharedSale(view)?.[1];
  return market ? say(market.name) : "";
}

export function findOpenMarketPrompt(view: View): ChoosePrompt | undefined {
  const id = findSharedSale(view)?.[0];
  return Object.values(view.prompts ?? {}).find(
    (prompt): prompt is ChoosePrompt =>
      prompt.kind === "choose" && prompt.on !== undefined && prompt.on === id,
  );
}

/** True if a choice is about a piece on a space. */
export function lies({ places = [] }: Choice): boolean {
  return places.length > 0;
}
