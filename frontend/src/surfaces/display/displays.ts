/** Displays of a view: the pieces in their slots, their sellers, and the display that a prompt is about. */

import type { Choice, DisplayView, SeatPrompt, Slot, View } from "../../wire";

type Slots = readonly (readonly [string, Slot])[];

type Surfaces = Pick<View, "surfaces">;

/** Return the displays that sell pieces, with their ids. */
function listSales({ surfaces }: Surfaces): [string, DisplayView][] {
  return Object.entries(surfaces).filter(
    (entry): entry is [string, DisplayView] => entry[1].kind === "display" && entry[1].for_sale !== false,
  );
}

/** Return the open market, the display that belongs to no seat, with its id. */
export function findSharedSale(view: Surfaces): [string, DisplayView] | undefined {
  return listSales(view).find(([, { seat }]) => seat === undefined);
}

/** Return the slots of a display with their pieces. A seat's slots are named by their pieces. */
export function listPiecesOn({ slots, for_sale, seat }: DisplayView): Slots {
  const isNamedByPieces = for_sale !== false && seat !== undefined;
  return Object.entries(slots).map(([place, slot]) => [
    place,
    isNamedByPieces ? { ...slot, piece: place } : slot,
  ]);
}

/** Return what a seat has laid out for sale, in order. */
export function listLaidOut(view: Surfaces, seat: number): Slots {
  return listSales(view)
    .filter(([, display]) => display.seat === seat)
    .flatMap(([, display]) => listPiecesOn(display));
}

/** Return the seats that have laid out something for sale, in turn order. */
export function listSellers(view: Surfaces): number[] {
  const seats = listSales(view).flatMap(([, { seat, slots }]) =>
    seat !== undefined && Object.keys(slots).length ? [seat] : [],
  );
  return [...new Set(seats)].sort((first, second) => first - second);
}

/** Return the view without prices and marks on what seats have laid out. */
export function removePrices(view: View): View {
  const bare = listSales(view)
    .filter(([, { seat }]) => seat !== undefined)
    .map(([id, display]) => {
      const slots = Object.fromEntries(Object.keys(display.slots).map((place) => [place, {}]));
      return [id, { ...display, slots }] as const;
    });
  return { ...view, surfaces: { ...view.surfaces, ...Object.fromEntries(bare) } };
}

/** Return the id of the surface that a prompt is about, or an empty string. */
function findSurfaceId(prompt: SeatPrompt): string {
  return ("on" in prompt && prompt.on) || (prompt.kind === "place" ? (prompt.board ?? "main") : "");
}

/** Return the display that a prompt is about, if it is about one. */
export function findDisplay({ surfaces }: Surfaces, prompt: SeatPrompt): DisplayView | undefined {
  const surface = surfaces[findSurfaceId(prompt)];
  return surface?.kind === "display" ? surface : undefined;
}

/** True if a prompt is about a surface that is no display. */
export function isElsewhere(view: Surfaces, prompt: SeatPrompt): boolean {
  return findSurfaceId(prompt) !== "" && findDisplay(view, prompt) === undefined;
}

/** Return the seat that sells the piece of a choice; undefined if no seat does. */
export function findSeller({ surfaces }: Surfaces, prompt: SeatPrompt, { on }: Choice): number | undefined {
  return surfaces[on || findSurfaceId(prompt)]?.seat;
}
