/** The course of what the seats had in hand, where a game keeps it and the viewer may know it. */

import type { Seats } from "../surfaces/types";
import type { View } from "../wire";
import type { Course } from "./course";

/** The kinds of stock with a chart of their own: what the seats had at the end of each turn, as far as the viewer may know. */
export function kindsOf(view: View): string[] {
  return [...new Set(Object.values(view.seats).flatMap(({ courses = {} }) => Object.keys(courses)))];
}

/** How much the seats had of a kind, turn by turn; only seats whose stock the viewer may know. */
export function stocksOf(seats: Seats, view: View, kind: string): Course[] {
  return Object.entries(seats).flatMap(([key, { name, colour }]) => {
    const known = Object.entries(view.seats[key]?.courses?.[kind] ?? {});
    const steps = known
      .map(([turn, score]) => ({ turn: Number(turn), score }))
      .sort((one, other) => one.turn - other.turn);
    return steps.length ? [{ seat: Number(key), name, colour, steps, score: steps.at(-1)?.score ?? 0 }] : [];
  });
}
