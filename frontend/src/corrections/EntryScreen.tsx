import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { has, say, t } from "../i18n";
import { findLastEntry, isCounted } from "../net/timelineEntries";
import type { GameArt } from "../pieces/assets";
import { hasDifferingBoxes } from "../pieces/boxFile";
import { TilePicture } from "../pieces/TilePicture";
import { useArt } from "../pieces/useArt";
import { findMove, listEndings, readMoving } from "../prompts/answering";
import { isSent } from "../prompts/ChoiceList";
import { back, go } from "../router";
import { describeTurn, formatSigned, nameTurn } from "../scores/LineList";
import { readColour, readName } from "../seats/people";
import type { TableScreenProps } from "../session/tableProps";
import { findGrid, findSurface } from "../surfaces/boards";
import { applyAction } from "../surfaces/grid/placing";
import { SurfaceGlimpse } from "../surfaces/kinds/SurfaceGlimpse";
import { Button, MainButton } from "../ui/Button";
import { Chip } from "../ui/Chip";
import { Heading } from "../ui/Heading";
import { Icon } from "../ui/Icon";
import { Prompt } from "../ui/Prompt";
import { Row, Rows } from "../ui/Rows";
import { Screen } from "../ui/Screen";
import { Stamp } from "../ui/Stamp";
import { useTitle } from "../ui/useTitle";
import type { EntryDetail, Payload, SeatPrompt, Surface, TableDocument } from "../wire";
import { type CorrectionDraft, dropEntries, findCorrector, keepCorrectionDraft } from "./draft";
import { EntryWords } from "./EntryWords";
import { describeFacts, Words } from "./TimelineScreen";
import {
  findEnteredDraw,
  findEntry,
  listRestOfTurn,
  readPoints,
  readRef,
  splitTurns,
  useTimeline,
} from "./timeline";
import { useDetail } from "./useDetail";
import "../styles/table.css";
import "./corrections.css";
import { useCloseOnBack } from "../ui/useCloseOnBack";

/** One entry of the timeline, and what may be done about it. */
export function EntryScreen({ store, document, entry: ref }: TableScreenProps & { entry: string }) {
  const { id } = store;
  const { timeline, failed } = useTimeline(store);
  const art = useArt(document.table.game);
  const spoken = findEntry(timeline, ref);
  const entry = spoken?.entry;
  const isEntryItself = entry !== undefined && readRef(entry) === ref;
  const corrector = findCorrector(store);
  const offline = store.connection.value.state === "offline";
  const counts = !spoken || isCounted(spoken);
  const mayCorrect = corrector !== undefined && !offline && counts && spoken?.can_correct === true;
  const { detail, failed: unknown } = useDetail(store, { ref: mayCorrect && spoken ? ref : null });
  const [asking, setAsking] = useState(false);
  useCloseOnBack(asking, () => setAsking(false));
  const title = (spoken && describeTurn(document, spoken.seat, spoken.turn)) || t("corrections.timeline");
  useTitle(title);

  const past = entry?.kind === "undo" || entry?.kind === "redo" || entry?.kind === "correction";
  const changed = past ? (timeline?.entries ?? []).filter(({ by }) => by === entry?.v) : [];

  const begin = (correction: Partial<CorrectionDraft>) => {
    if (corrector === undefined || !spoken) return;
    keepCorrectionDraft({ table: id, seat: corrector, about: ref, edits: [], ...correction });
    go(["t", id, "correct"]);
  };
  const answer = (where: "at" | "after", of: string) => {
    keepCorrectionDraft(null);
    go(["t", id, "correct", where, of]);
  };

  const acted = detail?.action;
  const prompt = detail?.prompt === undefined ? undefined : detail.view.prompts?.[detail.prompt];
  const controls =
    acted && (prompt ? prompt.kind !== "draw" : KNOWN.has(String(acted.type)) || acted.facts !== undefined);
  const correctCode = `${document.table.game}.correct_${acted?.type}`;
  const piece = prompt && acted && findPiece(prompt, acted);
  const drawn =
    timeline && isEntryItself && detail
      ? findEnteredDraw(timeline, entry, document.table, detail)
      : undefined;
  const rest = timeline && isEntryItself ? listRestOfTurn(timeline, entry) : [];
  const mayRevert = isEntryItself && counts && !offline && corrector !== undefined;
  const undoable = mayRevert && entry.can_undo === true;
  const redoable = mayRevert && entry.can_redo === true;
  const isExplained = entry && corrector !== undefined && counts && !mayCorrect && !undoable && !redoable;
  /** The only seat that can correct this entry of people, if it is another one. */
  const owner =
    isExplained && entry.actor !== "system" && !SEATING.has(entry.kind) && spoken?.seat !== corrector
      ? spoken?.seat
      : undefined;
  const last = timeline && undoable ? findLastEntry(timeline, corrector) : undefined;

  return (
    <Screen
      top={<Heading title={title} onBack={() => back(["t", id, "timeline"])} />}
      strip={<PlayStrip store={store} document={document} quiet />}
      sheet={
        <Prompt
          colour={readColour(document, spoken?.seat)}
          title={headline()}
          focusKey={asking ? "which" : "wrong"}
          second={offline ? t("corrections.offline") : unknown || failed || hint()}
          choices={
            detail && mayCorrect ? (
              <div class="editor-buttons">{asking ? whichOnes() : otherWays()}</div>
            ) : null
          }
        >
          {past && isEntryItself && counts ? (
            <Button onPress={() => go(["t", id, "right", String(entry.v)])}>{t("corrections.right")}</Button>
          ) : null}
          {asking ? (
            <Button onPress={() => setAsking(false)}>{t("common.cancel")}</Button>
          ) : past ? null : (
            <Button onPress={() => go(["t", id, "timeline"])}>{t("corrections.timeline")}</Button>
          )}
          {owner !== undefined && store.seats.value.includes(owner) ? (
            <MainButton onPress={() => store.handTo(owner)}>
              {t("hand.to", { name: readName(document, owner) })}
            </MainButton>
          ) : null}
          {entry && (redoable || (undoable && (past || !mayCorrect))) ? (
            <MainButton onPress={() => begin(redoable ? { redo: entry.v } : { undo: entry.v })}>
              {t(redoable ? "corrections.put_back_entry" : "corrections.take_back")}
            </MainButton>
          ) : null}
          {!asking && controls ? (
            <MainButton onPress={() => answer("at", ref)}>
              {t(has(correctCode) ? correctCode : "corrections.correct")}
            </MainButton>
          ) : null}
        </Prompt>
      }
    >
      {spoken && entry ? (
        <div class="entry-card">
          {isEntryItself ? (
            splitTurns(entry).map((part) => (
              <Fragment key={part.turn}>
                <EntryWords document={document} spoken={part} />
                <p class="second-line">{describeFacts(document, part)}</p>
                {Object.keys(readPoints(part)).length ? (
                  <p class="second-line">
                    {Object.entries(readPoints(part))
                      .map(([seat, n]) => `${readName(document, Number(seat))} ${formatSigned(n)}`)
                      .join(", ")}
                  </p>
                ) : null}
              </Fragment>
            ))
          ) : (
            <>
              <EntryWords document={document} spoken={spoken} />
              <p class="second-line">{t("corrections.put_in")}</p>
            </>
          )}
          {isEntryItself && entry.kind !== "start" ? (
            <p>
              <Chip onPress={() => go(["t", id, "history", "at", String(entry.v)])}>
                <Icon name="play" size={20} />
                {t("corrections.replay")}
              </Chip>
            </p>
          ) : null}
          {changed.length ? (
            <Rows label={t("corrections.changed")}>
              {changed.map((other) => (
                <Row
                  key={other.v}
                  lead={<Stamp colour={readColour(document, other.seat)} />}
                  title={<Words entry={other} kind={other.kind} />}
                  second={describeFacts(document, other)}
                  onPress={() => go(["t", id, "entry", readRef(other)])}
                />
              ))}
            </Rows>
          ) : null}
          {art && detail ? (
            <EnteredAction art={art} document={document} detail={detail} prompt={prompt} />
          ) : null}
        </div>
      ) : (
        <p class="second-line">{failed ? "" : t(timeline ? "corrections.gone" : "common.loading")}</p>
      )}
    </Screen>
  );

  function headline(): string {
    if (asking) return t("corrections.which");
    if (mayCorrect) return t("corrections.wrong");
    return t(past ? "corrections.entry_title_past" : "corrections.entry_title");
  }

  function hint(): string | undefined {
    if (asking || mayCorrect) return undefined;
    if (corrector === undefined) return t("corrections.look_about");
    if (!counts) return t("corrections.counts_no_more");
    if (!isExplained) return undefined;
    if (SEATING.has(entry.kind)) return t("corrections.seats_elsewhere");
    if (entry.actor === "system") return t("corrections.counted");
    if (owner !== undefined) {
      const isOnThisPhone = store.seats.value.includes(owner);
      return t(isOnThisPhone ? "corrections.owner_here" : "corrections.owner_only", {
        name: readName(document, owner),
      });
    }
    return t(
      entry.actor === "chance" && document.table.draw === "app"
        ? "corrections.app_drew"
        : "corrections.not_here",
    );
  }

  function otherWays() {
    return (
      <>
        {drawn ? (
          <Button onPress={() => answer("at", readRef(drawn))}>{t("corrections.other_tile")}</Button>
        ) : null}
        {entry && last?.v === entry.v ? (
          <Button onPress={() => begin({ undo: entry.v })}>{t("corrections.take_back")}</Button>
        ) : acted?.type === "start_table" ? null : (
          <Button onPress={() => (rest.length ? setAsking(true) : begin({ edits: dropEntries([], [ref]) }))}>
            {t("corrections.not_happened")}
          </Button>
        )}
        {piece && hasDifferingBoxes(document.table.game) ? (
          <Button onPress={() => go(["t", id, "box", piece])}>{t("corrections.wrong_piece")}</Button>
        ) : null}
        <Button onPress={() => answer("after", ref)}>{t("corrections.missing")}</Button>
      </>
    );
  }

  /** Return the button's words for a whole turn. Entries without a seat are those of a host without a seat. */
  function wholeTurn(): string {
    const when = nameTurn(document.table.game, spoken?.turn ?? 0);
    if (spoken?.seat === undefined) return t("corrections.whole_turn", { when, who: "host", name: "" });
    return t("corrections.whole_turn", { when, who: "seat", name: readName(document, spoken.seat) });
  }

  function whichOnes() {
    return (
      <>
        <Button onPress={() => begin({ edits: dropEntries([], [ref]) })}>{t("corrections.only_this")}</Button>
        <Button onPress={() => begin({ edits: dropEntries([], [ref, ...rest.map(readRef)]) })}>
          {wholeTurn()}
        </Button>
      </>
    );
  }
}

/** Return the piece that an action named or laid. */
function findPiece(prompt: SeatPrompt, action: Payload): string | undefined {
  if (prompt.kind === "place") return prompt.piece;
  return prompt.kind === "pick" ? String(action[prompt.field] ?? "") : undefined;
}

/** The entries that can be corrected without a prompt. */
const KNOWN = new Set(["start_table", "adjust_score"]);

/** Kinds of entries that are not corrected but changed again. */
const SEATING = new Set<string | undefined>(["seat", "host"]);

interface EnteredActionProps {
  art: GameArt;
  document: TableDocument;
  detail: EntryDetail;
  prompt: SeatPrompt | undefined;
}

/** The answer as a picture: the piece that was named, or the place where it was laid. */
function EnteredAction({ art, document, detail, prompt }: EnteredActionProps) {
  const { action = {}, view, seat } = detail;
  const { seats } = document.table;
  const look = (board: Surface, places: readonly string[]) => (
    <SurfaceGlimpse art={art} seats={seats} view={view} board={board} places={places} size={200} />
  );
  if (prompt?.kind === "pick") {
    const piece = String(action[prompt.field] ?? "");
    return art.tiles[piece] ? <TilePicture art={art} tile={piece} size={120} /> : null;
  }
  if (prompt?.kind === "choose") {
    const all = [...prompt.choices, ...(prompt.decline ? [prompt.decline] : [])];
    const chosen = all.find((choice) => isSent(choice, action));
    if (!chosen) return null;
    const { places = [] } = chosen;
    return (
      <>
        <p>{t("corrections.entered", { answer: say(chosen.label) })}</p>
        {prompt.on && places.length ? look(findSurface(view, prompt.on), places) : null}
      </>
    );
  }
  if (prompt?.kind === "move") {
    const { source, target } = readMoving(prompt, action);
    const chosen = [
      ...listEndings(prompt, findMove(prompt, source, target)),
      ...(prompt.decline ? [prompt.decline] : []),
    ].find((choice) => isSent(choice, action));
    const places = [source, target].filter((place) => place !== undefined);
    return (
      <>
        {chosen ? <p>{t("corrections.entered", { answer: say(chosen.label) })}</p> : null}
        {places.length ? look(findSurface(view, prompt.on), places) : null}
      </>
    );
  }
  if (prompt?.kind !== "place") return null;
  const laid = applyAction(art, findGrid(view, prompt.board ?? "main"), prompt, action, seat);
  if (!laid) return null;
  return look(laid.board, [laid.cell]);
}
