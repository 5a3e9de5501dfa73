import { t } from "../i18n";
import { createDraftSignal } from "../net/drafts";
import { CORNERS, EDGES, type Edge, type Composer as Kinds } from "../pieces/boxFile";
import { SvgPicture } from "../pieces/SvgPicture";
import { Switch } from "../ui/fields";
import type { Placed } from "../ui/useDraft";
import {
  fillAll,
  findRoad,
  mayBeApart,
  type PieceDraft,
  type Spot,
  stepRoad,
  stepTerrain,
  toggleApart,
} from "./draft";
import { SetChoice, SetFields } from "./SetFields";
import { Symbols } from "./Symbols";
import type { Live } from "./useLive";
import { nameCorner, nameTerrain } from "./words";

/** The piece that is being composed. */
export const composed = createDraftSignal<Placed<PieceDraft>>("piece");

const PICTURE = 128;
/** Side of the picture in the sheet, which stays in sight. */
const SMALL = 64;

/** The live picture, for the sheet below a composer. */
export function LivePicture({ live }: { live: Live | null }) {
  return live ? <SvgPicture source={live.picture} size={SMALL} /> : null;
}

interface ComposerProps {
  game: string;
  kinds: Kinds;
  draft: PieceDraft;
  live: Live;
  /** The question says which set the piece belongs to. */
  isSetKnown?: boolean;
  onChange: (draft: PieceDraft) => void;
}

/**
 * Composer of a piece from the parts that the game declares: edges around a live picture, roads, symbols in regions.
 */
export function Composer(props: ComposerProps) {
  return (
    <div class="composer">
      {props.isSetKnown ? null : <SetChoice {...props} />}
      <Terrains {...props} />
      <Roads {...props} />
      <SetFields {...props} />
      <Symbols {...props} />
    </div>
  );
}

function Terrains({ game, kinds, draft, live, onChange }: ComposerProps) {
  const button = (at: Spot) => {
    const terrain = nameTerrain(game, at === "center" ? draft.center : draft.edges[at]);
    return (
      <button
        key={at}
        type="button"
        class="chip composer-terrain"
        style={{ gridArea: at }}
        data-at={at}
        aria-label={at === "center" ? t("box.middle", { terrain }) : t("box.side", { edge: at, terrain })}
        onClick={() => onChange(stepTerrain(draft, at, kinds))}
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
            onClick={() => onChange(fillAll(draft, terrain))}
          >
            {nameTerrain(game, terrain)}
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
            label={nameCorner(game, corner, draft.edges[corner[0] as Edge])}
            hint={t("box.together")}
            on={!draft.apart.includes(corner)}
            onChange={() => onChange(toggleApart(draft, corner))}
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
          const n = findRoad(draft, edge);
          return (
            <button
              key={edge}
              type="button"
              class={n ? "chip chip-chosen" : "chip"}
              data-road={edge}
              onClick={() => onChange(stepRoad(draft, edge, kinds))}
            >
              {t("box.edge", { edge })}: {t("box.road", { n })}
            </button>
          );
        })}
      </div>
    </section>
  );
}
