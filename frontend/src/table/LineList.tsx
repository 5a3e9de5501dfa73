import { capital, has, t, text } from "../i18n";
import { artHere } from "../pieces/assets";
import { boardNamed, layoutOf, surfaceIn } from "../surfaces/boards";
import { Row, Rows } from "../ui/Rows";
import { Stamp } from "../ui/Stamp";
import type { ScoreLine, TableDocument } from "../wire";
import { colourOf, nameOf } from "./people";

type Part = NonNullable<ScoreLine["parts"]>[number];

/** "City finished, 5 tiles, 1 pennant" */
export function lineWords(game: string, line: ScoreLine): string {
  if (line.note) return `${t(line.reason)}: ${line.note}`;
  if (line.why) return `${t(line.reason)}: ${text(line.why)}`;
  const parts = (line.parts ?? []).map((part) => partWords(game, line, part));
  return [t(line.reason), ...parts].join(", ");
}

/** What a part counts, "5 brochs"; where seats are compared how its seat stands, "1st with 6". */
export function partWords(game: string, line: ScoreLine, { code, count, params = {} }: Part): string {
  const counted = `${line.reason}_counted`;
  const what = has(counted) ? t(counted, { count }) : "";
  return t(`${game}.part_${code}`, { ...params, count, what, n: line.counts?.[line.seat] ?? 0 });
}

/** True if the words of a part say themselves what makes its points, "dolmen 3 × factor 4". */
export function saysProduct({ count, params }: Part): boolean {
  return count === 1 && params !== undefined;
}

/** "Turn 12", or what a game calls it: "Round 4" */
export function turnWords(game: string, turn: number): string {
  return t(has(`${game}.turn`) ? `${game}.turn` : "points.after", { turn });
}

/** "Turn 12: Anna", or whichever of both there is. */
export function turnOf(document: TableDocument, seat: number | undefined, turn: number | undefined): string {
  const when = turn ? turnWords(document.table.game, turn) : "";
  const name = seat === undefined ? "" : nameOf(document, seat);
  return when && name ? t("points.turn_of", { when, name }) : when || name;
}

/** Whose and when: "Anna · Turn 12" */
export function ofWords(document: TableDocument, seat: number, turn: number): string {
  return t("points.of", { name: nameOf(document, seat), when: turnWords(document.table.game, turn) });
}

/** Whose, when and where: "Anna · Turn 12 · Market". Where is said if the line is about one named field of a plan. */
export function originWords(
  document: TableDocument,
  { seat, turn, board, segments = [] }: ScoreLine,
): string {
  const of = ofWords(document, seat, turn);
  const { view, table } = document;
  const [place = ""] = segments;
  const layout =
    view && layoutOf(artHere(table.game) ?? null, view, surfaceIn(view, boardNamed(view, board)));
  const spot = layout?.kind === "plan" ? layout.spots[place] : undefined;
  return spot?.field ? t("points.where", { of, place: capital(text(spot.name)) }) : of;
}

/** What a line gave: "+6", or "?" where this phone may not know. */
export function pointsWords({ points, unknown }: ScoreLine): string {
  return unknown ? "?" : signed(points);
}

/** +6, −3, 0 */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points < 0 ? `−${-points}` : `+${points}`;
}

interface LineListProps {
  document: TableDocument;
  lines: readonly ScoreLine[];
  label: string;
  onOpen: (line: ScoreLine) => void;
}

/** Score lines; a tap opens the proof. */
export function LineList({ document, lines, label, onOpen }: LineListProps) {
  return (
    <Rows label={label}>
      {lines.map((line) => (
        <Row
          key={line.n}
          lead={<Stamp colour={colourOf(document, line.seat)} />}
          title={lineWords(document.table.game, line)}
          second={originWords(document, line)}
          end={<span class="display line-points">{pointsWords(line)}</span>}
          onPress={() => onOpen(line)}
        />
      ))}
    </Rows>
  );
}
