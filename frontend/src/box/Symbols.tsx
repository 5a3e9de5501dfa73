import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { EDGES, type Composer as Kinds, readVariant, type SymbolKind } from "../pieces/boxFile";
import { SvgPicture } from "../pieces/SvgPicture";
import { Steps } from "../prompts/Steppers";
import {
  countSymbol,
  type DraftSymbol,
  findSpot,
  listSymbolSpots,
  moveSymbol,
  type PieceDraft,
  type Spot,
  withSymbol,
} from "./draft";
import { Mark } from "./SetFields";
import type { Live } from "./useLive";
import { nameRegion, nameSymbol } from "./words";

/** Side of the picture on which places are tapped: three targets high and wide. */
const PICTURE = 144;
const SPOTS: readonly Spot[] = [...EDGES, "center"];

interface SymbolsProps {
  game: string;
  kinds: Kinds;
  draft: PieceDraft;
  live: Live;
  onChange: (draft: PieceDraft) => void;
}

/** The symbols of a piece: one of them is in hand, and a tap on the picture places it. */
export function Symbols(props: SymbolsProps) {
  const { game, kinds, draft, live, onChange } = props;
  const { features } = draft;
  const [chosen, choose] = useState(features.length - 1);
  const inHand = Math.min(chosen, features.length - 1);
  const before = useRef(features.length);
  useLayoutEffect(() => {
    if (features.length > before.current) choose(features.length - 1); // whatever added it
    before.current = features.length;
  }, [features.length]);
  const symbol = features[inHand];
  return (
    <section>
      <h2 class="sub-head">{t("box.symbols")}</h2>
      {symbol ? (
        <Places {...props} symbol={symbol} onPlace={(spot) => onChange(moveSymbol(draft, inHand, spot))} />
      ) : null}
      <ul class="rows">
        {features.map((symbol, at) => {
          const name = describeSymbol(game, symbol);
          const most = kinds.symbols.find(({ kind }) => kind === symbol.kind)?.most ?? 1;
          return (
            <li key={`${symbol.kind}-${at}`} class="row composer-symbol">
              <button
                type="button"
                class={at === inHand ? "chip chip-chosen" : "chip"}
                aria-pressed={at === inHand}
                onClick={() => choose(at)}
              >
                <span class="row-words">
                  <span class="row-title">{name}</span>
                  <span class="second-line">{describePlace(game, draft, live, symbol)}</span>
                </span>
              </button>
              <span class="stepper">
                <Steps
                  less={t("box.less", { name })}
                  more={t("box.more", { name })}
                  isMost={symbol.count >= most}
                  onStep={(by) => onChange(countSymbol(draft, at, by))}
                >
                  <output class="display" aria-label={name}>
                    {symbol.count}
                  </output>
                </Steps>
              </span>
            </li>
          );
        })}
      </ul>
      {features.length < kinds.most_symbols ? <MoreSymbols {...props} /> : null}
    </section>
  );
}

const describeSymbol = (game: string, symbol: DraftSymbol) =>
  nameSymbol(game, symbol.kind, readVariant(symbol));

/** Return the name of the region where a symbol is. */
function describePlace(game: string, { center }: PieceDraft, { facts }: Live, symbol: DraftSymbol): string {
  const at = findSpot(facts.regions, symbol.region, center);
  const place = listSymbolSpots(facts.regions).find(({ spot }) => spot === at);
  return place ? nameRegion(game, place.region) : "";
}

interface PlacesProps extends SymbolsProps {
  symbol: DraftSymbol;
  onPlace: (spot: Spot) => void;
}

/** The picture, with a target at each edge and in the middle. */
function Places({ game, draft, live, symbol, onPlace }: PlacesProps) {
  const { regions } = live.facts;
  const name = describeSymbol(game, symbol);
  const now = findSpot(regions, symbol.region, draft.center);
  return (
    <div class="composer-places">
      <p id="composer-places" class="second-line">
        {t("box.place_tap", { name })}
      </p>
      <fieldset class="composer-spots" aria-labelledby="composer-places">
        <SvgPicture source={live.picture} size={PICTURE} />
        {SPOTS.map((at) => {
          const spot = findSpot(regions, at, draft.center);
          const place = describePlace(game, draft, live, { ...symbol, region: at });
          return (
            <button
              key={at}
              type="button"
              class="composer-spot"
              style={{ gridArea: at }}
              data-spot={at}
              aria-pressed={spot === now}
              aria-label={
                at === "center" ? t("box.place_middle", { place }) : t("box.place_edge", { edge: at, place })
              }
              onClick={() => onPlace(at === "center" ? spot : at)}
            />
          );
        })}
      </fieldset>
    </div>
  );
}

/** Controls that add symbols: a button for a symbol without variants, a list for the others. */
function MoreSymbols({ game, kinds, draft, live, onChange }: SymbolsProps) {
  const add = (symbol: SymbolKind, variant = "") =>
    onChange(withSymbol(draft, symbol.kind, variant, findFreeSpot(draft, live, symbol, variant)));
  return (
    <>
      <fieldset class="choice composer-add">
        <legend class="unseen">{t("box.add_symbol")}</legend>
        {kinds.symbols
          .filter(({ variants }) => !variants)
          .map((symbol) => (
            <button
              key={symbol.kind}
              type="button"
              class="chip"
              data-add={symbol.kind}
              onClick={() => add(symbol)}
            >
              <Mark id={symbol.kind} />
              {nameSymbol(game, symbol.kind)}
            </button>
          ))}
      </fieldset>
      {kinds.symbols.map((symbol) => {
        const label = t("box.add_of_kind", { symbol: nameSymbol(game, symbol.kind) });
        return symbol.variants ? (
          <select
            key={symbol.kind}
            class="text-field composer-select"
            aria-label={label}
            value=""
            onChange={({ currentTarget }) => {
              const { value: variant } = currentTarget;
              currentTarget.value = ""; // shows its label again
              if (variant) add(symbol, variant);
            }}
          >
            <option value="">{label}</option>
            {symbol.variants.map((variant) => (
              <option key={variant} value={variant}>
                {nameSymbol(game, symbol.kind, variant)}
              </option>
            ))}
          </select>
        ) : null;
      })}
    </>
  );
}

/** Return the first region without this symbol, if possible of the symbol's usual terrain. */
function findFreeSpot(
  draft: PieceDraft,
  { facts }: Live,
  { kind, usual }: SymbolKind,
  variant: string,
): Spot {
  const taken = draft.features
    .filter((symbol) => symbol.kind === kind && readVariant(symbol) === variant)
    .map(({ region }) => findSpot(facts.regions, region, draft.center));
  const spots = listSymbolSpots(facts.regions);
  const free = spots.filter(({ spot }) => !taken.includes(spot));
  const chosen = free.find(({ region }) => region.terrain === usual) ?? free[0] ?? spots[0];
  return chosen?.spot ?? "center";
}
