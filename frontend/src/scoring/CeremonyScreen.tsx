import { useEffect } from "preact/hooks";
import { BoardOf } from "../boards/BoardOf";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { buildUrgentStrip } from "../frame/strips/urgentStrip";
import { TableBand } from "../frame/TableBand";
import { capitalize, t } from "../i18n";
import type { TableStore } from "../net/table";
import { useArt } from "../pieces/useArt";
import { giveFeedback } from "../platform/haptics";
import { go } from "../router";
import { describeLine, describePlace, describeSum, formatSigned } from "../scores/LineList";
import { describeResult, describeTie } from "../scores/results";
import { findOwnSeat, readColour, readName } from "../seats/people";
import { watches } from "../session/session";
import { findBoard, findOwner } from "../surfaces/boards";
import { Button, LinkButton, MainButton } from "../ui/Button";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { Stamp } from "../ui/Stamp";
import { Strip } from "../ui/Strip";
import { useHeadingFocus } from "../ui/useHeadingFocus";
import { useTitle } from "../ui/useTitle";
import type { ScoreLine, TableDocument, View } from "../wire";
import {
  type Finished,
  findNextTable,
  goTo,
  groupSteps,
  listFinalLines,
  markRevealed,
  markSeen,
  stepAt,
  sumGains,
  withholdLines,
} from "./ceremony";
import { Winners } from "./Winners";
import "../styles/table.css";
import "../scores/scores.css";
import "./ceremony.css";

export interface CeremonyProps {
  store: TableStore;
  document: Finished;
}

/** The ceremony: the final scoring line by line with running totals, then the winner. Shown once, at the phone's own pace; a
 * TV that shows it takes it along.
 */
export function CeremonyScreen({ store, document }: CeremonyProps) {
  const { view } = document;
  const art = useArt(document.table.game);
  const steps = groupSteps(listFinalLines(view));
  // Step 0 is the introduction, the last one the winner. A TV reveals nothing that is not shown here.
  const tvStep = store.tvStep.value;
  const step = Math.min(Math.max(stepAt(store.id), tvStep), steps.length + 1);
  const isLast = step > steps.length;
  const you = findOwnSeat(store);
  const revealed = steps[step - 1];
  const revealedDocument = isLast
    ? document
    : { ...document, ...withholdLines(document, steps.slice(step).flat()) };
  const [line] = revealed ?? [];
  const name = line?.board ?? findBoard(view, store.seats.value[0]);
  const title = isLast
    ? describeResult(document, view.outcome, you)
    : line
      ? nameStep(document, steps, step - 1)
      : t("ceremony.title");
  useTitle(title);
  useHeadingFocus();
  useEffect(() => {
    if (tvStep > stepAt(store.id)) goTo(store.id, tvStep);
  }, [store.id, tvStep]);
  useEffect(() => {
    if (isLast) giveFeedback("reveal");
  }, [isLast]);

  const next = findNextTable(store, document);
  const strip = next ? (
    (buildUrgentStrip(store, document, true) ?? (
      <Strip
        tone="card"
        action={<LinkButton onPress={() => go(["t", next], true)}>{t("result.to_next")}</LinkButton>}
      >
        {t("ceremony.next_open")}
      </Strip>
    ))
  ) : (
    <PlayStrip store={store} document={revealedDocument} />
  );
  const toResult = () => {
    if (watches(store.id)) markSeen(store.id);
    else markRevealed(store.id);
    go(["t", store.id], true);
  };
  return (
    <Screen
      work="board"
      top={
        <TableBand
          store={store}
          document={revealedDocument}
          shownSeat={line ? findOwner(view, name) : undefined}
          gains={sumGains(revealed ?? [])}
          onSeat={() => go(["t", store.id, "points"])}
        />
      }
      strip={strip}
      phase={isLast ? undefined : <Progress step={step} steps={steps.length} />}
      sheet={
        <Prompt
          colour={revealed?.length === 1 ? readColour(document, line?.seat) : undefined}
          title={title}
          second={
            isLast
              ? describeTie(document, view.outcome)
              : line
                ? describeOwners(document, you, revealed)
                : describeAbout(document, steps)
          }
          aside={
            revealed?.length === 1 && line ? (
              <span class="display proof-total">{formatSigned(line.points)}</span>
            ) : undefined
          }
          focusKey={isLast ? "winner" : "steps"}
          steady
          choices={
            revealed && revealed.length > 1 ? <Gains document={document} you={you} lines={revealed} /> : null
          }
        >
          {isLast ? null : (
            <Button onPress={() => goTo(store.id, steps.length + 1)}>{t("ceremony.skip")}</Button>
          )}
          <MainButton onPress={isLast ? toResult : () => goTo(store.id, step + 1)}>
            {t(isLast ? "ceremony.result" : step < steps.length ? "ceremony.next" : "ceremony.winner")}
          </MainButton>
        </Prompt>
      }
    >
      {isLast ? (
        <Winners document={document} outcome={view.outcome} />
      ) : (
        <BoardOf document={document} art={art} name={name} surfaces={view} proof={line} />
      )}
      <p class="unseen" aria-live="polite">
        {line ? describeStep(document, you, revealedDocument.view, title, revealed) : ""}
      </p>
    </Screen>
  );
}

function Progress({ step, steps }: { step: number; steps: number }) {
  if (!step) return null;
  return (
    <div class="ceremony-progress">
      <p>{t("ceremony.step", { n: step, all: steps })}</p>
      <progress aria-hidden="true" max={steps} value={step} />
    </div>
  );
}

function describeAbout({ view }: Finished, steps: readonly unknown[]): string {
  return [t(view.outcome.reason), steps.length ? t("ceremony.about", { n: steps.length }) : ""]
    .filter(Boolean)
    .join(" ");
}

/** Return what is scored: the field of a plan, "Hexagon 5-1", else "Farm". */
const describeFeature = (document: TableDocument, line: ScoreLine) =>
  describePlace(document, line) || t(line.reason);

/** Return the name of a step. Steps that would look alike are numbered. */
function nameStep(document: TableDocument, steps: readonly ScoreLine[][], step: number): string {
  const looks = steps.map((lines) =>
    lines.map((line) => `${line.seat} ${describeLine(document, line)} ${line.points}`).join(),
  );
  const alike = [...looks.keys()].filter((other) => looks[other] === looks[step]);
  const [line] = steps[step] ?? [];
  const piece = line ? describeFeature(document, line) : "";
  if (alike.length < 2) return piece;
  const details = t("play.piece_one_of", { n: alike.indexOf(step) + 1, all: alike.length });
  return t("play.piece_detailed", { piece, details });
}

/** Return who gets the points of a line: a name, or "You". */
const describeWho = (document: TableDocument, you: number | undefined, { seat }: ScoreLine) =>
  seat === you ? capitalize(t("seats.you")) : readName(document, seat);

/** Return what each line adds up, and whether that is the same for all. */
function describeSums(document: TableDocument, lines: readonly ScoreLine[]) {
  const sums = lines.map((line) => describeSum(document.table.game, line));
  return { sums, areEqual: new Set(sums).size === 1 };
}

/** Return the line below the title: who gets the points for what, "Anna · 3 tiles"; of several seats what they share. */
function describeOwners(
  document: TableDocument,
  you: number | undefined,
  lines: readonly ScoreLine[] = [],
): string {
  const [line] = lines;
  if (!line) return "";
  const { sums, areEqual } = describeSums(document, lines);
  if (lines.length > 1) return (areEqual && sums[0]) || t(line.reason);
  return [describeWho(document, you, line), sums[0]].filter(Boolean).join(" · ");
}

interface GainsProps {
  document: TableDocument;
  you: number | undefined;
  lines: readonly ScoreLine[];
}

/** A row for each seat that shares the step, with its own number. */
function Gains({ document, you, lines }: GainsProps) {
  const { sums, areEqual } = describeSums(document, lines);
  return (
    <ul class="ceremony-gains">
      {lines.map((line, i) => (
        <li key={line.n}>
          <Stamp colour={readColour(document, line.seat)} />
          <span class="ceremony-who">
            <b>
              <bdi>{describeWho(document, you, line)}</bdi>
            </b>
            {areEqual ? null : <span class="second-line">{sums[i]}</span>}
          </span>
          <span class="display ceremony-gain">{formatSigned(line.points)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Return a step for screen readers: "Farm: Anna +9, 47 points.". */
function describeStep(
  document: TableDocument,
  you: number | undefined,
  view: View,
  reason: string,
  lines: readonly ScoreLine[] = [],
): string {
  return lines
    .map((line) =>
      t("ceremony.spoken", {
        reason,
        name: describeWho(document, you, line),
        points: formatSigned(line.points),
        total: view.seats[line.seat]?.score ?? 0,
      }),
    )
    .join(" ");
}
