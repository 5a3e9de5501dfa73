/** The chart of a plan: position, name and neighbours of each spot. */

import { capitalize, joinWords, say, t } from "../../i18n";
import type { PlanLayout, PlanView } from "../../wire";
import { type Chart, type ChartSpot, computeUnitsPerCell } from "../spots/chart";

/** Return the spots at the other ends of each spot's lines. */
function findNeighbours(
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

export function buildPlanChart(
  layout: PlanLayout,
  { stacks, marks = {}, holders = {} }: PlanView,
  game: string,
): Chart {
  const { size, spots, spot, lines = [], areas = {}, drawing = "", partners = [] } = layout;
  const cell = computeUnitsPerCell(layout, Object.values(spots));
  const order = Object.keys(spots);
  const neighbours = findNeighbours(lines);
  const listAreas = (place: string) => Object.entries(areas).filter(([, area]) => area.spots.includes(place));
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
      ...(listAreas(place).length
        ? [t("board.part_of", { area: joinWords(listAreas(place).map(([, area]) => say(area.name))) })]
        : []),
      ...listAreas(place).flatMap(([id]) =>
        marks[id] ? [`${capitalize(t(`${game}.mark_${marks[id]}`))}.`] : [],
      ),
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
