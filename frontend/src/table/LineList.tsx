import { capital, has, t, text } from "../i18n";
import { artHere } from "../pieces/assets";
import { boardNamed, layoutOf, surfaceIn } from "../surfaces/boards";
import { Row, Rows } from "../ui/Rows";
import { Stamp } from "../ui/Stamp";
import type { ScoreLine, TableDocument } from "../wire";
import { colourOf, nameOf } from "./people";

type Part = NonNullable<ScoreLine["parts"]>[number];

/** Return "City finished, 5 tiles, 1 pennant". */
export function lineWords(game: string, line: ScoreLine): string {
  if (line.note) return `${t(line.reason)}: ${line.note}`;
  if (line.why) return `${t(line.reason)}: ${text(line.why)}`;
  const parts = (line.parts ?? []).map((part) => partWords(game, line, part));
  return [t(line.reason), ...parts].join(", ");
}

/** Return what a part counts, "5 brochs"; for comparisons the rank of its seat, "1st with 6". */
export function partWords(game: string, line: ScoreLine, { code, count, params = {} }: Part): string {
  const counted = `${line.reason}_counted`;
  const label = has(counted) ? t(counted, { count }) : "";
  return t(`${game}.part_${code}`, { ...params, count, what: label, n: line.counts?.[line.seat] ?? 0 });
}

/** True if the words of a part already show how its points are made, "dolmen 3 × factor 4". */
export function saysProduct({ count, params }: Part): boolean {
  return count === 1 && params !== undefined;
}

/** Return "Turn 12", or the game's word for it: "Round 4". */
export function turnWords(game: string, turn: number): string {
  return t(has(`${game}.turn`) ? `${game}.turn` : "points.after", { turn });
}

/** Return "Turn 12: Anna", or whichever part there is. */
export function turnOf(document: TableDocument, seat: number | undefined, turn: number | undefined): string {
  const when = turn ? turnWords(document.table.game, turn) : "";
  const name = seat === undefined ? "" : nameOf(document, seat);
  return when && name ? t("points.turn_of", { when, name }) : when || name;
}

/** Return whose and when: "Anna · Turn 12". */
export function ofWords(document: TableDocument, seat: number, turn: number): string {
  return t("points.of", { name: nameOf(document, seat), when: turnWords(document.table.game, turn) });
}

/** Return whose, when and where: "Anna · Turn 12 · Market". Where is included if the line names one field of a plan. */
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

/** Return the points of a line: "+6", or "?" if this phone may not know. */
export function pointsWords({ points, unknown }: ScoreLine): string {
  return unknown ? "?" : signed(points);
}

/** Return "+6", "−3" or "0". */
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
