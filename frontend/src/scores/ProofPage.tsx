import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { BoardOf } from "../boards/BoardOf";
import { capitalize, formatNumber, say, t } from "../i18n";
import { useArt } from "../pieces/useArt";
import { readColour, readName } from "../seats/people";
import { findBoardNamed, findLayout, findSurface, findSurfacesAfter } from "../surfaces/boards";
import { PiecePicture } from "../surfaces/grid/PiecePicture";
import { listNumbersByPart } from "../surfaces/kinds/proofs";
import { Button } from "../ui/Button";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { ScrollRegion } from "../ui/ScrollRegion";
import { useTitle } from "../ui/useTitle";
import type { ScoreLine, TableDocument, View } from "../wire";
import {
  describeLine,
  describeOrigin,
  describePart,
  describePoints,
  formatSigned,
  saysProduct,
} from "./LineList";
import { formatCounts, RuleWords } from "./RuleWords";
import { countMajority, describeRuns, withStacks } from "./scores";
import "../styles/table.css";
import "./scores.css";

interface ProofPageProps {
  document: TableDocument;
  /** The view whose boards show the proof; undefined while it is being loaded. */
  view: View | undefined;
  lines: readonly ScoreLine[];
  /** The number of the line to show. */
  n: number;
  /** Title if there is no line of that number. */
  missing: string;
  top: ComponentChildren;
  strip: ComponentChildren;
  onLine: (n: number) => void;
  /** The button that leads back. */
  back: ComponentChildren;
  further?: ComponentChildren;
}

const NONE: Pick<View, "surfaces"> = { surfaces: {} };

/** Proof of one score line on its board: what earned it, the sum, the majority, the rule. */
export function ProofPage(props: ProofPageProps) {
  const { document, view, lines, n, missing, top, strip, onLine, back, further } = props;
  const art = useArt(document.table.game);
  const index = lines.findIndex((line) => line.n === n);
  const scored = lines[index];
  const line = useMemo(() => scored && withStacks(scored, lines), [scored, lines]);
  const turn = line?.turn;
  const surfaces = useMemo(() => (view ? findSurfacesAfter(view, turn) : NONE), [view, turn]);
  const name = findBoardNamed(surfaces, line?.board);
  const board = findSurface(surfaces, name);
  const numbers = line ? listNumbersByPart(line, board, findLayout(art, view ?? document.view, board)) : [];
  const [previous, next] = [lines[index - 1], lines[index + 1]];
  useTitle(line ? describeLine(document, line) : t("points.title"));
  return (
    <Screen
      work="board"
      top={top}
      strip={strip}
      sheet={
        <Prompt
          colour={readColour(document, line?.seat)}
          title={line ? t(line.reason) : missing}
          second={line ? describeOrigin(document, line) : undefined}
          aside={line ? <span class="display proof-total">{describePoints(line)}</span> : undefined}
          focusKey={n}
          choices={line ? <Proof document={document} line={line} numbers={numbers} /> : null}
        >
          {line && lines.length > 1 ? (
            <span class="pager">
              <LineButton icon="up" label={t("points.previous")} to={previous} onLine={onLine} />
              <span class="pager-count">{t("points.line_of", { n: index + 1, all: lines.length })}</span>
              <LineButton icon="down" label={t("points.next")} to={next} onLine={onLine} />
            </span>
          ) : null}
          {back}
          {line ? further : null}
        </Prompt>
      }
    >
      <BoardOf
        document={document}
        art={art}
        name={name}
        surfaces={surfaces}
        label={t("points.board_label")}
        proof={line}
      />
    </Screen>
  );
}

interface LineButtonProps {
  icon: "up" | "down";
  label: string;
  /** Undefined at an end of the list: an empty space takes the button's place. */
  to: ScoreLine | undefined;
  onLine: (n: number) => void;
}

/** Button to the previous or next line. */
function LineButton({ icon, label, to, onLine }: LineButtonProps) {
  return to ? (
    <Button icon={icon} label={label} onPress={() => onLine(to.n)} />
  ) : (
    <span class="button-place" aria-hidden="true" />
  );
}

interface SumProps {
  document: TableDocument;
  line: ScoreLine;
  /** For each part, the numbers that mark its places on the board. */
  numbers: readonly (readonly number[])[];
}

/** The sum, then the majority, then the rule, then what did not count and why. */
function Proof({ document, line, numbers }: SumProps) {
  const { game } = document.table;
  const majority = countMajority(line);
  const counts = formatCounts(document, line);
  const tellsApart = new Set(numbers.flat()).size > 1;
  const { note, parts = [] } = line;
  const isSingle = parts.length === 1 && parts[0]?.count === 1;
  return (
    <ScrollRegion label={t("points.proof")}>
      <ul class="card proof-sum">
        {note ? (
          <li>
            <b class="proof-what">{note}</b>
            <span class="display proof-points">{formatSigned(line.points)}</span>
          </li>
        ) : null}
        {(note ? [] : parts).map((part, i) => (
          <li key={part.code}>
            <span class="proof-what">
              <b>{capitalize(describePart(game, line, part))}</b>{" "}
              {tellsApart ? <span class="second-line">{describeRuns(numbers[i] ?? [])}</span> : null}
            </span>
            {line.counts || isSingle || saysProduct(part) ? null : (
              <span class="second-line">
                {part.count} × {formatNumber(part.value)}
              </span>
            )}
            <span class="display proof-points">{formatNumber(part.points)}</span>
          </li>
        ))}
        {majority.length ? (
          <li>
            <b class="proof-what">{t(`${game}.majority`)}</b>
            {majority.map(({ seat, count }) => (
              <span key={seat} class="proof-majority">
                <span aria-hidden="true" class="proof-pegs">
                  {Array.from({ length: Math.min(count, 3) }, (_, peg) => (
                    <PiecePicture key={peg} colour={readColour(document, seat) ?? ""} size={26} />
                  ))}
                </span>
                <span class="unseen">{readName(document, seat)}</span>
                <span class="display">{count}</span>
              </span>
            ))}
          </li>
        ) : null}
      </ul>
      {counts ? <p class="proof-rule">{counts}</p> : null}
      {note ? <p class="proof-rule">{t("points.agreed")}</p> : null}
      {line.why ? <p class="proof-rule">{say(line.why)}</p> : null}
      <RuleWords document={document} line={line} />
    </ScrollRegion>
  );
}
