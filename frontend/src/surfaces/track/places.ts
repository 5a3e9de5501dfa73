/** The chart of a track: its spaces in order, with what each asks for and gives. */

import { joinWords, say, t } from "../../i18n";
import type { PlanLine, Text, TrackLayout, TrackView } from "../../wire";
import { type Chart, type ChartSpot, computeUnitsPerCell } from "../spots/chart";

/** Say that a piece enters this space next, and what is missing for that. */
function describeAhead(missing: readonly Text[]): string {
  return missing.length ? t("board.next_missing", { what: joinWords(missing.map(say)) }) : t("board.next");
}

export function buildTrackChart(
  layout: TrackLayout,
  { pieces, marks = {}, notes = {}, ahead = {} }: TrackView,
): Chart {
  const { size, spaces, spot, drawing = "" } = layout;
  const cell = computeUnitsPerCell(layout, Object.values(spaces));
  const order = Object.keys(spaces);
  const charted = (
    place: string,
    { x, y, name, asks = [], gives = [] }: TrackLayout["spaces"][string],
  ): ChartSpot => ({
    at: { x: x / cell, y: y / cell },
    name,
    beside: [],
    about: [
      ...(ahead[place] ? [describeAhead(ahead[place])] : []),
      ...(notes[place] ?? []).map((note) => `${say(note)}.`),
      ...(asks.length ? [t("board.asks", { what: joinWords(asks.map(say)) })] : []),
      ...(gives.length ? [t("board.gives", { what: joinWords(gives.map(say)) })] : []),
    ],
  });
  return {
    size: { x: size[0] / cell, y: size[1] / cell },
    radius: spot / cell,
    unit: 1 / cell,
    drawing,
    order,
    spots: Object.fromEntries(Object.entries(spaces).map(([place, space]) => [place, charted(place, space)])),
    areas: {},
    ways: order
      .slice(1)
      .map((place, i): Required<PlanLine> => ({ ends: [order[i] ?? place, place], kind: "" }))
      .filter(({ ends: [, place] }) => !spaces[place]?.starts),
    stacked: false,
    stacks: pieces,
    marks,
    ahead: Object.fromEntries(
      Object.entries(ahead).map(([place, missing]) => [
        place,
        missing.length ? joinWords(missing.map(say)) : "",
      ]),
    ),
    partners: [],
    holders: {},
  };
}
