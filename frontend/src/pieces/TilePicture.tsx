import { findLevelAtHand, formatSymbolHref, type GameArt } from "./assets";

interface TilePictureProps {
  /** Null: until it is loaded there is room for the picture. */
  art: GameArt | null;
  tile: string;
  rotation?: number | undefined;
  /** CSS px; the picture grows with it. */
  size: number;
}

/** Decorative picture of a tile; its name is written beside it. */
export function TilePicture({ art, tile, rotation = 0, size }: TilePictureProps) {
  const level = art && findLevelAtHand(art.id, size < 96 ? "M" : "L");
  return (
    <svg
      class="tile-picture"
      viewBox="0 0 100 100"
      width={size}
      height={size}
      aria-hidden="true"
      data-shows={tile}
      data-turned={rotation}
    >
      {art && level ? (
        <use href={formatSymbolHref(art, tile, rotation, level)} width="100" height="100" />
      ) : null}
    </svg>
  );
}
