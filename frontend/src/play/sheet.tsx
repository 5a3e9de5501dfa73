/** What stands in the sheet at each step: title, second line, choices and action bar. */

import type { ComponentChildren } from "preact";
import { type GameArt, kindOf } from "../board/assets";
import { PiecePicture } from "../board/PiecePicture";
import { TilePicture } from "../board/TilePicture";
import { has, t, text } from "../i18n";
import type { TableStore } from "../net/table";
import { preferences } from "../preferences";
import { go } from "../router";
import { Button } from "../ui/Button";
import type {
  AmountsPrompt,
  BoardView,
  ChoosePrompt,
  DrawPrompt,
  PickPrompt,
  PlacePrompt,
  TableDocument,
} from "../wire";
import { ChoiceList, isGiven } from "./ChoiceList";
import { Picker } from "./Picker";
import { colourOf, nameOf } from "./people";
import { type Placing, rotationsAt, targetsOf } from "./placing";
import { Counting, Since } from "./Since";
import { SendAmounts, Steppers } from "./Steppers";
import { ownSeat, type Step } from "./step";
import { Targets } from "./Targets";

/** The sheet's content; the frame around it stays the same element from step to step. */
export interface SheetContent {
  colour?: string | undefined;
  title: string;
  second?: ComponentChildren;
  tone?: "plain" | "bad";
  aside?: ComponentChildren;
  choices?: ComponentChildren;
  bar?: ComponentChildren;
}

/** What a sheet may ask of the table screen. */
export interface Doings {
  submit: (action: Record<string, unknown>) => void;
  undo: (() => void) | undefined;
  /** Put back what was just taken back; offered for a moment. */
  redo?: (() => void) | undefined;
  turn: () => void;
  toggle: (segment: string) => void;
  lift: () => void;
  confirm: () => void;
  show: (places: readonly string[]) => void;
  again: () => void;
  dismiss: () => void;
}

/** What a sheet reads of the table: the past has no more than this. */
export type SheetStore = Pick<
  TableStore,
  "id" | "seat" | "seats" | "connection" | "told" | "apart" | "handTo"
>;

interface Situation {
  store: SheetStore;
  document: TableDocument;
  art: GameArt | null;
  board: BoardView;
  placing: Placing | null;
  /** Said in the prompt until the next one: a piece was just set aside. */
  notice: string | undefined;
  doings: Doings;
}

export function sheetOf(step: Step, situation: Situation): SheetContent {
  const { store, document } = situation;
  const own = ownSeat(store.seat.value);
  const colour = colourOf(document, own);
  switch (step.kind) {
    case "refused":
      return refused(step, situation);
    case "sending":
      return sending(step, situation);
    case "draw":
      return { colour, ...drawing(step.prompt, situation) };
    case "pick":
      return { colour, ...picking(step.prompt, situation) };
    case "place":
      return { colour, ...placingSheet(step.prompt, situation) };
    case "choose":
      return { colour, ...choosing(step.prompt, situation) };
    case "amounts":
      return { colour, ...setting(step.prompt, situation) };
    case "wait":
      return waiting(step, situation);
    case "over":
      return { title: t("play.over"), bar: <Bar situation={situation} /> };
  }
}

/** The second line of an own prompt: for whom, where the phone holds several seats, then the hint. */
function secondLine({ store, document, notice }: Situation, hint: string | undefined): ComponentChildren {
  const own = ownSeat(store.seat.value);
  const several = store.seats.value.length > 1 && own !== undefined;
  const words = [
    several ? t("play.for_seat", { name: nameOf(document, own) }) : undefined,
    notice,
    notice || !preferences.value.hints ? undefined : hint,
  ];
  return words.filter(Boolean).join(" · ") || undefined;
}

function Undo({ doings, words }: { doings: Doings; words?: string }) {
  const { undo, redo } = doings;
  return (
    <>
      {redo ? (
        <Button icon="redo" onPress={redo}>
          {t("common.redo")}
        </Button>
      ) : null}
      {undo && words ? (
        <Button icon="undo" onPress={undo}>
          {words}
        </Button>
      ) : null}
      {undo && !words ? <Button icon="undo" label={t("common.undo")} onPress={undo} /> : null}
    </>
  );
}

function Bar({ situation, children }: { situation: Situation; children?: ComponentChildren }) {
  const { store, doings } = situation;
  return (
    <>
      <Undo doings={doings} />
      <Button onPress={() => go(["t", store.id, "points"])}>{t("play.points")}</Button>
      {children}
    </>
  );
}

function drawing(prompt: DrawPrompt, situation: Situation): SheetContent {
  return {
    title: text(prompt.title),
    second: secondLine(situation, prompt.hint && text(prompt.hint)),
    bar: (
      <>
        <Undo doings={situation.doings} />
        <Button kind="main" onPress={() => situation.doings.submit(prompt.action)}>
          {t("play.draw")}
        </Button>
      </>
    ),
  };
}

function picking(prompt: PickPrompt, situation: Situation): SheetContent {
  const { art, board, doings } = situation;
  const pick = (tile: string) => doings.submit({ ...prompt.action, [prompt.field]: tile });
  return {
    title: text(prompt.title),
    second: secondLine(situation, prompt.hint && text(prompt.hint)),
    choices: art ? (
      <Picker key={prompt.id} art={art} prompt={prompt} board={board} onPick={pick} onShow={doings.show} />
    ) : null,
    bar: doings.undo || doings.redo ? <Undo doings={doings} /> : undefined,
  };
}

function placingSheet(prompt: PlacePrompt, situation: Situation): SheetContent {
  const { placing } = situation;
  return placing ? laidSheet(prompt, placing, situation) : openSheet(prompt, situation);
}

/** No place chosen yet: the board is the answer. */
function openSheet(prompt: PlacePrompt, situation: Situation): SheetContent {
  const { art, document, doings } = situation;
  return {
    title: text(prompt.title),
    second: secondLine(situation, prompt.hint && text(prompt.hint)),
    aside: art ? <TilePicture art={art} tile={prompt.piece} size={52} /> : undefined,
    bar: (
      <>
        <Undo
          doings={doings}
          words={t(document.table.draw === "table" ? "play.other_tile" : "common.undo")}
        />
        <Button missing={t("play.tap_place")} />
      </>
    ),
  };
}

/** The piece lies: turn it, add to it, done. */
function laidSheet(prompt: PlacePrompt, placing: Placing, situation: Situation): SheetContent {
  const { art, store, document, doings } = situation;
  const turnable = rotationsAt(prompt, placing.cell).length > 1;
  const targets = targetsOf(prompt, placing).length > 0;
  const question = turnable ? (targets ? "both" : "turn") : targets ? "add" : "lay";
  const kind = placing.target && art ? kindOf(art, prompt.piece, placing.target) : "none";
  const colour = colourOf(document, ownSeat(store.seat.value));
  const stock = prompt.stock ?? 0;
  return {
    title: t("play.laid", { question }),
    second: secondLine(situation, undefined),
    aside:
      prompt.field && art && colour ? (
        <span class="stock">
          <PiecePicture colour={colour} kind={prompt.field} />
          <span aria-hidden="true">
            <span class="display">{stock}</span> <span class="second-line">{t("play.stock")}</span>
          </span>
          <span class="unseen">{t(`${art.id}.stock_${prompt.field}`, { n: stock })}</span>
        </span>
      ) : undefined,
    choices:
      art && targets ? (
        <Targets art={art} prompt={prompt} placing={placing} onToggle={doings.toggle} />
      ) : null,
    bar: (
      <>
        <Button icon="undo" label={t("play.other_place")} onPress={doings.lift} />
        {turnable ? <Button icon="turn" label={t("play.turn")} onPress={doings.turn} /> : null}
        <Button kind="main" onPress={doings.confirm}>
          {art && prompt.field ? t(`${art.id}.confirm_${kind}`) : t("play.done")}
        </Button>
      </>
    ),
  };
}

/** One of several answers; what was chosen before may be changed while the others have not all chosen. */
function choosing(prompt: ChoosePrompt, situation: Situation): SheetContent {
  const { document, doings } = situation;
  const { decline } = prompt;
  const given = document.view?.answered?.[prompt.id];
  const choose = ({ payload }: { payload: object }) => doings.submit({ ...prompt.action, ...payload });
  return {
    title: text(prompt.title),
    second: given ? t("play.may_change") : secondLine(situation, prompt.hint && text(prompt.hint)),
    choices: <ChoiceList key={prompt.id} prompt={prompt} given={given} onChoose={choose} />,
    bar: (
      <Bar situation={situation}>
        {decline ? (
          <Button {...(given ? { pressed: isGiven(decline, given) } : {})} onPress={() => choose(decline)}>
            {text(decline.label)}
          </Button>
        ) : null}
      </Bar>
    ),
  };
}

/** A number for each of several things. */
function setting(prompt: AmountsPrompt, situation: Situation): SheetContent {
  const { store, document, doings } = situation;
  const given = document.view?.answered?.[prompt.id];
  const amounts = { question: `${store.id} ${prompt.id}`, prompt, given };
  return {
    title: text(prompt.title),
    second: given ? t("play.may_change") : secondLine(situation, prompt.hint && text(prompt.hint)),
    choices: <Steppers key={prompt.id} {...amounts} />,
    bar: (
      <>
        <Undo doings={doings} />
        <SendAmounts
          {...amounts}
          onSend={(set) => doings.submit({ ...prompt.action, [prompt.field]: set })}
        />
      </>
    ),
  };
}

/** On its way: what was done, and that it is being sent. */
function sending(step: Extract<Step, { kind: "sending" }>, situation: Situation): SheetContent {
  const { store, document } = situation;
  const { entry, prompt } = step;
  const what = entry.kind === "undo" ? "undo" : (prompt?.kind ?? "other");
  const offline = store.connection.value.state === "offline";
  return {
    colour: colourOf(document, entry.seat),
    title: t("play.sent", { what }),
    second: t(offline ? "play.kept_here" : "play.sending_on"),
    bar: <Button missing={t(offline ? "play.waits" : "play.sending")} />,
  };
}

/** Nothing was changed, and why; two ways on. */
function refused(step: Extract<Step, { kind: "refused" }>, situation: Situation): SheetContent {
  const { store, document, doings } = situation;
  const { rejection, open } = step;
  const own = rejection.entry.seat;
  if (rejection.code === "table.stale_version") {
    const faster = store.told.value
      .filter(({ seat, v }) => seat !== undefined && seat !== own && v > rejection.entry.version)
      .at(-1)?.seat;
    return {
      colour: colourOf(document, faster ?? own),
      title:
        faster === undefined
          ? t("play.overtaken")
          : t("play.overtaken_by", { name: nameOf(document, faster) }),
      second: t(open ? "play.overtaken_kept" : "play.overtaken_gone"),
      bar: open ? (
        <>
          <Button onPress={doings.dismiss}>{t("play.drop")}</Button>
          <Button kind="main" onPress={doings.again}>
            {t("play.again")}
          </Button>
        </>
      ) : (
        <Button kind="main" onPress={doings.dismiss}>
          {t("play.go_on")}
        </Button>
      ),
    };
  }
  const placed = rejection.entry.kind === "submit" && "x" in (rejection.entry.action ?? {});
  return {
    colour: colourOf(document, own),
    tone: "bad",
    title: t(placed ? "play.does_not_fit" : "play.not_possible"),
    second: (
      <>
        {rejection.message} {t("play.nothing_changed")} <b>{ruleSection(situation, rejection.params.rule)}</b>
      </>
    ),
    bar: (
      <>
        {placed && doings.undo ? <Undo doings={doings} words={t("play.other_tile")} /> : null}
        <Button onPress={doings.dismiss}>{t(placed ? "play.other_place" : "play.go_on")}</Button>
      </>
    ),
  };
}

/** Which section of the rules says no, where one does. */
function ruleSection({ document }: Situation, section: unknown): string {
  const code = `${document.table.game}.section_${section}`;
  return section !== undefined && has(code) ? t(code) : "";
}

/** Nothing is mine to do: who is awaited, for what, since when. */
function waiting(step: Extract<Step, { kind: "wait" }>, situation: Situation): SheetContent {
  return {
    colour: colourOf(situation.document, step.seat),
    title: text(step.text),
    second: step.seat === undefined ? <Counting /> : <Since key={step.seat} />,
    bar: (
      <Bar situation={situation}>
        <HandOn store={situation.store} document={situation.document} seat={step.seat} />
      </Bar>
    ),
  };
}

/** Where the one awaited plays from this phone as well and has secrets: the phone goes over. */
function HandOn({
  store,
  document,
  seat,
}: Pick<Situation, "store" | "document"> & { seat: number | undefined }) {
  if (seat === undefined || !store.apart.value || !store.seats.value.includes(seat)) return null;
  return (
    <Button kind="main" onPress={() => store.handTo(seat)}>
      {t("hand.title", { name: nameOf(document, seat) })}
    </Button>
  );
}
