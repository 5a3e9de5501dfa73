/** What a score line cites on a surface of spots: the places that earned points, with the numbers of its parts. */

import type { ScoreLine } from "../../wire";
import { type Chart, listSpotsAmong } from "./chart";

interface CitedSpots {
  places: readonly string[];
  /** The places among them that are ringed: what was scored itself, where the line shows it as it lay. */
  ringed: readonly string[];
  numbers: readonly { place: string; number: number }[];
  /** For each part, the numbers of its things. */
  byPart: readonly (readonly number[])[];
  leftOver: readonly string[];
}

/** Return what a line cites. Things of a part are numbered in reading order; a place cited again keeps its number. */
export function listCitedSpots(line: ScoreLine, chart: Chart): CitedSpots {
  const isOnChart = (place: string) => place in chart.spots;
  const scored = Object.keys(line.stacks ?? {}).filter(isOnChart);
  const numbers: { place: string; number: number }[] = [];
  const at = (group: readonly string[]) => chart.order.indexOf(group.find(isOnChart) ?? "");
  const byPart = (line.parts ?? []).map(({ things = [] }) => {
    const groups: readonly (readonly string[])[] = line.counts
      ? things.flat().map((place) => [place])
      : things;
    return groups
      .filter((group) => group.some(isOnChart))
      .sort((first, second) => at(first) - at(second))
      .map((group) => {
        const place = group.find(isOnChart) ?? "";
        const entry = numbers.find((numbered) => numbered.place === place);
        if (entry && group.length === 1) return entry.number;
        const number = numbers.length + 1;
        numbers.push({ place, number });
        return number;
      });
  });
  const counted = (line.parts ?? []).flatMap(({ things = [] }) => things).flat();
  const places = listSpotsAmong(chart, [...counted, ...(line.segments ?? [])]);
  return {
    places,
    ringed: scored.length ? scored : places,
    // A stack as it lay says itself what each of its pieces brought.
    numbers: numbers.filter(({ place }) => !scored.includes(place)),
    byPart,
    leftOver: listSpotsAmong(
      chart,
      (line.left_over ?? []).map(({ place }) => place),
    ),
  };
}

/** Return the places that a proof cites; empty if what earned the points is not on this surface. */
export function listPlacesOfProof(line: ScoreLine, chart: Chart): string[] {
  const { places, leftOver } = listCitedSpots(line, chart);
  return [...places, ...leftOver];
}
