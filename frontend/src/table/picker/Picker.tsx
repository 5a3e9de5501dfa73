import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import type { GameArt } from "../../pieces/assets";
import { TilePicture } from "../../pieces/TilePicture";
import { positionsOf, tileName, tileWords } from "../../surfaces/grid/describe";
import { Button } from "../../ui/Button";
import type { GridView, PickPrompt } from "../../wire";
import { EdgeFilter } from "./EdgeFilter";
import { FacetFilter } from "./FacetFilter";
import { type Among, type ChosenFacets, hasFacets, matches, type Pieces } from "./facets";
import { SymbolFilter } from "./SymbolFilter";
import { ANY, rotationFor, type Sides } from "./sides";
import { fewestFirst, hasAll, hasSymbols, symbolsOf } from "./symbols";

const PICTURE = 76;
const NONE: Pieces = {};
const NOTHING: ChosenFacets = {};

interface PickerProps {
  art: GameArt;
  prompt: PickPrompt;
  board: GridView;
  /** The table's own pieces as they are printed. */
  pieces?: Pieces | undefined;
  onPick: (tile: string) => void;
  /** Highlight where the copies of a used-up tile lie. */
  onShow: (cells: readonly string[]) => void;
}

/** Picker for the piece that was drawn: pictures, likeliest first. Used-up ones come last and cannot be picked. */
export function Picker({ art, prompt, board, pieces = NONE, onPick, onShow }: PickerProps) {
  const [sides, setSides] = useState<Sides>(ANY);
  const [chosenSymbols, setChosenSymbols] = useState<readonly string[]>([]);
  const [facets, setFacets] = useState<ChosenFacets>(NOTHING);
  const root = useRef<HTMLDivElement>(null);
  const [usedUp, setUsedUp] = useState<string | null>(null);
  const { choices, left: copiesLeft } = prompt;
  const isUsedUp = (tile: string) => copiesLeft !== undefined && (copiesLeft[tile] ?? 0) === 0;
  const ordered = [...choices.filter((tile) => !isUsedUp(tile)), ...choices.filter(isUsedUp)];
  const symbols = symbolsOf(art, choices);
  const dense = symbols.length > 0;
  const among: Among = { pieces, extras: art.extras };
  const faceted = hasFacets(among, choices);
  const likeliest = chosenSymbols.length ? fewestFirst(art, ordered) : ordered;
  const visibleTiles = likeliest.flatMap((tile) => {
    const isLike = hasAll(art, tile, chosenSymbols) && matches(among, tile, facets);
    const rotation = isLike ? rotationFor(art, tile, sides) : undefined;
    return rotation === undefined ? [] : [{ tile, rotation }];
  });
  const inBox = visibleTiles.filter(({ tile }) => !isUsedUp(tile));
  const filtered =
    chosenSymbols.length > 0 || Object.keys(facets).length > 0 || sides.some((side) => side !== null);
  const count = inBox.reduce((sum, { tile }) => sum + (copiesLeft?.[tile] ?? 0), 0);

  const lookUp = (tile: string) => {
    setUsedUp(tile);
    onShow(cellsWith(board, tile));
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
      {t("play.all_types", { types: choices.length })}
    </Button>
  ) : null;

  // A new prompt starts scrolled to the top.
  useLayoutEffect(() => {
    const scroller = root.current?.parentElement;
    if (scroller) scroller.scrollTop = 0;
  }, []);
  return (
    <div class={dense ? "picker picker-dense" : "picker"} ref={root}>
      <div class={faceted ? "picker-head picker-head-facets" : "picker-head"}>
        {faceted ? (
          <FacetFilter
            game={art.id}
            among={among}
            choices={choices.filter((tile) => rotationFor(art, tile, sides) !== undefined)}
            chosenFacets={facets}
            onChange={setFacets}
          />
        ) : null}
        <EdgeFilter art={art} sides={sides} onChange={setSides} />
        {faceted ? (
          all
        ) : dense ? (
          <SymbolFilter art={art} symbols={symbols} chosenSymbols={chosenSymbols} onChange={setChosenSymbols}>
            {all}
          </SymbolFilter>
        ) : null}
        <div class="picker-words">
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
      {usedUp ? <UsedUp art={art} tile={usedUp} board={board} /> : null}
      <ul class="picker-grid">
        {visibleTiles.map(({ tile, rotation }) => (
          <li key={tile}>
            <TileChoice
              art={art}
              tile={tile}
              rotation={rotation}
              copiesLeft={copiesLeft ? (copiesLeft[tile] ?? 0) : undefined}
              onPress={() => (isUsedUp(tile) ? lookUp(tile) : onPick(tile))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function cellsWith(board: GridView, tile: string): string[] {
  return Object.keys(board.tiles).filter((cell) => board.tiles[cell]?.tile === tile);
}

/** Line that says where the copies of a used-up tile are. */
function UsedUp({ art, tile, board }: { art: GameArt; tile: string; board: GridView }) {
  const all = art.tiles[tile]?.count ?? 0;
  const cells = cellsWith(board, tile);
  return (
    <p class="used-up" role="status">
      {t("play.used_up", {
        tile: tileName(art, tile),
        all,
        board: cells.length,
        aside: all - cells.length,
      })}
      <span class="unseen">
        {" "}
        {positionsOf(board, tile)
          .map((position) => `${position}.`)
          .join(" ")}
      </span>
    </p>
  );
}

interface TileChoiceProps {
  art: GameArt;
  tile: string;
  rotation: number;
  /** Copies that may still be drawn; undefined if the table does not count. */
  copiesLeft: number | undefined;
  onPress: () => void;
}

function TileChoice({ art, tile, rotation, copiesLeft, onPress }: TileChoiceProps) {
  // Tiles without names are described by their symbols.
  const name = hasSymbols(art, tile) ? tileWords(art, tile, rotation) : tileName(art, tile);
  const count = copiesLeft === undefined ? "" : t("play.left", { n: copiesLeft });
  return (
    <button
      type="button"
      class={copiesLeft === 0 ? "tile-choice tile-choice-gone" : "tile-choice"}
      data-piece={tile}
      aria-label={[name, count].filter(Boolean).join(", ")}
      onClick={onPress}
    >
      <TilePicture art={art} tile={tile} rotation={rotation} size={PICTURE} />
      {count ? <span class="label">{count}</span> : null}
    </button>
  );
}
