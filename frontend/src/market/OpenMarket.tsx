import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { inspect } from "../boards/inspected";
import { capitalize, say, t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { describeInvented } from "../pieces/invented";
import { TilePicture } from "../pieces/TilePicture";
import { listAsides } from "../prompts/questions";
import { findSharedSale } from "../surfaces/display/displays";
import { lies, listSpaces, type Space } from "../surfaces/display/market";
import { describeFacts, nameTile } from "../surfaces/grid/describe";
import type { Choice, ChoosePrompt, View } from "../wire";
import { Coin } from "./Coin";
import { FaceDown, Stone, Way } from "./Stone";
import "./market.css";
import "./SeatMarket.css";
import "./OpenMarket.css";

interface OpenMarketProps {
  art: GameArt | null;
  view: View;
  /** The seat's prompt to buy from this market, if it has one. */
  prompt?: ChoosePrompt | undefined;
  chosen?: string | undefined;
  onChoose?: (choice: Choice) => void;
  /** Opens the aside that asks which piece lies on a space, for a seat that may answer it. */
  onAside?: ((place: string) => void) | undefined;
  /** The space that an aside is about. */
  asidePlace?: string | undefined;
  /** Without interaction, on a screen that shows everything. */
  still?: boolean;
}

/** The open market, space by space. The cost of a piece and that of its space add up to the price. */
export function OpenMarket(props: OpenMarketProps) {
  const { art, view, prompt, chosen, onChoose, onAside, asidePlace, still = false } = props;
  const { name, heading, way } = findSharedSale(view)?.[1] ?? {};
  const invented = still ? "" : describeInvented(view); // a still screen says it beside the board
  const otherChoices = prompt?.choices.filter((choice) => !lies(choice)) ?? [];
  // A piece that cannot be bought can be looked at, until another one is tapped.
  const [looked, look] = useState<string | undefined>();
  const large = looked ?? chosen;
  const picked = prompt?.choices.find(({ id }) => id === large);
  const tap = (choice: Choice) => {
    look(choice.unavailable && looked !== choice.id ? choice.id : undefined);
    if (!choice.unavailable) onChoose?.(choice);
  };
  const asides = onAside ? listAsides(view).map(({ place }) => place) : [];
  const spaces = listSpaces(view);
  // Without buttons, the section itself takes the focus, so that the keyboard can scroll it.
  const reached =
    prompt || asides.length || still || spaces.some(({ lies }) => lies === "piece") ? {} : { tabIndex: 0 };
  const words = name ? say(name) : "";
  // Who buys sees a tapped piece large, below all spaces.
  const isLooked = !prompt && !still && asidePlace === undefined;
  return (
    <section class={isLooked ? "wares wares-looked" : "wares"} aria-label={words} {...reached}>
      <h2 class="sub-head may-be-unseen">{heading ? say(heading) : words}</h2>
      {invented ? <p class="second-line wares-invented">{invented}</p> : null}
      <div class="wares-board">
        <ol class="wares-spaces">
          {spaces.map((space) => (
            <li
              key={space.n}
              data-space={space.n}
              data-lies={space.lies}
              data-asked={space.place === asidePlace || undefined}
            >
              {space.lies === "piece" ? (
                <OnSpace
                  art={art}
                  space={space}
                  choice={prompt?.choices.find(({ places }) => places?.includes(space.place))}
                  chosen={chosen}
                  onChoose={onChoose ? tap : undefined}
                  still={still}
                />
              ) : (
                <Without
                  space={space}
                  onAside={asides.includes(space.place) ? () => onAside?.(space.place) : undefined}
                />
              )}
            </li>
          ))}
        </ol>
        {way ? <Way words={say(way)} /> : null}
      </div>
      {asides.length && spaces.some((space) => space.lies === "untold") ? (
        <p class="second-line wares-later">{t("play.market_unentered")}</p>
      ) : null}
      {otherChoices.length ? (
        <ul class="wares-others">
          {otherChoices.map((choice) => (
            <li key={choice.id}>
              <Other choice={choice} chosen={chosen} onChoose={tap} />
            </li>
          ))}
        </ul>
      ) : null}
      {picked?.piece && art ? <Picked art={art} choice={picked} piece={picked.piece} /> : null}
    </section>
  );
}

/** The tapped piece, large. Hidden from screen readers: the tapped button says the same. */
function Picked({ art, choice, piece }: { art: GameArt; choice: Choice; piece: string }) {
  const note = choice.unavailable ?? choice.note;
  const shown = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another piece was tapped
  useLayoutEffect(() => shown.current?.scrollIntoView({ block: "nearest" }), [piece]);
  return (
    <p class="wares-picked" aria-hidden="true" ref={shown}>
      <TilePicture art={art} tile={piece} size={112} />
      <span class="ware-words">
        <b>{capitalize(nameTile(art, piece))}</b>
        {note ? (
          <span class={choice.unavailable ? "market-note bad" : "market-note"}>{say(note)}</span>
        ) : null}
        <span class="second-line">{describeFacts(art, piece, 0)}</span>
      </span>
    </p>
  );
}

/** A space that is empty or has an unknown piece; a button for a seat that may enter the piece. */
function Without({ space, onAside }: { space: Space; onAside: (() => void) | undefined }) {
  const { n, extra, lies } = space;
  const more = extra === undefined ? "" : t("play.market_extra_words", { n: extra });
  const status = t(lies === "untold" ? "play.market_unknown" : "play.market_empty", { n });
  const words = [status, more].filter(Boolean).join(", ");
  const which = t("play.market_which");
  const inside = (
    <>
      <span class="unseen">{onAside ? `${words}. ${which} ` : words}</span>
      {lies === "untold" ? <FaceDown /> : <span class="ware-none" />}
      <Stone extra={extra} />
      {onAside ? (
        <span class="ware-which" aria-hidden="true">
          {which}
        </span>
      ) : null}
    </>
  );
  if (!onAside) return <span class="ware">{inside}</span>;
  return (
    <button type="button" class="ware market-button" onClick={onAside}>
      {inside}
    </button>
  );
}

interface OnSpaceProps {
  art: GameArt | null;
  space: Space;
  choice: Choice | undefined;
  chosen: string | undefined;
  onChoose: ((choice: Choice) => void) | undefined;
  still: boolean;
}

function OnSpace({ art, space, choice, chosen, onChoose, still }: OnSpaceProps) {
  const { n, piece, price, extra } = space;
  const out = choice?.unavailable;
  const note = out ?? choice?.note;
  const name = nameTile(art, piece);
  const sum = extra === undefined ? null : { cost: price - extra, more: extra };
  const words = [
    t("play.market_space", { n, name, price }),
    sum ? t("play.market_sum_words", sum) : "",
    note ? say(note) : "",
    art ? describeFacts(art, piece, 0) : "",
  ]
    .filter(Boolean)
    .join(", ");
  const inside = (
    <>
      <span class="unseen">{words}</span>
      <span class={out ? "offer-piece offer-out" : "offer-piece"}>
        <TilePicture art={art} tile={piece} size={92} />
      </span>
      <Stone extra={extra} />
      <span class="ware-price">
        {sum ? (
          <span class="ware-sum" aria-hidden="true">
            {t("play.market_sum", sum)}
          </span>
        ) : null}
        <Coin n={price} />
      </span>
      {note ? (
        <span class={out ? "market-note bad" : "market-note"} aria-hidden="true">
          {say(note)}
        </span>
      ) : null}
    </>
  );
  if (still) return <span class="ware">{inside}</span>;
  if (choice && onChoose)
    return <button {...makePressProps("ware", choice, chosen, onChoose)}>{inside}</button>;
  return (
    <button
      type="button"
      class="ware market-button"
      aria-haspopup="dialog"
      onClick={() => inspect({ piece })}
    >
      {inside}
    </button>
  );
}

interface OtherProps {
  choice: Choice;
  chosen: string | undefined;
  onChoose: (choice: Choice) => void;
}

/** A choice without a picture. */
function Other({ choice, chosen, onChoose }: OtherProps) {
  const out = choice.unavailable;
  return (
    <button {...makePressProps("ware-other", choice, chosen, onChoose)}>
      {choice.price ? <Coin n={choice.price} /> : null}
      <span class="ware-words">
        <b>{say(choice.label)}</b>
        {out ? <span class="market-note bad">{say(out)}</span> : null}
      </span>
    </button>
  );
}

/** Return the props of a choice's button: pressed while it is chosen, disabled if it is unavailable. */
function makePressProps(
  kind: string,
  choice: Choice,
  chosen: string | undefined,
  onChoose: (choice: Choice) => void,
) {
  const on = choice.id === chosen;
  return {
    type: "button" as const,
    class: [kind, "market-button", on ? "market-chosen" : ""].filter(Boolean).join(" "),
    "aria-pressed": on,
    "aria-disabled": choice.unavailable !== undefined,
    "data-choice": choice.id,
    onClick: () => onChoose(choice),
  };
}
