import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import {
  CORNERS,
  EDGES,
  type Edge,
  type Composer as Kinds,
  type SymbolKind,
  variantOf,
} from "../pieces/boxFile";
import { SvgPicture } from "../pieces/SvgPicture";
import { Step } from "../table/Steppers";
import { Switch } from "../ui/fields";
import {
  countedSymbol,
  filled,
  mayBeApart,
  movedSymbol,
  type PieceDraft,
  roadAt,
  type Spot,
  spotAmong,
  spotsOf,
  steppedRoad,
  steppedTerrain,
  toggledApart,
  withSymbol,
} from "./draft";
import { Mark, SetChoice, SetFields } from "./SetFields";
import type { Live } from "./useLive";
import { cornerName, regionName, symbolName, terrainName } from "./words";

const PICTURE = 128;

interface ComposerProps {
  game: string;
  kinds: Kinds;
  draft: PieceDraft;
  live: Live;
  onChange: (draft: PieceDraft) => void;
}

/**
 * Composer of a piece from the parts that the game declares: edges around a live picture, roads, symbols in regions.
 */
export function Composer(props: ComposerProps) {
  return (
    <div class="composer">
      <SetChoice {...props} />
      <Terrains {...props} />
      <Roads {...props} />
      <SetFields {...props} />
      <Symbols {...props} />
    </div>
  );
}

function Terrains({ game, kinds, draft, live, onChange }: ComposerProps) {
  const button = (at: Spot) => {
    const terrain = terrainName(game, at === "center" ? draft.center : draft.edges[at]);
    return (
      <button
        key={at}
        type="button"
        class="chip composer-terrain"
        data-at={at}
        aria-label={at === "center" ? t("box.middle", { terrain }) : t("box.side", { edge: at, terrain })}
        onClick={() => onChange(steppedTerrain(draft, at, kinds))}
      >
        {terrain}
      </button>
    );
  };
  return (
    <section>
      <h2 class="sub-head">{t("box.terrain")}</h2>
      <p class="second-line">{t("box.terrain_about")}</p>
      <fieldset class="choice composer-whole">
        <legend class="second-line">{t("box.whole")}</legend>
        {kinds.terrains.map((terrain) => (
          <button
            key={terrain}
            type="button"
            class="chip"
            data-whole={terrain}
            onClick={() => onChange(filled(draft, terrain))}
          >
            {terrainName(game, terrain)}
          </button>
        ))}
      </fieldset>
      <div class="composer-tile">
        {EDGES.map(button)}
        <SvgPicture source={live.picture} size={PICTURE} />
      </div>
      <div class="composer-middle">
        <span class="row-words">{t("box.in_the_middle")}</span>
        {button("center")}
      </div>
      <div class="rows">
        {CORNERS.filter((corner) => mayBeApart(draft, corner)).map((corner) => (
          <Switch
            key={corner}
            label={cornerName(game, corner, draft.edges[corner[0] as Edge])}
            hint={t("box.together")}
            on={!draft.apart.includes(corner)}
            onChange={() => onChange(toggledApart(draft, corner))}
          />
        ))}
      </div>
    </section>
  );
}

function Roads({ kinds, draft, onChange }: ComposerProps) {
  return (
    <section>
      <h2 class="sub-head">{t("box.roads")}</h2>
      <p class="second-line">{t("box.roads_about")}</p>
      <div class="composer-roads">
        {EDGES.map((edge) => {
          const n = roadAt(draft, edge);
          return (
            <button
              key={edge}
              type="button"
              class={n ? "chip chip-chosen" : "chip"}
              data-road={edge}
              onClick={() => onChange(steppedRoad(draft, edge, kinds))}
            >
              {t("box.edge", { edge })}: {t("box.road", { n })}
            </button>
          );
        })}
      </div>
    </section>
  );
}

function Symbols({ game, kinds, draft, live, onChange }: ComposerProps) {
  const { regions } = live.facts;
  const spots = spotsOf(regions);
  return (
    <section>
      <h2 class="sub-head">{t("box.symbols")}</h2>
      <ul class="rows">
        {draft.features.map((symbol, at) => {
          const name = symbolName(game, symbol.kind, variantOf(symbol));
          const most = kinds.symbols.find(({ kind }) => kind === symbol.kind)?.most ?? 1;
          return (
            <li key={`${symbol.kind}-${at}`} class="row composer-symbol">
              <span class="row-words">
                <span class="row-title">{name}</span>
                <Select
                  label={t("box.where", { name })}
                  value={spotAmong(regions, symbol.region, draft.center)}
                  onChoose={(spot) => onChange(movedSymbol(draft, at, spot as Spot))}
                >
                  {spots.map(({ spot, region }) => (
                    <option key={region.id} value={spot}>
                      {regionName(game, region)}
                    </option>
                  ))}
                </Select>
              </span>
              <span class="stepper">
                <Step
                  to="minus"
                  label={t("box.less", { name })}
                  off={false}
                  onPress={() => onChange(countedSymbol(draft, at, -1))}
                />
                <output class="display" aria-label={name}>
                  {symbol.count}
                </output>
                <Step
                  to="plus"
                  label={t("box.more", { name })}
                  off={symbol.count >= most}
                  onPress={() => onChange(countedSymbol(draft, at, 1))}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {draft.features.length < kinds.most_symbols ? (
        <MoreSymbols {...{ game, kinds, draft, live, onChange }} />
      ) : null}
    </section>
  );
}

/** Controls that add symbols: a button for a symbol without variants, a list for the others. */
function MoreSymbols({ game, kinds, draft, live, onChange }: ComposerProps) {
  const add = (symbol: SymbolKind, variant = "") =>
    onChange(withSymbol(draft, symbol.kind, variant, freeSpot(draft, live, symbol, variant)));
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
              {symbolName(game, symbol.kind)}
            </button>
          ))}
      </fieldset>
      {kinds.symbols.map((symbol) =>
        symbol.variants ? (
          <Select
            key={symbol.kind}
            label={t("box.add_of_kind", { symbol: symbolName(game, symbol.kind) })}
            value=""
            onChoose={(variant) => add(symbol, variant)}
          >
            <option value="">{t("box.add_of_kind", { symbol: symbolName(game, symbol.kind) })}</option>
            {symbol.variants.map((variant) => (
              <option key={variant} value={variant}>
                {symbolName(game, symbol.kind, variant)}
              </option>
            ))}
          </Select>
        ) : null,
      )}
    </>
  );
}

/** Return the first region without this symbol, if possible of the symbol's usual terrain. */
function freeSpot(draft: PieceDraft, { facts }: Live, { kind, usual }: SymbolKind, variant: string): Spot {
  const taken = draft.features
    .filter((symbol) => symbol.kind === kind && variantOf(symbol) === variant)
    .map(({ region }) => spotAmong(facts.regions, region, draft.center));
  const spots = spotsOf(facts.regions);
  const free = spots.filter(({ spot }) => !taken.includes(spot));
  const chosen = free.find(({ region }) => region.terrain === usual) ?? free[0] ?? spots[0];
  return chosen?.spot ?? "center";
}

interface SelectProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ComponentChildren;
}

function Select({ label, value, onChoose, children }: SelectProps) {
  return (
    <select
      class="text-field composer-select"
      aria-label={label}
      value={value}
      onChange={(event) => {
        const { value: chosen } = event.currentTarget;
        event.currentTarget.value = value;
        if (chosen) onChoose(chosen);
      }}
    >
      {children}
    </select>
  );
}
