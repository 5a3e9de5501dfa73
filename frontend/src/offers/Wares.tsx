import type { GameArt } from "../board/assets";
import { tileName, tileWords } from "../board/describe";
import { TilePicture } from "../board/TilePicture";
import { has, t, text } from "../i18n";
import type { Choice, ChoosePrompt, View } from "../wire";
import { Coin } from "./Coin";
import { aboutWares, lies, type Space, spacesOf } from "./wares";
import "./wares.css";

interface WaresProps {
  art: GameArt | null;
  game: string;
  view: View;
  /** What the seat may take, if it is asked. */
  prompt?: ChoosePrompt | undefined;
  chosen?: string | undefined;
  onChoose?: (choice: Choice) => void;
  /** It stands where everything may be read, and nothing is to press. */
  still?: boolean;
}

/** What lies there for everybody, space by space: what is printed on it and what its space costs make the price. */
export function Wares({ art, game, view, prompt, chosen, onChoose, still = false }: WaresProps) {
  const about = aboutWares(view, game);
  const others = prompt?.choices.filter((choice) => !lies(view, choice)) ?? [];
  const picked = prompt?.choices.find(({ id }) => id === chosen);
  // Where there is nothing to press the keyboard comes to it all the same, to scroll.
  const reached = prompt || still ? {} : { tabIndex: 0 };
  return (
    <section class="wares" aria-label={t(`${game}.market`)} {...reached}>
      <h2 class="sub-head">{t(has(about) ? about : `${game}.market`)}</h2>
      <ol class="wares-spaces">
        {spacesOf(view).map((space) => (
          <li key={space.n} data-space={space.n}>
            <OnSpace
              art={art}
              space={space}
              choice={prompt?.choices.find(({ piece }) => piece && piece === space.piece)}
              chosen={chosen}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
      {others.length ? (
        <ul class="wares-others">
          {others.map((choice) => (
            <li key={choice.id}>
              <Other choice={choice} chosen={chosen} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      ) : null}
      {picked?.piece && art ? <Picked art={art} piece={picked.piece} /> : null}
    </section>
  );
}

/** What is tapped, as large as one can read it. The button that was tapped has said it all. */
function Picked({ art, piece }: { art: GameArt; piece: string }) {
  return (
    <p class="wares-picked" aria-hidden="true">
      <TilePicture art={art} tile={piece} size={112} />
      <span class="second-line">{tileWords(art, piece, 0)}</span>
    </p>
  );
}

interface OnSpaceProps {
  art: GameArt | null;
  space: Space;
  choice: Choice | undefined;
  chosen: string | undefined;
  onChoose: ((choice: Choice) => void) | undefined;
}

function OnSpace({ art, space, choice, chosen, onChoose }: OnSpaceProps) {
  const { n, piece, price, cost } = space;
  if (piece === undefined) {
    return (
      <span class="ware ware-none">
        <span class="unseen">{t("play.market_empty", { n })}</span>
      </span>
    );
  }
  const out = choice?.unavailable;
  const note = out ?? choice?.note;
  const name = tileName(art, piece);
  const sum = cost === undefined ? "" : t("play.market_sum_words", { cost, more: price - cost });
  const words = [
    t("play.market_ware", { n, name, price }),
    sum,
    note ? text(note) : "",
    art?.tiles[piece] ? tileWords(art, piece, 0) : "",
  ]
    .filter(Boolean)
    .join(", ");
  const inside = (
    <>
      <span class={out ? "offer-piece offer-out" : "offer-piece"}>
        {art ? <TilePicture art={art} tile={piece} size={92} /> : null}
      </span>
      <span class="ware-price">
        <Coin n={price} />
        {cost === undefined ? null : (
          <span class="ware-sum" aria-hidden="true">
            {t("play.market_sum", { cost, more: price - cost })}
          </span>
        )}
      </span>
      {note ? (
        <span class={out ? "market-note bad" : "market-note"} aria-hidden="true">
          {text(note)}
        </span>
      ) : null}
    </>
  );
  if (!choice || !onChoose) {
    return (
      <span class="ware">
        <span class="unseen">{words}</span>
        {inside}
      </span>
    );
  }
  return (
    <button {...pressed("ware", choice, chosen, onChoose)} aria-label={words}>
      {inside}
    </button>
  );
}

/** What may be had besides, told by its words alone. */
function Other({ choice, chosen, onChoose }: Omit<OnSpaceProps, "art" | "space"> & { choice: Choice }) {
  const out = choice.unavailable;
  return (
    <button {...pressed("ware-other", choice, chosen, onChoose)}>
      {choice.price ? <Coin n={choice.price} /> : null}
      <span class="ware-words">
        <b>{text(choice.label)}</b>
        {out ? <span class="market-note bad">{text(out)}</span> : null}
      </span>
    </button>
  );
}

/** A choice as a button: pressed while it is chosen, off where it says why it cannot be. */
function pressed(
  kind: string,
  choice: Choice,
  chosen: string | undefined,
  onChoose: ((choice: Choice) => void) | undefined,
) {
  const on = choice.id === chosen;
  return {
    type: "button" as const,
    class: [kind, "market-button", on ? "market-chosen" : ""].filter(Boolean).join(" "),
    "aria-pressed": on,
    "aria-disabled": choice.unavailable !== undefined,
    "data-choice": choice.id,
    onClick: () => {
      if (!choice.unavailable) onChoose?.(choice);
    },
  };
}
