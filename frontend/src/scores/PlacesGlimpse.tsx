import { findArt } from "../pieces/assets";
import { findBoardNamed, findLayout, findSurface } from "../surfaces/boards";
import type { PlanLayout, TableDocument } from "../wire";
import "../styles/table.css";

/** Radius of a mark, as a part of the plan's width. */
const MARK = 0.055;

/** Return the layout of a board that is a plan. */
export function findPlan({ view, table }: TableDocument, board: string | undefined): PlanLayout | undefined {
  const layout =
    view && findLayout(findArt(table.game) ?? null, view, findSurface(view, findBoardNamed(view, board)));
  return layout?.kind === "plan" ? layout : undefined;
}

interface PlacesGlimpseProps {
  document: TableDocument;
  board?: string | undefined;
  places: readonly string[] | undefined;
}

/** A plan in small with these places marked, because nothing printed on it names them. Nothing for other surfaces. */
export function PlacesGlimpse({ document, board, places = [] }: PlacesGlimpseProps) {
  const plan = findPlan(document, board);
  const marked = places.flatMap((place) => plan?.spots[place] ?? []);
  if (!plan || !marked.length) return null;
  const [width, height] = plan.size;
  return (
    <svg class="places-glimpse" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path class="places-glimpse-plan" d={drawFields(plan.spots)} />
      {marked.map(({ x, y }) => (
        <circle key={`${x} ${y}`} class="places-glimpse-mark" cx={x} cy={y} r={MARK * width} />
      ))}
    </svg>
  );
}

/** Return the fields of a plan as a path of circles. */
function drawFields(spots: PlanLayout["spots"]): string {
  return Object.values(spots)
    .filter(({ field }) => field)
    .map(({ x, y, radius: r = 0 }) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join("");
}
