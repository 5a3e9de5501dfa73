import { useState } from "preact/hooks";
import { clockTime, has, listed, t, text } from "../i18n";
import { back, go } from "../router";
import { ownerOf } from "../surfaces/boards";
import { wayWords } from "../surfaces/grid/landmarks";
import { signed, turnWords } from "../table/LineList";
import { colourOf, nameOf } from "../table/people";
import { linesOf } from "../table/points/scores";
import { Sentence } from "../table/Sentence";
import { PlayStrip } from "../table/strips/PlayStrip";
import type { TableScreenProps } from "../table/tableProps";
import { useArt } from "../table/useArt";
import { Button } from "../ui/Button";
import { Chip } from "../ui/Chip";
import { Heading } from "../ui/Heading";
import { Icon } from "../ui/Icon";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Row, Rows } from "../ui/Rows";
import { Screen } from "../ui/Screen";
import { Stamp } from "../ui/Stamp";
import { useTitle } from "../ui/useTitle";
import type { Narration, TableDocument, TimelineEntry } from "../wire";
import { correctionDraftAt, correctorOf, keepCorrectionDraft } from "./draft";
import { cellsOfLine, type Filter, filtered, folded, KINDS, refOf, useTimeline } from "./timeline";
import "../table/points/points.css";
import "./corrections.css";

/** How many entries are shown at first: a log is long, and people mostly look for new entries. */
const FIRST = 60;
/** How many sentences of an entry are shown in the list; the entry's screen has them all. */
const FEW = 3;

interface TimelineProps extends TableScreenProps {
  /** Show the entries that a score line is about. */
  line?: number | undefined;
}

/** The timeline, newest first. A tap on an entry opens it. */
export function TimelineScreen({ store, document, view, line }: TimelineProps) {
  const { id } = store;
  const { timeline, failed } = useTimeline(store);
  const about = line === undefined ? undefined : linesOf(view).find(({ n }) => n === line);
  const [filter, setFilter] = useState<Filter>(() => {
    const cells = about ? cellsOfLine(about) : [];
    // Points without a place on a board are adjustments.
    return {
      seat: (about?.board === undefined ? undefined : ownerOf(view, about.board)) ?? null,
      kind: about && !cells.length ? "points" : "all",
      cells: cells.length ? cells : null,
    };
  });
  const [all, setAll] = useState(false);
  const begun = correctionDraftAt(id);
  const mayCorrect = correctorOf(store) !== undefined;
  const offline = store.connection.value.state === "offline";
  useTitle(t("corrections.timeline"));
  useArt(document.table.game); // its pictures are used in sentences

  const entries = timeline ? folded(filtered(timeline, filter)) : [];
  const visibleEntries = all ? entries : entries.slice(0, FIRST);
  return (
    <Screen
      top={<Heading title={t("corrections.timeline")} level={2} onBack={() => back(["t", id])} />}
      strip={<PlayStrip store={store} document={document} />}
      sheet={
        begun ? (
          <Prompt
            title={t("corrections.begun")}
            second={t("corrections.begun_about")}
            bar={
              <ActionBar>
                <Button onPress={() => keepCorrectionDraft(null)}>{t("corrections.throw_away")}</Button>
                <Button kind="main" onPress={() => go(["t", id, "correct"])}>
                  {t("corrections.go_on")}
                </Button>
              </ActionBar>
            }
          />
        ) : (
          <Prompt
            title={t(mayCorrect ? "corrections.tap" : "corrections.look")}
            second={
              failed ||
              t(
                offline
                  ? "corrections.offline"
                  : mayCorrect
                    ? "corrections.tap_about"
                    : "corrections.look_about",
              )
            }
            bar={
              <ActionBar>
                <Button onPress={() => go(["t", id])}>{t("points.board")}</Button>
                <Button onPress={() => go(["t", id, "points"])}>{t("play.points")}</Button>
              </ActionBar>
            }
          />
        )
      }
    >
      <Filters document={document} filter={filter} onChange={setFilter} />
      {visibleEntries.length ? (
        <Rows label={t("corrections.timeline")}>
          {visibleEntries.map((entry) => (
            <EntryRows key={entry.v} table={id} document={document} entry={entry} />
          ))}
        </Rows>
      ) : (
        <p class="second-line">{failed ? "" : t(timeline ? "corrections.none" : "common.loading")}</p>
      )}
      {visibleEntries.length < entries.length ? (
        <Button onPress={() => setAll(true)}>
          {t("corrections.older", { n: entries.length - visibleEntries.length })}
        </Button>
      ) : null}
    </Screen>
  );
}

interface FiltersProps {
  document: TableDocument;
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/** Filters by seat and by kind, folded at first. */
function Filters({ document, filter, onChange }: FiltersProps) {
  const seats = Object.keys(document.table.seats).map(Number);
  const kind = t(`corrections.show_${filter.kind}`);
  const words =
    filter.seat === null
      ? t("corrections.shown_of_all", { kind })
      : t("corrections.shown", { kind, name: nameOf(document, filter.seat) });
  return (
    <div class="timeline-filters">
      {filter.cells ? (
        <Chip
          chosen
          label={t("corrections.show_place_off")}
          onPress={() => onChange({ ...filter, cells: null })}
        >
          {t("corrections.show_place")} ×
        </Chip>
      ) : null}
      <details class="fold">
        <summary>
          <span class="row-words row-title">{words}</span>
        </summary>
        <div class="timeline-chips">
          {KINDS.map((kind) => (
            <Chip key={kind} chosen={filter.kind === kind} onPress={() => onChange({ ...filter, kind })}>
              {t(`corrections.show_${kind}`)}
            </Chip>
          ))}
        </div>
        <div class="timeline-chips">
          <Chip chosen={filter.seat === null} onPress={() => onChange({ ...filter, seat: null })}>
            {t("corrections.show_everybody")}
          </Chip>
          {seats.map((seat) => (
            <Chip key={seat} chosen={filter.seat === seat} onPress={() => onChange({ ...filter, seat })}>
              <Stamp colour={colourOf(document, seat)} />
              {nameOf(document, seat)}
            </Chip>
          ))}
        </div>
      </details>
    </div>
  );
}

interface SentencesProps {
  narrations: readonly Narration[] | undefined;
  kind: string | undefined;
  /** How many sentences are shown at most. */
  most: number;
}

/** The first sentence stands out; its consequences follow. */
function Sentences({ narrations = [], kind, most }: SentencesProps) {
  const [first, ...more] = narrations.slice(0, most);
  const rest = narrations.length > most ? [t("play.and_more", { n: narrations.length - most })] : [];
  return (
    <>
      <Sentence form={() => (first ? text(first.text) : narrationWords([], kind))} />
      {more.length ? (
        <span class="entry-more">
          {" "}
          <Sentence form={() => [...more.map((narration) => text(narration.text)), ...rest].join(" ")} />
        </span>
      ) : null}
    </>
  );
}

/** Return the narrations as one text. An entry without any is named by its kind. */
export function narrationWords(
  narrations: readonly Narration[] | undefined,
  kind: string | undefined,
): string {
  return narrations?.length
    ? narrations.map((narration) => text(narration.text)).join(" ")
    : t(`corrections.kind_${kind ?? "action"}`);
}

/** Return "Turn 12 · 20:14 · undone". */
export function factsOf(document: TableDocument, entry: TimelineEntry): string {
  const { turn, at, status, kind } = entry;
  const facts = [
    turn ? turnWords(document.table.game, turn) : "",
    at ? clockTime(Date.parse(at)) : "",
    statusWords(status),
    kind === "correction" || kind === "undo" || kind === "redo" ? whoseWords(document, entry) : "",
  ];
  return facts.filter(Boolean).join(" · ");
}

/** Return who proposed a correction, whether the host confirmed it, and whether something was revealed meanwhile. */
function whoseWords(document: TableDocument, { proposed_by, confirmed, crossed }: TimelineEntry): string {
  const words = [
    proposed_by === undefined ? "" : t("corrections.proposed_by", { name: nameOf(document, proposed_by) }),
    confirmed ? t("corrections.confirmed") : "",
    crossed ? crossedWords(document, "crossed_short") : "",
  ].filter(Boolean);
  return words.length ? listed(words) : "";
}

/** Say that something was revealed meanwhile, in the game's own words if it has them and no expansion is played. */
export function crossedWords({ table }: TableDocument, word: "crossed" | "crossed_short"): string {
  const gameMessage = `${table.game}.${word}`;
  return t(has(gameMessage) && !table.expansions?.length ? gameMessage : `corrections.${word}`);
}

const OUT = new Set(["taken_back", "dropped", "mended"]);

/** Return "undone" or another status, for an entry that no longer counts as narrated. */
function statusWords(status: TimelineEntry["status"]): string {
  return status && status !== "stands" ? t(`corrections.status_${status}`) : "";
}

type NarratedEntry = Pick<TimelineEntry, "told" | "now" | "status" | "turned">;

/** Return what a correction changed where both sentences are equal: the place or the rotation of a tile. */
function otherwiseWords({ told: [before] = [], now: [after] = [], turned }: NarratedEntry): string {
  const same = JSON.stringify(before?.text) === JSON.stringify((after ?? before)?.text);
  const [from, to] = [before?.places?.[0], after?.places?.[0]];
  const steps = same && from && to ? wayWords(from, to) : [];
  const words = [
    steps.length ? t("corrections.moved", { steps: listed(steps) }) : "",
    same && turned ? t("corrections.turned") : "",
  ];
  return listed(words.filter(Boolean));
}

interface WordsProps {
  entry: NarratedEntry;
  kind: string | undefined;
  /** How many sentences are shown at most: one entry may count a whole round. */
  most?: number;
}

/** The narrations, struck through if they no longer hold, and what replaces them. */
export function Words({ entry, kind, most = Number.POSITIVE_INFINITY }: WordsProps) {
  const { told: narrations, now, status = "stands" } = entry;
  const out = OUT.has(status) && (now !== undefined || status !== "mended");
  const otherwise = status === "mended" ? otherwiseWords(entry) : "";
  const how = otherwise ? <span class="entry-more"> ({otherwise})</span> : null;
  if (!out) {
    return (
      <>
        <Sentences narrations={now ?? narrations} kind={kind} most={most} />
        {how}
      </>
    );
  }
  return (
    <>
      <s class="entry-out">
        <Sentence form={() => narrationWords(narrations, kind)} />
      </s>
      {now ? (
        <span class="entry-now">
          <Sentences narrations={now} kind={kind} most={most} />
          {how}
        </span>
      ) : null}
    </>
  );
}

interface EntryRowsProps {
  table: string;
  document: TableDocument;
  entry: TimelineEntry;
}

/** One entry, with the entries that a correction added below it. */
function EntryRows({ table, document, entry }: EntryRowsProps) {
  const { kind, seat, points = {}, added = [] } = entry;
  return (
    <>
      <Row
        lead={
          seat === undefined ? <Icon name="chart" size={22} /> : <Stamp colour={colourOf(document, seat)} />
        }
        title={<Words entry={entry} kind={kind} most={FEW} />}
        second={factsOf(document, entry)}
        end={<Earned document={document} points={points} ownSeat={seat} />}
        onPress={() => go(["t", table, "entry", refOf(entry)])}
      />
      {added.map((addition) => (
        <Row
          key={addition.ref}
          lead={<Stamp colour={colourOf(document, addition.seat)} />}
          title={<Words entry={addition} kind="action" />}
          second={[t("corrections.put_in"), statusWords(addition.status)].filter(Boolean).join(" · ")}
          onPress={() => go(["t", table, "entry", addition.ref])}
        />
      ))}
    </>
  );
}

/** Points that an entry brought, by seat, with the stamps of other seats. */
function Earned({
  document,
  points,
  ownSeat,
}: {
  document: TableDocument;
  points: Readonly<Record<string, number>>;
  ownSeat: number | undefined;
}) {
  const earned = Object.entries(points).filter(([, n]) => n !== 0);
  if (!earned.length) return null;
  return (
    <span class="entry-points">
      {earned.map(([key, n]) => (
        <span key={key} class="display">
          {Number(key) === ownSeat ? null : (
            <>
              <Stamp colour={colourOf(document, Number(key))} size={12} />
              <span class="unseen">{nameOf(document, Number(key))}</span>
            </>
          )}
          {signed(n)}
        </span>
      ))}
    </span>
  );
}
