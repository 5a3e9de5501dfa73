import { findAnchor, findKind, findLevelAtHand, type GameArt, type Level } from "../../pieces/assets";
import { UNIT } from "../camera";
import type { Seats } from "../types";
import { formatOrigin, PIECE_SCALE, PieceOfKind, Tile } from "./layers";
import { parseCell } from "./places";
import type { TilePlacement } from "./types";

interface PlacementProps {
  art: GameArt;
  placement: TilePlacement;
  seats: Seats;
  level: Level;
}

const TURN = "M6.6 2.2A7 7 0 1 1 4.9-5L8-2.2M8.2-7.8v5.6H2.6";

/** The tile being laid. A turn fades the new picture in over the old one, which turns. */
export function PlacementPicture({ art, placement, level }: Omit<PlacementProps, "seats">) {
  const { cell, tile, rotation, before } = placement;
  const { x, y } = parseCell(cell);
  const drawn = findLevelAtHand(art.id, level);
  const middle = formatOrigin(cell);
  return (
    <g data-draft={`${cell}/${rotation}`}>
      {placement.sent ? null : (
        <rect class="draft-glow" x={x * UNIT} y={y * UNIT} width={UNIT} height={UNIT} />
      )}
      {before === undefined ? null : (
        <g key={`from-${before}`} class="tile-turned" style={middle}>
          <Tile art={art} cell={cell} tile={tile} rotation={before} level={drawn} />
        </g>
      )}
      <g key={rotation} class={before === undefined ? "tile-laid" : "tile-fading"} style={middle}>
        <Tile art={art} cell={cell} tile={tile} rotation={rotation} level={drawn} />
      </g>
    </g>
  );
}

/** Controls of the tile being laid: its frame, its targets, and the badges that turn it. The first tile has none: with nothing
 * else to tap, the button below the board is enough.
 */
export function PlacementControls(props: PlacementProps & { isFirst: boolean }) {
  const { art, placement, seats, level, isFirst } = props;
  const { cell, tile, rotation, target, sent } = placement;
  const { x, y } = parseCell(cell);
  return (
    <g class={sent ? "draft draft-sent" : "draft"} transform={`translate(${x * UNIT} ${y * UNIT})`}>
      <rect class="draft-edge" width={UNIT} height={UNIT} />
      <rect class="draft-frame" width={UNIT} height={UNIT} />
      {sent ? null : <Targets art={art} placement={placement} />}
      {target === undefined ? null : (
        <PieceOfKind
          art={art}
          kind={placement.piece}
          place={`${cell}/${target}`}
          colour={seats[placement.seat]?.colour}
          lying={art.lying.includes(findKind(art, tile, target))}
          at={findAnchor(art, tile, rotation, target)}
          scale={sent ? PIECE_SCALE[level] : 0.8}
          waiting={sent}
        />
      )}
      {sent || isFirst ? null : (
        <>
          <TurnBadge to={placement.turns.on} at={`translate(${UNIT - 2} 2)`} />
          <TurnBadge to={placement.turns.back} at="translate(2 2) scale(-1 1)" />
        </>
      )}
    </g>
  );
}

function TurnBadge({ to, at }: { to: number | undefined; at: string }) {
  return to === undefined ? null : (
    <g class="turn-badge" transform={at} data-turn={to}>
      <circle r="14" />
      <path d={TURN} />
    </g>
  );
}

/** Numbered dashed discs where a piece may be placed; the chosen one is amber and holds the piece. */
function Targets({ art, placement }: { art: GameArt; placement: TilePlacement }) {
  return (
    <>
      {placement.targets.map((segment, i) => {
        const [left, top] = findAnchor(art, placement.tile, placement.rotation, segment);
        return (
          <g key={segment} data-target={segment} transform={`translate(${left} ${top})`}>
            {segment === placement.target ? (
              <circle class="target-chosen" r="17" />
            ) : (
              <>
                <circle class="target" r="10" />
                <text class="target-number" y="5.2">
                  {i + 1}
                </text>
              </>
            )}
          </g>
        );
      })}
    </>
  );
}
