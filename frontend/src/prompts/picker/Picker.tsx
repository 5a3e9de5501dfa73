import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import type { GameArt } from "../../pieces/assets";
import { TilePicture } from "../../pieces/TilePicture";
import { computeWholeBounds, describePosition, describeTile, nameTile } from "../../surfaces/grid/describe";
import { Button } from "../../ui/Button";
import type { GridView, PickPrompt } from "../../wire";
import { EdgeFilter } from "./EdgeFilter";
import { FacetFilter } from "./FacetFilter";
import { type Among, type ChosenFacets, hasFacets, matches, type Pieces } from "./facets";
import { SymbolFilter } from "./SymbolFilter";
import { ANY, findRotation, listTerrains, type Sides } from "./sides";
import { hasAll, hasSymbols, listSymbols, sortByLikeness } from "./symbols";

const PICTURE = 76;
const NONE: Pieces = {};
const NOTHING: ChosenFacets = {};
const NO_HOLDERS: ReadonlyMap<string, string> = new Map();

interface PickerProps {
  art: GameArt;
  prompt: PickPrompt;
  board: GridView;
  /** The table's own pieces as they are printed. */
  pieces?: Pieces | undefined;
  /** Other people's names by the pieces that they have. */
  holders?: ReadonlyMap<string, string>;
  onPick: (tile: string) => void;
  /** Highlight where the copies of a used-up tile lie. */
  onShow: (cells: readonly string[]) => void;
}

/**
 * Picker for the piece that was drawn: pictures, likeliest first. Used-up ones are hidden behind a button at the end;
 * they cannot be picked, but say where their copies lie.
 */
export function Picker(props: PickerProps) {
  const { art, prompt, board, pieces = NONE, holders = NO_HOLDERS, onPick, onShow } = props;
  const [sides, setSides] = useState<Sides>(ANY);
  const [chosenSymbols, setChosenSymbols] = useState<readonly string[]>([]);
  const [facets, setFacets] = useState<ChosenFacets>(NOTHING);
  const root = useRef<HTMLDivElement>(null);
  const [usedUp, setUsedUp] = useState<string | null>(null);
  const [showsUsedUp, setShowsUsedUp] = useState(false);
  const { choices, left: copiesLeft } = prompt;
  const isUsedUp = (tile: string) => copiesLeft !== undefined && (copiesLeft[tile] ?? 0) === 0;
  const available = choices.filter((tile) => !isUsedUp(tile));
  const ordered = [...available, ...choices.filter(isUsedUp)];
  // What is on every tile narrows down nothing.
  const symbols = listSymbols(art, available).filter(
    (symbol) => !available.every((tile) => hasAll(art, tile, [symbol])),
  );
  const dense = available.some((tile) => hasSymbols(art, tile));
  const among: Among = { pieces, extras: art.extras };
  const faceted = hasFacets(among, choices);
  const filtered =
    chosenSymbols.length > 0 || Object.keys(facets).length > 0 || sides.some((side) => side !== null);
  const likeliest = dense && filtered ? sortByLikeness(art, ordered, sides) : ordered;
  const matchingTiles = likeliest.flatMap((tile) => {
    const isLike = hasAll(art, tile, chosenSymbols) && matches(among, tile, facets);
    const rotation = isLike ? findRotation(art, tile, sides) : undefined;
    return rotation === undefined ? [] : [{ tile, rotation }];
  });
  const inBox = matchingTiles.filter(({ tile }) => !isUsedUp(tile));
  const hidden = matchingTiles.length - inBox.length;
  const count = inBox.reduce((sum, { tile }) => sum + (copiesLeft?.[tile] ?? 0), 0);

  const lookUp = (tile: string) => {
    setUsedUp(tile);
    onShow(listCellsWith(board, tile));
  };

  const all = filtered ? (
    <Button
      class="picker-all"
      onPress={() => {
        setSides(ANY);
        setChosenSymbols([]);
        setFacets(NOTHING);
      }}
    >
      {t("play.all_types", { types: available.length })}
    </Button>
  ) : null;

  // A new prompt starts scrolled to the top.
  useLayoutEffect(() => {
    const scroller = root.current?.parentElement;
    if (scroller) scroller.scrollTop = 0;
  }, []);
  return (
    <div class={dense ? "picker picker-dense" : "picker"} ref={root}>
      {available.length > 1 ? (
        <div class={faceted ? "picker-head picker-head-facets" : "picker-head"}>
          {faceted ? (
            <FacetFilter
              game={art.id}
              among={among}
              choices={choices.filter((tile) => findRotation(art, tile, sides) !== undefined)}
              chosenFacets={facets}
              onChange={setFacets}
            />
          ) : null}
          <EdgeFilter art={art} terrains={listTerrains(art, available)} sides={sides} onChange={setSides} />
          {faceted ? (
            all
          ) : dense ? (
            <SymbolFilter
              art={art}
              symbols={symbols}
              chosenSymbols={chosenSymbols}
              onChange={setChosenSymbols}
            >
              {all}
            </SymbolFilter>
          ) : null}
          <div class="picker-words may-be-unseen">
            <p class="second-line" aria-live="polite">
              {t(faceted ? "play.narrow_facets" : dense ? "play.narrow_symbols" : "play.narrow")}{" "}
              <strong>
                {copiesLeft && filtered
                  ? t("play.types_and_tiles", { types: inBox.length, tiles: count })
                  : t("play.types", { types: inBox.length })}
              </strong>
            </p>
            {dense ? null : all}
          </div>
        </div>
      ) : null}
      {usedUp ? <UsedUp art={art} tile={usedUp} board={board} holder={holders.get(usedUp)} /> : null}
      <ul class="picker-grid">
        {(showsUsedUp ? matchingTiles : inBox).map(({ tile, rotation }) => (
          <li key={tile}>
            <TileChoice
              art={art}
              tile={tile}
              rotation={rotation}
              copiesLeft={copiesLeft ? (copiesLeft[tile] ?? 0) : undefined}
              holder={holders.get(tile)}
              onPress={() => (isUsedUp(tile) || holders.has(tile) ? lookUp(tile) : onPick(tile))}
            />
          </li>
        ))}
      </ul>
      {hidden && !showsUsedUp ? (
        <Button class="picker-used-up" onPress={() => setShowsUsedUp(true)}>
          {t("play.show_used_up", { types: hidden })}
        </Button>
      ) : null}
    </div>
  );
}

function listCellsWith(board: GridView, tile: string): string[] {
  return Object.keys(board.tiles).filter((cell) => board.tiles[cell]?.tile === tile);
}

interface UsedUpProps {
  art: GameArt;
  tile: string;
  board: GridView;
  holder: string | undefined;
}

/** Line that says where the copies of a used-up tile are. */
function UsedUp({ art, tile, board, holder }: UsedUpProps) {
  const all = art.tiles[tile]?.count ?? 0;
  const cells = listCellsWith(board, tile);
  const bounds = computeWholeBounds(board, []);
  if (holder !== undefined) {
    return (
      <p class="used-up" role="status">
        {t("play.held_about", { name: holder })}
      </p>
    );
  }
  return (
    <p class="used-up" role="status">
      {t("play.used_up", { tile: nameTile(art, tile), all, board: cells.length, aside: all - cells.length })}
      <span class="unseen"> {cells.map((cell) => `${describePosition(cell, bounds)}.`).join(" ")}</span>
    </p>
  );
}

interface TileChoiceProps {
  art: GameArt;
  tile: string;
  rotation: number;
  /** Copies that may still be drawn; undefined if the table does not count. */
  copiesLeft: number | undefined;
  /** The name of somebody else who has it. */
  holder: string | undefined;
  onPress: () => void;
}

function TileChoice({ art, tile, rotation, copiesLeft, holder, onPress }: TileChoiceProps) {
  // Tiles without names are described by their symbols.
  const name = hasSymbols(art, tile) ? describeTile(art, tile, rotation) : nameTile(art, tile);
  const copies = copiesLeft === undefined ? "" : t("play.left", { n: copiesLeft });
  const count = holder === undefined ? copies : t("play.held", { name: holder });
  return (
    <button
      type="button"
      class={copiesLeft === 0 || holder !== undefined ? "tile-choice tile-choice-gone" : "tile-choice"}
      data-piece={tile}
      aria-label={[name, count].filter(Boolean).join(", ")}
      onClick={onPress}
    >
      <TilePicture art={art} tile={tile} rotation={rotation} size={PICTURE} />
      {count ? <span class="label">{count}</span> : null}
    </button>
  );
}
