import { capitalize, formatNumber, has, say, t } from "../i18n";
import { readColour, readName } from "../seats/people";
import { Row, Rows } from "../ui/Rows";
import { Stamp } from "../ui/Stamp";
import type { ScoreLine, TableDocument } from "../wire";
import { findPlan, PlacesGlimpse } from "./PlacesGlimpse";

type Part = NonNullable<ScoreLine["parts"]>[number];

/** Return "City finished, 5 tiles, 1 pennant"; for a field of a plan "Hexagon 5-1: 1 × 4 + 2 × 3". */
export function describeLine(document: TableDocument, line: ScoreLine): string {
  if (line.note) return t("common.labelled", { label: t(line.reason), words: line.note });
  if (line.why) return t("common.labelled", { label: t(line.reason), words: say(line.why) });
  const place = describePlace(document, line);
  const sum = describeSum(document.table.game, line);
  if (place) return sum ? t("common.labelled", { label: place, words: sum }) : place;
  return [t(line.reason), sum].filter(Boolean).join(", ");
}

/** Return what a line adds up, as short as can be: "5 tiles, 1 pennant", or "1 × 4 + 2 × 3" if the game says products. */
export function describeSum(game: string, line: ScoreLine): string {
  const { parts = [] } = line;
  if (parts.every(saysProduct) && has(`${game}.product`)) {
    return parts.map(({ params = {} }) => t(`${game}.product`, params)).join(" + ");
  }
  return parts.map((part) => describePart(game, line, part)).join(", ");
}

/** Return the name of the field of a plan that a line is about, "Hexagon 5-1"; empty if it is about none. */
export function describePlace(document: TableDocument, { board, segments = [] }: ScoreLine): string {
  const [place = ""] = segments;
  const spot = findPlan(document, board)?.spots[place];
  return spot?.field ? capitalize(say(spot.name)) : "";
}

/** Return what a part counts, "5 brochs"; for comparisons the rank of its seat, "1st with 6". */
export function describePart(game: string, line: ScoreLine, { code, count, params = {} }: Part): string {
  const counted = `${line.reason}_counted`;
  const label = has(counted) ? t(counted, { count }) : "";
  return t(`${game}.part_${code}`, { ...params, count, what: label, n: line.counts?.[line.seat] ?? 0 });
}

/** True if the words of a part already show how its points are made, "dolmen 3 × factor 4". */
export function saysProduct({ count, params }: Part): boolean {
  return count === 1 && params !== undefined;
}

/** Return "Turn 12", or the game's word for it: "Round 4". */
export function nameTurn(game: string, turn: number): string {
  return t(has(`${game}.turn`) ? `${game}.turn` : "points.after", { turn });
}

/** Return "Turn 12: Anna", or whichever part there is. */
export function describeTurn(
  document: TableDocument,
  seat: number | undefined,
  turn: number | undefined,
): string {
  const when = turn ? nameTurn(document.table.game, turn) : "";
  const name = seat === undefined ? "" : readName(document, seat);
  return when && name ? t("points.turn_of", { when, name }) : when || name;
}

/** Return whose and when: "Anna · Turn 12". */
export function describeOwner(document: TableDocument, seat: number, turn: number): string {
  return t("points.of", { name: readName(document, seat), when: nameTurn(document.table.game, turn) });
}

/** Return whose, when and where: "Anna · Turn 12 · Market". Where is included if the line names one field of a plan. */
export function describeOrigin(
  document: TableDocument,
  line: ScoreLine,
  place = describePlace(document, line),
): string {
  const of = describeOwner(document, line.seat, line.turn);
  return place ? t("points.where", { of, place }) : of;
}

/** Return the points of a line: "+6", or "?" if this phone may not know. */
export function describePoints({ points, unknown }: ScoreLine): string {
  return unknown ? "?" : formatSigned(points);
}

/** Return "+6", "−3" or "0". */
export function formatSigned(points: number): string {
  if (points === 0) return "0";
  return points < 0 ? formatNumber(points) : `+${points}`;
}

interface LineListProps {
  document: TableDocument;
  lines: readonly ScoreLine[];
  label: string;
  onOpen: (line: ScoreLine) => void;
}

/** Score lines; a tap opens the proof. A line that is named after a place says what for below: "Anna · Turn 12 · Full circle". */
export function LineList({ document, lines, label, onOpen }: LineListProps) {
  return (
    <Rows label={label}>
      {lines.map((line) => (
        <Row
          key={line.n}
          lead={<Stamp colour={readColour(document, line.seat)} />}
          title={describeLine(document, line)}
          second={describeOrigin(document, line, describePlace(document, line) && t(line.reason))}
          end={
            <>
              <PlacesGlimpse document={document} board={line.board} places={line.segments?.slice(0, 1)} />
              <span class="display line-points">{describePoints(line)}</span>
            </>
          }
          onPress={() => onOpen(line)}
        />
      ))}
    </Rows>
  );
}
