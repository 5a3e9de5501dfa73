import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import type { TableStore } from "../net/table";
import { pulse } from "../platform/haptics";
import { go } from "../router";
import { watches } from "../session/session";
import { boardOf, ownerOf } from "../surfaces/boards";
import { BoardOf } from "../table/BoardOf";
import { partWords, signed } from "../table/LineList";
import { colourOf, nameOf } from "../table/people";
import { namesOf, resultWords, tieWords } from "../table/points/results";
import { PlayStrip } from "../table/strips/PlayStrip";
import { TableBand } from "../table/TableBand";
import { useArt } from "../table/useArt";
import { Button } from "../ui/Button";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useHeadingFocus } from "../ui/useHeadingFocus";
import { useTitle } from "../ui/useTitle";
import type { ScoreLine, TableDocument, View } from "../wire";
import {
  type Finished,
  finalLinesOf,
  gainsOf,
  goTo,
  markRevealed,
  markSeen,
  stepAt,
  stepsOf,
  withheld,
} from "./ceremony";
import { Winners } from "./Winners";
import "../table/table.css";
import "../table/points/points.css";
import "./ceremony.css";

export interface CeremonyProps {
  store: TableStore;
  document: Finished;
}

/** The ceremony: the final scoring line by line with running totals, then the winner. Shown once. */
export function CeremonyScreen({ store, document }: CeremonyProps) {
  const { view } = document;
  const art = useArt(document.table.game);
  const steps = stepsOf(finalLinesOf(view));
  // Step 0 is the introduction, the last one the winner.
  const step = Math.min(stepAt(store.id), steps.length + 1);
  const isLast = step > steps.length;
  const revealed = steps[step - 1];
  const revealedDocument = isLast
    ? document
    : { ...document, ...withheld(document, steps.slice(step).flat()) };
  const [line] = revealed ?? [];
  const name = line?.board ?? boardOf(view, store.seats.value[0]);
  const title = isLast ? resultWords(document, view.outcome) : line ? t(line.reason) : t("ceremony.title");
  useTitle(title);
  useHeadingFocus();
  useEffect(() => {
    if (isLast) pulse("reveal");
  }, [isLast]);

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
          shownSeat={line ? ownerOf(view, name) : undefined}
          gains={gainsOf(revealed ?? [])}
          onSeat={() => go(["t", store.id, "points"])}
        />
      }
      strip={<PlayStrip store={store} document={revealedDocument} />}
      phase={isLast ? undefined : <Progress step={step} steps={steps.length} />}
      sheet={
        <Prompt
          colour={revealed?.length === 1 ? colourOf(document, line?.seat) : undefined}
          title={title}
          second={
            isLast
              ? tieWords(document, view.outcome)
              : line
                ? ofWords(document, revealed)
                : aboutWords(document, steps)
          }
          aside={line ? <span class="display proof-total">{signed(line.points)}</span> : undefined}
          focusKey={isLast ? "winner" : "steps"}
          bar={
            <ActionBar steady>
              {isLast ? null : (
                <Button onPress={() => goTo(store.id, steps.length + 1)}>{t("ceremony.skip")}</Button>
              )}
              {isLast ? (
                <Button key="on" kind="main" onPress={toResult}>
                  {t("ceremony.result")}
                </Button>
              ) : (
                <Button key="on" kind="main" onPress={() => goTo(store.id, step + 1)}>
                  {t(step < steps.length ? "ceremony.next" : "ceremony.winner")}
                </Button>
              )}
            </ActionBar>
          }
        />
      }
    >
      {isLast ? (
        <Winners document={document} outcome={view.outcome} />
      ) : (
        <BoardOf document={document} art={art} name={name} surfaces={view} proof={line} />
      )}
      <p class="unseen" aria-live="polite">
        {line ? spoken(document, revealedDocument.view, revealed) : ""}
      </p>
    </Screen>
  );
}

/** Progress of the ceremony. */
function Progress({ step, steps }: { step: number; steps: number }) {
  if (!step) return null;
  return (
    <div class="ceremony-progress">
      <p>{t("ceremony.step", { n: step, all: steps })}</p>
      <progress aria-hidden="true" max={steps} value={step} />
    </div>
  );
}

function aboutWords({ view }: Finished, steps: readonly unknown[]): string {
  return [t(view.outcome.reason), steps.length ? t("ceremony.about", { n: steps.length }) : ""]
    .filter(Boolean)
    .join(" ");
}

/** Return who gets the points, and for what: "Anna and Ben · 3 tiles". */
function ofWords(document: TableDocument, lines: readonly ScoreLine[] = []): string {
  const [line] = lines;
  if (!line) return "";
  const names = namesOf(lines.map(({ seat }) => nameOf(document, seat)));
  const parts = (line.parts ?? []).map((part) => partWords(document.table.game, line, part));
  return [names, parts.join(", ")].filter(Boolean).join(" · ");
}

/** Return a step for screen readers: "Farm: Anna +9, 47 points.". */
function spoken(document: TableDocument, view: View, lines: readonly ScoreLine[] = []): string {
  return lines
    .map((line) =>
      t("ceremony.spoken", {
        reason: t(line.reason),
        name: nameOf(document, line.seat),
        points: signed(line.points),
        total: view.seats[line.seat]?.score ?? 0,
      }),
    )
    .join(" ");
}
