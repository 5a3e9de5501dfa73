import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { boardsBeside, labelOf, layoutOf, surfaceIn, surfaceName, tabName } from "../surfaces/boards";
import { Surface } from "../surfaces/kinds/Surface";
import type { SurfaceProps } from "../surfaces/spots/types";
import { Chip } from "../ui/Chip";
import type { TableDocument, View } from "../wire";
import { inspect } from "./inspected";
import { Whose } from "./Whose";

export interface BoardOfProps extends Omit<SurfaceProps, "art" | "seats" | "label" | "board" | "words"> {
  document: TableDocument;
  /** Null while the pictures are being loaded. */
  art: GameArt | null;
  /** Where the surfaces come from. */
  surfaces: Pick<View, "surfaces" | "layouts">;
  /** The surface to show; tabs lead to the ones beside it. */
  name: string;
  words?: SurfaceProps["words"];
  /** The viewer's seat. Its own board needs no name above it. */
  ownSeat?: number | undefined;
  /** Name for screen readers, where there is more to say than the board's own name. */
  label?: string;
  /** The view, if the owner's effects are shown beside the name. */
  view?: View | undefined;
  /** A board of the past, or a possible one: an empty cell has nothing to inspect. */
  past?: boolean;
}

/** A surface, with its owner's name above it where each seat has its own. */
export function BoardOf(props: BoardOfProps) {
  const { document, art, surfaces, name, ownSeat, label, view, past = false, ...rest } = props;
  const [turnedTo, turnTo] = useState<string | null>(null);
  const { legal = [], lit = [], proof } = rest;
  const about = [name, ...legal, "", ...lit, "", proof?.n].join(" ");
  // Prompts, highlights and proofs are about the named surface: go back to it whenever they change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever that changes
  useEffect(() => turnTo(null), [about]);
  const beside = boardsBeside(surfaces, name);
  const at = turnedTo !== null && beside.includes(turnedTo) ? turnedTo : name;
  const board = surfaceIn(surfaces, at);
  const owner = board.seat;
  const words = labelOf(board);
  const elsewhere = at === name ? {} : { legal: [], lit: [], placement: undefined, trail: undefined };
  const tiles = board.kind === "grid" ? board.tiles : undefined;
  return (
    <>
      {beside.length > 1 && !proof ? (
        <fieldset class="surface-tabs">
          <legend class="unseen">{t("board.surfaces")}</legend>
          {beside.map((id) => (
            <Chip key={id} chosen={id === at} onPress={() => turnTo(id)}>
              {tabName(surfaceIn(surfaces, id))}
            </Chip>
          ))}
        </fieldset>
      ) : null}
      {owner === undefined || owner === ownSeat ? null : (
        <Whose document={document} seat={owner} name={surfaceName(board)} view={view} />
      )}
      {art ? (
        <Surface
          key={at}
          art={art}
          seats={document.table.seats}
          label={label ? `${words}: ${label}` : words}
          onLook={(cell, description) => {
            const { tile, rotation, seat = tile === undefined ? undefined : owner } = tiles?.[cell] ?? {};
            if (tile || description || !past)
              inspect({ piece: tile, rotation, seat, board: at, cell, words: description, past });
          }}
          {...rest}
          {...elsewhere}
          board={board}
          layout={layoutOf(art, { layouts: surfaces.layouts ?? document.view?.layouts ?? {} }, board)}
        />
      ) : (
        <div class="seams" />
      )}
    </>
  );
}
