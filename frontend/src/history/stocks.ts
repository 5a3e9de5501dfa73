/** Courses of the seats' stocks, if the view has them. */

import type { Seats } from "../surfaces/types";
import type { View } from "../wire";
import type { Course } from "./course";

/** Return the kinds of stock that have a chart of their own. */
export function listStockKinds(view: View): string[] {
  return [...new Set(Object.values(view.seats).flatMap(({ courses = {} }) => Object.keys(courses)))];
}

/** Return how much the seats had of a kind, turn by turn; only seats whose stock the viewer may know. */
export function listStocks(seats: Seats, view: View, kind: string): Course[] {
  return Object.entries(seats).flatMap(([key, { name, colour }]) => {
    const amounts = Object.entries(view.seats[key]?.courses?.[kind] ?? {});
    const steps = amounts
      .map(([turn, score]) => ({ turn: Number(turn), score }))
      .sort((first, second) => first.turn - second.turn);
    return steps.length ? [{ seat: Number(key), name, colour, steps, score: steps.at(-1)?.score ?? 0 }] : [];
  });
}
