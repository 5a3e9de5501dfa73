import type { GameArt } from "../../pieces/assets";
import { listPiecesOn } from "../../surfaces/display/displays";
import type { View } from "../../wire";

/** Return the other seats that have pieces of which there is only one: on their boards, laid out, or in hand. */
export function findHolders(view: View, art: GameArt, ownSeat: number | undefined): Map<string, number> {
  const holders = new Map<string, number>();
  const add = (piece: string | undefined, seat: number | undefined) => {
    if (piece && seat !== undefined && seat !== ownSeat && art.tiles[piece]?.count === 1)
      holders.set(piece, seat);
  };
  for (const surface of Object.values(view.surfaces)) {
    if (surface.kind === "grid") for (const { tile } of Object.values(surface.tiles)) add(tile, surface.seat);
    if (surface.kind === "display")
      for (const [, { piece }] of listPiecesOn(surface)) add(piece, surface.seat);
  }
  for (const [seat, { hand = [] }] of Object.entries(view.seats))
    for (const piece of hand) add(piece, Number(seat));
  return holders;
}
