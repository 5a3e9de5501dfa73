/** The chart of a plan: position, name and neighbours of each spot, and the reading order. */

import { capital, listed, t, text } from "../../i18n";
import type { PlanLayout, PlanView } from "../../wire";
import { type Chart, type ChartSpot, unitsPerCell } from "../spots/chart";

/** Sort spots from top to bottom, then from left to right. Spots at almost the same height count as one row. */
function inReadingOrder({ spots, spot: radius }: PlanLayout): string[] {
  const row = (place: string) => Math.round((spots[place]?.y ?? 0) / Math.max(1, radius));
  return Object.keys(spots).sort((a, b) => row(a) - row(b) || (spots[a]?.x ?? 0) - (spots[b]?.x ?? 0));
}

/** Return the spots at the other ends of each spot's lines. */
function neighboursOf(
  lines: readonly { ends: readonly string[] }[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const neighbours = new Map<string, Set<string>>();
  for (const { ends } of lines)
    for (const place of ends)
      for (const other of ends) {
        if (other === place) continue;
        const others = neighbours.get(place) ?? new Set();
        neighbours.set(place, others.add(other));
      }
  return neighbours;
}

/** Return the chart of a plan. */
export function chartOfPlan(
  layout: PlanLayout,
  { stacks, marks = {}, holders = {} }: PlanView,
  game: string,
): Chart {
  const { size, spots, spot, lines = [], areas = {}, drawing = "", partners = [] } = layout;
  const cell = unitsPerCell(layout, Object.values(spots));
  const order = inReadingOrder(layout);
  const neighbours = neighboursOf(lines);
  const areasOf = (place: string) => Object.entries(areas).filter(([, area]) => area.spots.includes(place));
  const charted = (
    place: string,
    { x, y, name, radius = 0, sign, field, figure }: PlanLayout["spots"][string],
  ): ChartSpot => ({
    radius: radius / cell,
    sign,
    field,
    figure,
    at: { x: x / cell, y: y / cell },
    name,
    beside: order.filter((other) => neighbours.get(place)?.has(other)),
    about: [
      ...(areasOf(place).length
        ? [t("board.part_of", { area: listed(areasOf(place).map(([, area]) => text(area.name))) })]
        : []),
      ...areasOf(place).flatMap(([id]) => (marks[id] ? [`${capital(t(`${game}.mark_${marks[id]}`))}.`] : [])),
    ],
  });
  return {
    size: { x: size[0] / cell, y: size[1] / cell },
    radius: spot / cell,
    unit: 1 / cell,
    drawing,
    order,
    spots: Object.fromEntries(Object.entries(spots).map(([place, spot]) => [place, charted(place, spot)])),
    areas: Object.fromEntries(Object.entries(areas).map(([id, area]) => [id, area.spots])),
    ways: lines.map(({ ends, kind = "" }) => ({ ends, kind })),
    stacked: true,
    stacks,
    marks,
    partners,
    holders,
  };
}
