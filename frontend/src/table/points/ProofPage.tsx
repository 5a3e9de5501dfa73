import type { ComponentChildren } from "preact";
import { capital, t } from "../../i18n";
import { boardNamed, layoutOf, surfaceIn } from "../../surfaces/boards";
import { PiecePicture } from "../../surfaces/grid/PiecePicture";
import { numbersByPart } from "../../surfaces/kinds/proofs";
import { Button } from "../../ui/Button";
import { ActionBar, Prompt } from "../../ui/Prompt";
import { Screen } from "../../ui/Screen";
import { ScrollRegion } from "../../ui/ScrollRegion";
import { useTitle } from "../../ui/useTitle";
import type { ScoreLine, TableDocument, View } from "../../wire";
import { BoardOf } from "../BoardOf";
import { lineWords, originWords, partWords, pointsWords, saysProduct, signed } from "../LineList";
import { colourOf, nameOf } from "../people";
import { useArt } from "../useArt";
import { countsWords, RuleWords } from "./RuleWords";
import { majorityOf, runsOf } from "./scores";
import "../table.css";
import "./points.css";

interface ProofPageProps {
  document: TableDocument;
  /** The view whose boards show the proof; undefined while it is being loaded. */
  view: View | undefined;
  /** The lines to page through. */
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
  /** Further buttons. */
  further?: ComponentChildren;
}

const NONE: Pick<View, "surfaces"> = { surfaces: {} };

/** Proof of one score line on its board: what earned it, the sum, the majority, the rule. */
export function ProofPage(props: ProofPageProps) {
  const { document, view, lines, n, missing, top, strip, onLine, back, further } = props;
  const art = useArt(document.table.game);
  const index = lines.findIndex((line) => line.n === n);
  const line = lines[index];
  const name = boardNamed(view ?? NONE, line?.board);
  const board = surfaceIn(view ?? NONE, name);
  const numbers = line ? numbersByPart(line, board, layoutOf(art, view ?? document.view, board)) : [];
  const [previous, next] = [lines[index - 1], lines[index + 1]];
  useTitle(line ? lineWords(document.table.game, line) : t("points.title"));
  return (
    <Screen
      work="board"
      top={top}
      strip={strip}
      sheet={
        <Prompt
          colour={colourOf(document, line?.seat)}
          title={line ? t(line.reason) : missing}
          second={line ? originWords(document, line) : undefined}
          aside={line ? <span class="display proof-total">{pointsWords(line)}</span> : undefined}
          focusKey={n}
          bar={
            <ActionBar>
              {line && lines.length > 1 ? (
                <span class="pager">
                  <LineButton icon="up" label={t("points.previous")} to={previous} onLine={onLine} />
                  <span class="pager-count">{t("points.line_of", { n: index + 1, all: lines.length })}</span>
                  <LineButton icon="down" label={t("points.next")} to={next} onLine={onLine} />
                </span>
              ) : null}
              {back}
              {line ? further : null}
            </ActionBar>
          }
        >
          {line ? <Proof document={document} line={line} numbers={numbers} /> : null}
        </Prompt>
      }
    >
      <BoardOf
        document={document}
        art={art}
        name={name}
        surfaces={view ?? NONE}
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
  const majority = majorityOf(line);
  const counts = countsWords(document, line);
  const tellsApart = new Set(numbers.flat()).size > 1;
  return (
    <ScrollRegion label={t("points.proof")}>
      <ul class="card proof-sum">
        {line.note ? (
          <li>
            <b class="proof-what">{line.note}</b>
            <span class="display proof-points">{signed(line.points)}</span>
          </li>
        ) : null}
        {(line.note ? [] : (line.parts ?? [])).map((part, i) => (
          <li key={part.code}>
            <span class="proof-what">
              <b>{capital(partWords(game, line, part))}</b>{" "}
              {tellsApart ? <span class="second-line">{runsOf(numbers[i] ?? [])}</span> : null}
            </span>
            {line.counts || saysProduct(part) ? null : (
              <span class="second-line">
                {part.count} × {part.value}
              </span>
            )}
            <span class="display proof-points">{part.points}</span>
          </li>
        ))}
        {majority.length ? (
          <li>
            <b class="proof-what">{t(`${game}.majority`)}</b>
            {majority.map(({ seat, count }) => (
              <span key={seat} class="proof-majority">
                <span aria-hidden="true" class="proof-pegs">
                  {Array.from({ length: Math.min(count, 3) }, (_, peg) => (
                    <PiecePicture key={peg} colour={colourOf(document, seat) ?? ""} size={26} />
                  ))}
                </span>
                <span class="unseen">{nameOf(document, seat)}</span>
                <span class="display">{count}</span>
              </span>
            ))}
          </li>
        ) : null}
      </ul>
      {counts ? <p class="proof-rule">{counts}</p> : null}
      {line.note ? <p class="proof-rule">{t("points.agreed")}</p> : null}
      <RuleWords document={document} line={line} />
    </ScrollRegion>
  );
}
