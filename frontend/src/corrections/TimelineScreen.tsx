import { useState } from "preact/hooks";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { formatClockTime, has, joinWords, say, t } from "../i18n";
import { Sentence } from "../pieces/Sentence";
import { useArt } from "../pieces/useArt";
import { back, go } from "../router";
import { formatSigned, nameTurn } from "../scores/LineList";
import { PlacesGlimpse } from "../scores/PlacesGlimpse";
import { listLines } from "../scores/scores";
import { readColour, readName } from "../seats/people";
import type { TableScreenProps } from "../session/tableProps";
import { findOwner } from "../surfaces/boards";
import { describeWay } from "../surfaces/grid/landmarks";
import { Button, LinkButton, MainButton } from "../ui/Button";
import { Chip } from "../ui/Chip";
import { Fold } from "../ui/Fold";
import { Heading } from "../ui/Heading";
import { Icon } from "../ui/Icon";
import { Prompt } from "../ui/Prompt";
import { Row, Rows } from "../ui/Rows";
import { Screen } from "../ui/Screen";
import { Stamp } from "../ui/Stamp";
import { useTitle } from "../ui/useTitle";
import type { Narration, TableDocument, TimelineEntry } from "../wire";
import { findCorrectionDraft, findCorrector, keepCorrectionDraft } from "./draft";
import {
  type Filter,
  filterEntries,
  foldEntries,
  groupEntries,
  KINDS,
  listCellsOfLine,
  readNarrations,
  readPoints,
  readRef,
  useTimeline,
} from "./timeline";
import "../scores/scores.css";
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
  const about = line === undefined ? undefined : listLines(view).find(({ n }) => n === line);
  const [filter, setFilter] = useState<Filter>(() => {
    const cells = about ? listCellsOfLine(about) : [];
    // Points without a place on a board are adjustments.
    return {
      seat: (about?.board === undefined ? undefined : findOwner(view, about.board)) ?? null,
      kind: about && !cells.length ? "points" : "all",
      cells: cells.length ? cells : null,
    };
  });
  const [all, setAll] = useState(false);
  const begun = findCorrectionDraft(id);
  const mayCorrect = findCorrector(store) !== undefined;
  const offline = store.connection.value.state === "offline";
  useTitle(t("corrections.timeline"));
  useArt(document.table.game); // its pictures are used in sentences

  const entries = timeline ? foldEntries(filterEntries(timeline, filter)) : [];
  const visibleEntries = all ? entries : entries.slice(0, FIRST);
  return (
    <Screen
      top={<Heading title={t("corrections.timeline")} onBack={() => back(["t", id])} />}
      strip={<PlayStrip store={store} document={document} />}
      sheet={
        begun ? (
          <Prompt title={t("corrections.begun")} second={t("corrections.begun_about")}>
            <Button onPress={() => keepCorrectionDraft(null)}>{t("corrections.throw_away")}</Button>
            <MainButton onPress={() => go(["t", id, "correct"])}>{t("corrections.go_on")}</MainButton>
          </Prompt>
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
          >
            <Button onPress={() => go(["t", id])}>{t("points.board")}</Button>
            <Button onPress={() => go(["t", id, "points"])}>{t("play.points")}</Button>
          </Prompt>
        )
      }
    >
      <Filters document={document} filter={filter} onChange={setFilter} />
      {visibleEntries.length ? (
        <Rows label={t("corrections.timeline")}>
          {groupEntries(visibleEntries).map((group) => (
            <AlikeRows
              key={`${group[0]?.v} ${group[0]?.turn}`}
              table={id}
              document={document}
              group={group}
            />
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
      : t("corrections.shown", { kind, name: readName(document, filter.seat) });
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
      <Fold title={words}>
        <div class="choice-set timeline-chips">
          {KINDS.map((kind) => (
            <Chip key={kind} chosen={filter.kind === kind} onPress={() => onChange({ ...filter, kind })}>
              {t(`corrections.show_${kind}`)}
            </Chip>
          ))}
        </div>
        <div class="choice-set timeline-chips">
          <Chip chosen={filter.seat === null} onPress={() => onChange({ ...filter, seat: null })}>
            {t("corrections.show_everybody")}
          </Chip>
          {seats.map((seat) => (
            <Chip key={seat} chosen={filter.seat === seat} onPress={() => onChange({ ...filter, seat })}>
              <Stamp colour={readColour(document, seat)} />
              <bdi>{readName(document, seat)}</bdi>
            </Chip>
          ))}
        </div>
      </Fold>
    </div>
  );
}

interface SentencesProps {
  narrations: readonly Narration[] | undefined;
  kind: string | undefined;
  /** How many sentences are shown at most. */
  most: number;
  /** True if the entry brought points: they matter as much as what led to them. */
  scores: boolean;
}

/** The first sentence stands out, and what brought points; other consequences follow. */
function Sentences({ narrations = [], kind, most, scores }: SentencesProps) {
  const [first, ...more] = narrations.slice(0, most);
  const rest = narrations.length - most;
  return (
    <>
      <Sentence form={() => (first ? say(first.text) : describeNarrations([], kind))} />
      {more.length ? (
        <span class={scores ? undefined : "entry-more"}>
          {" "}
          <Sentence form={() => more.map((narration) => say(narration.text)).join(" ")} />
        </span>
      ) : null}
      {rest > 0 ? <span class="entry-more"> {t("play.and_more", { n: rest })}</span> : null}
    </>
  );
}

/** Return the narrations as one text. An entry without any is named by its kind. */
export function describeNarrations(
  narrations: readonly Narration[] | undefined,
  kind: string | undefined,
): string {
  return narrations?.length
    ? narrations.map((narration) => say(narration.text)).join(" ")
    : t(`corrections.kind_${kind ?? "action"}`);
}

/** Return "Turn 12 · 20:14 · undone". */
export function describeFacts(document: TableDocument, entry: TimelineEntry): string {
  const { turn, at, status, kind } = entry;
  const facts = [
    turn ? nameTurn(document.table.game, turn) : "",
    at ? formatClockTime(Date.parse(at)) : "",
    describeStatus(status),
    kind === "correction" || kind === "undo" || kind === "redo" ? describeWhose(document, entry) : "",
    entry.crossed ? describeCrossed(document, "crossed_short") : "",
  ];
  return facts.filter(Boolean).join(" · ");
}

/** Return who proposed a correction, and whether the host confirmed it. */
function describeWhose(document: TableDocument, { proposed_by, confirmed }: TimelineEntry): string {
  const words = [
    proposed_by === undefined ? "" : t("corrections.proposed_by", { name: readName(document, proposed_by) }),
    confirmed ? t("corrections.confirmed") : "",
  ];
  return joinWords(words.filter(Boolean));
}

/** Say that something was revealed meanwhile, in the game's own words if it has them and no expansion is played. */
export function describeCrossed({ table }: TableDocument, word: "crossed" | "crossed_short"): string {
  const gameMessage = `${table.game}.${word}`;
  return t(has(gameMessage) && !table.expansions?.length ? gameMessage : `corrections.${word}`);
}

/** Return "undone" or another status, for an entry that no longer counts as narrated. */
function describeStatus(status: TimelineEntry["status"]): string {
  return status && status !== "counts" ? t(`corrections.status_${status}`) : "";
}

export type NarratedEntry = Pick<TimelineEntry, "narrations" | "now" | "status" | "turned" | "points">;

/** Return what a correction changed where both sentences are equal: the place or the rotation of a tile. */
function describeOtherwise({ narrations: [before] = [], now: [after] = [], turned }: NarratedEntry): string {
  const same = JSON.stringify(before?.text) === JSON.stringify((after ?? before)?.text);
  const [from, to] = [before?.places?.[0], after?.places?.[0]];
  const steps = same && from && to ? describeWay(from, to) : [];
  const words = [
    steps.length ? t("corrections.moved", { steps: joinWords(steps) }) : "",
    same && turned ? t("corrections.turned") : "",
  ];
  return joinWords(words.filter(Boolean));
}

interface WordsProps {
  entry: NarratedEntry;
  kind: string | undefined;
  /** How many sentences are shown at most: one entry may count a whole round. */
  most?: number;
}

/** The narrations, struck through if they no longer hold, and what replaces them. */
export function Words({ entry, kind, most = Number.POSITIVE_INFINITY }: WordsProps) {
  const { narrations, now, status = "counts", points = {} } = entry;
  const scores = Object.values(points).some(Boolean);
  const out = status === "corrected" ? now !== undefined : status !== "counts";
  const otherwise = status === "corrected" ? describeOtherwise(entry) : "";
  const how = otherwise ? <span class="entry-more"> ({otherwise})</span> : null;
  if (!out) {
    return (
      <>
        <Sentences narrations={now ?? narrations} kind={kind} most={most} scores={scores} />
        {how}
      </>
    );
  }
  return (
    <>
      <s class="entry-out">
        <Sentence form={() => describeNarrations(narrations, kind)} />
      </s>
      {now ? (
        <span class="entry-now">
          <Sentences narrations={now} kind={kind} most={most} scores={scores} />
          {how}
        </span>
      ) : null}
    </>
  );
}

/** Entries that are alike: the newest of them, and the others on request. */
function AlikeRows(props: Omit<EntryRowsProps, "entry"> & { group: readonly TimelineEntry[] }) {
  const { group, ...shared } = props;
  const [open, setOpen] = useState(false);
  const shown = open ? group : group.slice(0, 1);
  const more = group.length - shown.length;
  return (
    <>
      {shown.map((entry) => (
        <EntryRows key={entry.v} {...shared} entry={entry} />
      ))}
      {more ? (
        <li class="entry-alike">
          <LinkButton onPress={() => setOpen(true)}>{t("corrections.alike", { n: more })}</LinkButton>
        </li>
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
  const { kind, seat, added = [] } = entry;
  return (
    <>
      <Row
        lead={
          seat === undefined ? <Icon name="chart" size={22} /> : <Stamp colour={readColour(document, seat)} />
        }
        title={<Words entry={entry} kind={kind} most={FEW} />}
        second={describeFacts(document, entry)}
        end={
          <>
            <PlacesGlimpse document={document} places={readNarrations(entry)[0]?.places} />
            <Earned document={document} points={readPoints(entry)} ownSeat={seat} />
          </>
        }
        onPress={() => go(["t", table, "entry", readRef(entry)])}
      />
      {added.map((addition) => (
        <Row
          key={addition.ref}
          lead={<Stamp colour={readColour(document, addition.seat)} />}
          title={<Words entry={addition} kind="action" />}
          second={[t("corrections.put_in"), describeStatus(addition.status)].filter(Boolean).join(" · ")}
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
              <Stamp colour={readColour(document, Number(key))} size={12} />
              <span class="unseen">{readName(document, Number(key))}</span>
            </>
          )}
          {formatSigned(n)}
        </span>
      ))}
    </span>
  );
}
