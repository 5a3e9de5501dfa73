/** Answers given on a surface: which places may be tapped, and what a tap there does. */

import { say, t } from "../i18n";
import type { Entry } from "../net/outbox";
import { findDisplay } from "../surfaces/display/displays";
import type { Badge, Changes, Trail } from "../surfaces/types";
import type { Choice, ChoosePrompt, Move, MovePrompt, Payload, SeatPrompt, View } from "../wire";
import { isSent } from "./ChoiceList";

/** A move of one prompt that is being chosen: first its source, then its target. */
export interface Moving {
  prompt: string;
  source?: string | undefined;
  target?: string | undefined;
}

/** Return the chosen part of a move, as far as it is still allowed. A single possible source is chosen by itself, and a
 * target by the prompt. */
export function findMoving(prompt: MovePrompt, chosen: Moving | undefined): Moving {
  const sources = Object.keys(prompt.moves);
  const current = chosen?.prompt === prompt.id ? chosen : undefined;
  const source =
    current?.source !== undefined && current.source in prompt.moves
      ? current.source
      : sources.length === 1
        ? sources[0]
        : undefined;
  const target = current ? current.target : prompt.preselected;
  const allowed = source !== undefined && target !== undefined && findMove(prompt, source, target);
  return { prompt: prompt.id, source, target: allowed ? target : undefined };
}

/** True while the prompt's own choice of a target stands. */
export function isPreselected(prompt: MovePrompt, chosen: Moving | undefined): boolean {
  return prompt.preselected !== undefined && chosen?.prompt !== prompt.id;
}

/** Return the move between two places, or undefined if it is not allowed. */
export function findMove(prompt: MovePrompt, source = "", target = ""): Move | undefined {
  return prompt.moves[source]?.[target];
}

/** True if a move to where it begins is what a piece does instead of moving; else it is a move like any other. */
const hasStaying = (prompt: MovePrompt) => prompt.source !== "";

/** Return what may be done with a piece where it is, instead of moving it. */
export function findStaying(prompt: MovePrompt, { source, target }: Moving): Choice | undefined {
  const move = target === undefined && hasStaying(prompt) ? findMove(prompt, source, source) : undefined;
  return listEndings(prompt, move)[0];
}

/** Return what may be done at the end of a move. */
export function listEndings(prompt: MovePrompt, move: Move | undefined): Choice[] {
  return prompt.endings?.[move?.ending ?? ""] ?? [];
}

/** Return the action of a chosen move, with the choice made at its end. Without a target the piece stays. */
export function buildMoveAction(
  prompt: MovePrompt,
  { source, target = source }: Moving,
  ending?: Choice,
): Payload {
  const { source: from = "source", target: to = "target" } = prompt;
  return { ...prompt.action, ...(from ? { [from]: source } : {}), [to]: target, ...ending?.payload };
}

/** Return the move of an action that was sent. */
export function readMoving(prompt: MovePrompt, action: Payload): Moving {
  const { source = "source", target = "target" } = prompt;
  const place = (field: string) =>
    typeof action[field] === "string" ? (action[field] as string) : undefined;
  const leaves = source ? place(source) : Object.keys(prompt.moves)[0];
  return { prompt: prompt.id, source: leaves, target: place(target) };
}

interface SurfaceAnswers {
  /** The surface that the places are on. */
  on: string;
  legal: readonly string[];
  /** What choosing a place means. */
  words: Readonly<Record<string, string>>;
  /** Words below a place. */
  labels: Readonly<Record<string, string>>;
  /** Numbers and glyphs at a place, instead of a label. */
  badges: Readonly<Record<string, Badge>>;
  /** Other sources: a tap there chooses another piece to move. */
  quiet?: readonly string[];
  /** A tap only selects; a further step at that place sends it. */
  tentative?: boolean;
  trail?: Trail | undefined;
  /** What choices would change, for the picture. */
  changes?: Changes | undefined;
  /** Places that the prompt is about, without being an answer. */
  about?: readonly string[];
  /** Which piece of the stack there is meant, from the top; 0: all of it. */
  level?: number | undefined;
  choose: (place: string) => void;
  back?: (() => void) | undefined;
  confirm?: (() => void) | undefined;
}

/** True if some choices say what they bring. */
export const hasGains = ({ choices }: ChoosePrompt) => choices.some(({ gains = [] }) => gains.length > 0);

interface Handlers {
  submit: (action: Payload) => void;
  setMoving: (moving: Moving) => void;
}

function describeChoice({ label, note }: Choice): string {
  return note ? `${say(label)}, ${say(note)}` : say(label);
}

/** Return the trail along some places, from the first to the last. */
function buildTrail(path: readonly string[] = []): Trail | undefined {
  const [from] = path;
  return from === undefined ? undefined : { from, path: path.slice(1, -1), to: path.at(-1) };
}

/**
 * Return the answers to a prompt that are given on a board; undefined if there are none. Displays are shown and
 * tapped elsewhere. A place that several choices share is highlighted but is no answer.
 */
export function buildAnswers(
  view: Pick<View, "surfaces">,
  prompt: SeatPrompt | undefined,
  moving: Moving | undefined,
  { submit, setMoving }: Handlers,
): SurfaceAnswers | undefined {
  if (prompt && findDisplay(view, prompt)) return undefined;
  if (prompt?.kind === "choose" && prompt.on) {
    const byPlace = new Map<string, Choice[]>();
    for (const choice of prompt.choices.filter(({ unavailable }) => !unavailable)) {
      for (const place of choice.places ?? []) byPlace.set(place, [...(byPlace.get(place) ?? []), choice]);
    }
    const only = new Map(
      [...byPlace].flatMap(([place, [choice, other]]) => (choice && !other ? [[place, choice]] : [])),
    );
    const words = Object.fromEntries([...only].map(([place, choice]) => [place, describeChoice(choice)]));
    const changes: Changes = Object.assign({}, ...prompt.choices.map((choice) => choice.changes));
    return {
      on: prompt.on,
      legal: [...only.keys()],
      words,
      // A single answer is a button, what brings something has a picture; changes are labels themselves.
      labels: only.size > 1 && !Object.keys(changes).length && !hasGains(prompt) ? words : {},
      badges: Object.fromEntries(
        [...only].flatMap(([place, { badge, signs = [] }]) =>
          badge ? [[place, { value: badge, signs }]] : [],
        ),
      ),
      trail: buildTrail(prompt.path),
      level: prompt.level,
      changes,
      about: [...byPlace.keys()].filter((place) => !only.has(place)),
      choose: (place) => {
        const choice = only.get(place);
        if (choice) submit({ ...prompt.action, ...choice.payload });
      },
    };
  }
  if (prompt?.kind === "move")
    return buildMoveAnswers(prompt, findMoving(prompt, moving), { submit, setMoving });
  return undefined;
}

function buildMoveAnswers(
  prompt: MovePrompt,
  moving: Moving,
  { submit, setMoving }: Handlers,
): SurfaceAnswers {
  const { source, target } = moving;
  const sources = Object.keys(prompt.moves);
  const { [source ?? ""]: own, ...others } = source === undefined ? {} : (prompt.moves[source] ?? {});
  const targets = own && source !== undefined && !hasStaying(prompt) ? { ...others, [source]: own } : others;
  // The chosen piece is one of them: a second tap leaves it alone.
  const otherSources = sources.filter((place) => !(place in targets) && sources.length > 1);
  const move = findMove(prompt, source, target);
  const endings = listEndings(prompt, move);
  const left = endings.find(({ leaves }) => leaves);
  return {
    on: prompt.on,
    legal: source === undefined ? sources : [...Object.keys(targets), ...otherSources],
    words: Object.fromEntries([
      ...(source === undefined ? sources : otherSources).map(
        (place) => [place, t(place === source ? "board.leave_alone" : "board.leave_here")] as const,
      ),
      ...Object.entries(targets).map(
        ([place, { cost }]) => [place, cost ? say(cost) : t("board.go_here")] as const,
      ),
    ]),
    labels: Object.fromEntries(
      Object.entries(targets).flatMap(([place, { cost }]) => (cost ? [[place, say(cost)]] : [])),
    ),
    badges: Object.fromEntries(
      Object.entries(targets).flatMap(([place, { badge }]) =>
        badge ? [[place, { value: badge, signs: [] }]] : [],
      ),
    ),
    // Once it is asked what stays behind, that comes first.
    quiet: source === undefined ? [] : [...otherSources, ...(left ? Object.keys(targets) : [])],
    tentative: true,
    trail:
      source === undefined
        ? undefined
        : { from: source, path: move?.path ?? [], to: target, leaves: left?.leaves },
    changes: left?.changes,
    choose: (place) => {
      if (place in targets) setMoving({ ...moving, target: place });
      else if (place === source) setMoving({ prompt: prompt.id });
      else if (sources.includes(place)) setMoving({ prompt: prompt.id, source: place });
    },
    back: () => setMoving({ prompt: prompt.id, ...(target === undefined ? {} : { source }) }),
    confirm:
      move && endings.length < 2 ? () => submit(buildMoveAction(prompt, moving, endings[0])) : undefined,
  };
}

/** Return the trail of a move that was sent and is not settled yet. */
export function findSentTrail(prompt: SeatPrompt | undefined, entry: Entry): Trail | undefined {
  if (prompt?.kind !== "move" || !entry.action) return undefined;
  const { source, target } = readMoving(prompt, entry.action);
  const move = findMove(prompt, source, target);
  return source === undefined || !move
    ? undefined
    : { from: source, path: move.path ?? [], to: target, sent: true };
}

/** Return the places of a choice that was sent and is not settled yet. */
export function findSentPlaces(
  prompt: SeatPrompt | undefined,
  { action }: Entry,
): readonly string[] | undefined {
  if (prompt?.kind !== "choose" || !action) return undefined;
  return prompt.choices.find((choice) => isSent(choice, action))?.places;
}
