import { useState } from "preact/hooks";
import { t, text } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { boxesDiffer } from "../pieces/boxFile";
import { TilePicture } from "../pieces/TilePicture";
import { back, go } from "../router";
import { lyingOn, surfaceIn } from "../surfaces/boards";
import { boardWithAction } from "../surfaces/grid/placing";
import { SurfaceGlimpse } from "../surfaces/kinds/SurfaceGlimpse";
import { choicesOf, moveOf, movingOf } from "../table/answering";
import { isSent } from "../table/ChoiceList";
import { signed, turnOf, turnWords } from "../table/LineList";
import { colourOf, nameOf } from "../table/people";
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
import type { EntryDetail, Payload, SeatPrompt, TableDocument } from "../wire";
import { correctorOf, dropped, keepCorrectionDraft } from "./draft";
import { factsOf, Words } from "./TimelineScreen";
import { entryOf, lastOf, neighbourOf, refOf, restOfTurn, useTimeline } from "./timeline";
import { useDetail } from "./useDetail";
import "../table/table.css";
import "./corrections.css";

/** One entry of the timeline, and what may be done about it. */
export function EntryScreen({ store, document, entry: ref }: TableScreenProps & { entry: string }) {
  const { id } = store;
  const { timeline, failed } = useTimeline(store);
  const art = useArt(document.table.game);
  const spoken = entryOf(timeline, ref);
  const entry = spoken?.entry;
  const isEntryItself = spoken !== undefined && entry !== undefined && refOf(entry) === ref;
  const corrector = correctorOf(store);
  const offline = store.connection.value.state === "offline";
  const stands = !["taken_back", "dropped"].includes(spoken?.status ?? "stands");
  const mayCorrect = corrector !== undefined && !offline && stands && spoken?.can_correct === true;
  const { detail, failed: unknown } = useDetail(store, { ref: mayCorrect && spoken ? ref : null });
  const [asking, setAsking] = useState(false);
  const title = (spoken && turnOf(document, spoken.seat, spoken.turn)) || t("corrections.timeline");
  useTitle(title);

  const past = entry?.kind === "undo" || entry?.kind === "redo" || entry?.kind === "correction";
  const changed = past ? (timeline?.entries ?? []).filter(({ by }) => by === entry?.v) : [];

  const begin = (correction: { edits?: Parameters<typeof dropped>[0]; undo?: number; redo?: number }) => {
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
  const piece = prompt && acted && pieceIn(prompt, acted);
  const start = acted?.type === "start_table";
  const before = timeline && entry && isEntryItself ? neighbourOf(timeline, entry.v, -1) : undefined;
  const drawn =
    prompt?.kind === "place" && before?.seat === entry?.seat && before?.turn === entry?.turn
      ? before
      : undefined;
  const rest = timeline && entry && isEntryItself ? restOfTurn(timeline, entry) : [];
  const undoable = isEntryItself && stands && !offline && corrector !== undefined && entry?.can_undo === true;
  const redoable = isEntryItself && stands && !offline && corrector !== undefined && entry?.can_redo === true;
  const last = timeline && undoable ? lastOf(timeline, corrector) : undefined;

  return (
    <Screen
      top={<Heading title={title} level={2} onBack={() => back(["t", id, "timeline"])} />}
      strip={<PlayStrip store={store} document={document} />}
      sheet={
        <Prompt
          colour={colourOf(document, spoken?.seat)}
          title={headline()}
          focusKey={asking ? "which" : "wrong"}
          second={offline ? t("corrections.offline") : unknown || failed || hint()}
          bar={
            <ActionBar>
              {past && isEntryItself && entry && stands ? (
                <Button onPress={() => go(["t", id, "right", String(entry.v)])}>
                  {t("corrections.right")}
                </Button>
              ) : null}
              {asking ? (
                <Button onPress={() => setAsking(false)}>{t("common.cancel")}</Button>
              ) : past ? null : (
                <Button onPress={() => go(["t", id, "timeline"])}>{t("corrections.timeline")}</Button>
              )}
              {entry && (redoable || (undoable && (past || !mayCorrect))) ? (
                <Button kind="main" onPress={() => begin(redoable ? { redo: entry.v } : { undo: entry.v })}>
                  {t(redoable ? "corrections.put_back_entry" : "corrections.take_back")}
                </Button>
              ) : null}
              {!asking && controls ? (
                <Button kind="main" onPress={() => answer("at", ref)}>
                  {t("corrections.correct")}
                </Button>
              ) : null}
            </ActionBar>
          }
        >
          {detail && mayCorrect ? (
            <div class="editor-buttons">{asking ? whichOnes() : otherWays()}</div>
          ) : null}
        </Prompt>
      }
    >
      {spoken && entry ? (
        <div class="entry-card">
          <p class="entry-told">
            {spoken.seat === undefined ? (
              <Icon name="chart" size={28} />
            ) : (
              <Stamp colour={colourOf(document, spoken.seat)} size={28} />
            )}
            <span>
              <Words entry={spoken} kind={spoken.kind} />
            </span>
          </p>
          <p class="second-line">{isEntryItself ? factsOf(document, entry) : t("corrections.put_in")}</p>
          {isEntryItself && Object.keys(entry.points ?? {}).length ? (
            <p class="second-line">
              {Object.entries(entry.points ?? {})
                .map(([seat, n]) => `${nameOf(document, Number(seat))} ${signed(n)}`)
                .join(", ")}
            </p>
          ) : null}
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
                  lead={<Stamp colour={colourOf(document, other.seat)} />}
                  title={<Words entry={other} kind={other.kind} />}
                  second={factsOf(document, other)}
                  onPress={() => go(["t", id, "entry", refOf(other)])}
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
    if (!stands) return t("corrections.counts_no_more");
    if (undoable || redoable || !entry) return undefined;
    if (entry.kind === "seat" || entry.kind === "host") return t("corrections.seats_elsewhere");
    if (entry.actor === "system") return t("corrections.counted");
    if (spoken?.seat !== undefined && spoken.seat !== corrector) {
      const isOnThisPhone = store.seats.value.includes(spoken.seat);
      return t(isOnThisPhone ? "corrections.owner_here" : "corrections.owner_only", {
        name: nameOf(document, spoken.seat),
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
        {drawn?.can_correct && document.table.draw === "table" ? (
          <Button onPress={() => answer("at", refOf(drawn))}>{t("corrections.other_tile")}</Button>
        ) : null}
        {entry && last?.v === entry.v ? (
          <Button onPress={() => begin({ undo: entry.v })}>{t("corrections.take_back")}</Button>
        ) : start ? null : (
          <Button onPress={() => (rest.length ? setAsking(true) : begin({ edits: dropped([], [ref]) }))}>
            {t("corrections.not_happened")}
          </Button>
        )}
        {piece && boxesDiffer(document.table.game) ? (
          <Button onPress={() => go(["t", id, "box", piece])}>{t("corrections.wrong_piece")}</Button>
        ) : null}
        <Button onPress={() => answer("after", ref)}>{t("corrections.missing")}</Button>
      </>
    );
  }

  /** Return the button's words for a whole turn. Entries without a seat are those of a host without a seat. */
  function wholeTurn(): string {
    const when = turnWords(document.table.game, spoken?.turn ?? 0);
    if (spoken?.seat === undefined) return t("corrections.whole_turn", { when, who: "host", name: "" });
    return t("corrections.whole_turn", { when, who: "seat", name: nameOf(document, spoken.seat) });
  }

  function whichOnes() {
    return (
      <>
        <Button onPress={() => begin({ edits: dropped([], [ref]) })}>{t("corrections.only_this")}</Button>
        <Button onPress={() => begin({ edits: dropped([], [ref, ...rest.map(refOf)]) })}>
          {wholeTurn()}
        </Button>
      </>
    );
  }
}

/** Return the piece that an action named or laid. */
function pieceIn(prompt: SeatPrompt, action: Payload): string | undefined {
  if (prompt.kind === "place") return prompt.piece;
  return prompt.kind === "pick" ? String(action[prompt.field] ?? "") : undefined;
}

/** The entries that can be corrected without a prompt. */
const KNOWN = new Set(["start_table", "adjust_score"]);

interface EnteredActionProps {
  art: GameArt;
  document: TableDocument;
  detail: EntryDetail;
  prompt: SeatPrompt | undefined;
}

/** The answer as a picture: the piece that was named, or the place where it was laid. */
function EnteredAction({ art, document, detail, prompt }: EnteredActionProps) {
  const { action = {}, view, seat } = detail;
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
        <p>{text(chosen.label)}</p>
        {prompt.on && places.length ? (
          <SurfaceGlimpse
            art={art}
            seats={document.table.seats}
            view={view}
            board={surfaceIn(view, prompt.on)}
            places={places}
            size={200}
          />
        ) : null}
      </>
    );
  }
  const { seats } = document.table;
  if (prompt?.kind === "move") {
    const { source, target } = movingOf(prompt, action);
    const chosen = [
      ...choicesOf(prompt, moveOf(prompt, source, target)),
      ...(prompt.decline ? [prompt.decline] : []),
    ].find((choice) => isSent(choice, action));
    const places = [source, target].filter((place) => place !== undefined);
    return (
      <>
        {chosen ? <p>{text(chosen.label)}</p> : null}
        {places.length ? (
          <SurfaceGlimpse
            art={art}
            seats={seats}
            view={view}
            board={surfaceIn(view, prompt.on)}
            places={places}
            size={200}
          />
        ) : null}
      </>
    );
  }
  if (prompt?.kind !== "place") return null;
  const laid = boardWithAction(art, lyingOn(view, prompt.board ?? "main"), prompt, action, seat);
  if (!laid) return null;
  return (
    <SurfaceGlimpse art={art} seats={seats} view={view} board={laid.board} places={[laid.cell]} size={200} />
  );
}
