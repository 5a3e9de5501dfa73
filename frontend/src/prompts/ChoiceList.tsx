import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { TilePicture } from "../pieces/TilePicture";
import { Content } from "../surfaces/Content";
import { describePrinted } from "../surfaces/grid/describe";
import type { Choice, ChoosePrompt, Payload, TableDocument } from "../wire";
import { findSpace, SpaceLook } from "./SpaceLook";
import "../styles/table.css";
import "./spaces.css";

const PICTURE = 64;

interface ChoiceListProps {
  art: GameArt | null;
  document: TableDocument;
  prompt: Pick<ChoosePrompt, "title" | "choices" | "on" | "columns">;
  /** The answer that was sent, while it may still be changed. */
  sentAnswer: Payload | undefined;
  onChoose: (choice: Choice) => void;
  /** Short answers stand side by side where there is room. */
  beside?: boolean;
  /** More about a choice, for screen readers. */
  aloud?: (choice: Choice) => string;
}

/** One of several answers, one tap each; an unavailable one says why. */
export function ChoiceList(props: ChoiceListProps) {
  const { art, document, prompt, sentAnswer, onChoose, beside = false, aloud } = props;
  // A picture distinguishes choices. A subject shared by all of them was chosen before, on the board.
  const isSame = prompt.choices.length > 1 && new Set(prompt.choices.map(({ piece }) => piece)).size === 1;
  const spaces = prompt.choices.map((choice) => findSpace(document, prompt, choice));
  const { columns } = prompt;
  const look = spaces.some(Boolean) ? "spaces" : columns ? "columns" : beside ? "beside" : undefined;
  // A new list starts at its top, wherever the one before was scrolled to.
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => list.current?.closest(".choices")?.scrollTo({ top: 0 }), []);
  return (
    <ul class={look ? `targets targets-${look}` : "targets"} aria-label={say(prompt.title)} ref={list}>
      {prompt.choices.map((choice, i) => {
        const on = sentAnswer !== undefined && isSent(choice, sentAnswer);
        const { note, unavailable, gains = [], signs = [] } = choice;
        const piece = isSame ? undefined : choice.piece;
        const second = unavailable ?? note;
        const printed =
          piece && art?.tiles[piece] && !second && !gains.length ? describePrinted(art, piece) : "";
        const space = spaces[i];
        return (
          <li key={choice.id}>
            <button
              type="button"
              class={[
                "target-choice",
                on ? "target-choice-on" : "",
                piece ? "target-piece" : "",
                space ? "target-space" : "",
                unavailable ? "target-off" : "",
              ]
                .filter(Boolean)
                .join(" ")}
              aria-pressed={sentAnswer === undefined ? undefined : on}
              aria-disabled={unavailable ? true : undefined}
              data-choice={choice.id}
              onClick={() => {
                if (!unavailable) onChoose(choice);
              }}
            >
              {piece ? <TilePicture art={art} tile={piece} size={PICTURE} /> : null}
              {space && art ? <SpaceLook art={art} document={document} space={space} /> : null}
              {columns && art ? <Columns art={art} heads={columns} signs={signs} /> : null}
              <span class={columns && art ? "unseen" : "target-words"}>
                <span class="target-name">{say(choice.label)}</span>
                {second ? <span class="target-note">{say(second)}</span> : null}
                {aloud?.(choice) ? <span class="unseen">{aloud(choice)}</span> : null}
                {gains.map((gain, line) => (
                  <span key={say(gain)} class="target-note target-gain">
                    {signs[line] && art ? (
                      <svg class="gain-sign" viewBox="-50 -50 100 100" aria-hidden="true">
                        <Content source={art.pieces[signs[line]] ?? ""} />
                      </svg>
                    ) : null}
                    <span>{say(gain)}</span>
                  </span>
                ))}
                {printed ? <span class="target-note">{printed}</span> : null}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface ColumnsProps {
  art: GameArt;
  heads: readonly string[];
  signs: readonly string[];
}

/** The pictures of a choice, each below the head of its column. */
function Columns({ art, heads, signs }: ColumnsProps) {
  return (
    <svg class="target-columns" viewBox={`-50 -50 ${100 * heads.length} 170`} aria-hidden="true">
      {heads.map((head, n) => (
        <g key={head} transform={`translate(${100 * n} 0)`}>
          <rect class="column-head" x="-32" y="-48" width="64" height="56" rx="10" />
          <Content source={art.pieces[head] ?? ""} transform="translate(0 -20)scale(.56)" />
          <Content source={art.pieces[signs[n] ?? ""] ?? ""} transform="translate(0 66)scale(.92)" />
        </g>
      ))}
    </svg>
  );
}

/** True if this choice is the sent answer: its fields have the same values there. */
export function isSent(choice: Choice, sentAnswer: Payload): boolean {
  return Object.entries(choice.payload).every(
    ([field, value]) => JSON.stringify(sentAnswer[field]) === JSON.stringify(value),
  );
}
