/** Displays of a view: what lies in their slots, for whom, and which of them a prompt is about. */

import type { Choice, DisplayView, SeatPrompt, Slot, View } from "../../wire";

export type Slots = readonly (readonly [string, Slot])[];

type Surfaces = Pick<View, "surfaces">;

/** The displays from which pieces are bought, by id. */
function sales({ surfaces }: Surfaces): [string, DisplayView][] {
  return Object.entries(surfaces).filter(
    (entry): entry is [string, DisplayView] => entry[1].kind === "display" && entry[1].for_sale !== false,
  );
}

/** The display from which everybody may buy, with its id. */
export function sharedSale(view: Surfaces): [string, DisplayView] | undefined {
  return sales(view).find(([, { seat }]) => seat === undefined);
}

/** The slots of a display with what lies there. What a seat sells is named by its pieces. */
export function piecesOn({ slots, for_sale, seat }: DisplayView): Slots {
  const isNamedByPieces = for_sale !== false && seat !== undefined;
  return Object.entries(slots).map(([place, slot]) => [
    place,
    isNamedByPieces ? { ...slot, piece: place } : slot,
  ]);
}

/** What a seat has laid out for sale, in order. */
export function laidOutBy(view: Surfaces, seat: number): Slots {
  return sales(view)
    .filter(([, display]) => display.seat === seat)
    .flatMap(([, display]) => piecesOn(display));
}

/** The seats that have something laid out for sale, in turn order. */
export function sellersOf(view: Surfaces): number[] {
  const seats = sales(view).flatMap(([, { seat, slots }]) =>
    seat !== undefined && Object.keys(slots).length ? [seat] : [],
  );
  return [...new Set(seats)].sort((one, other) => one - other);
}

/** The view with nothing on what seats have laid out. */
export function unpriced(view: View): View {
  const bare = sales(view)
    .filter(([, { seat }]) => seat !== undefined)
    .map(([id, display]) => {
      const slots = Object.fromEntries(Object.keys(display.slots).map((place) => [place, {}]));
      return [id, { ...display, slots }] as const;
    });
  return { ...view, surfaces: { ...view.surfaces, ...Object.fromEntries(bare) } };
}

/** Which surface a prompt is about, if it says so. */
function surfaceOf(prompt: SeatPrompt): string {
  return ("on" in prompt && prompt.on) || (prompt.kind === "place" ? (prompt.board ?? "main") : "");
}

/** The display that a prompt is about. */
export function displayOf({ surfaces }: Surfaces, prompt: SeatPrompt): DisplayView | undefined {
  const surface = surfaces[surfaceOf(prompt)];
  return surface?.kind === "display" ? surface : undefined;
}

/** Whether a prompt names a surface that is no display. */
export function isElsewhere(view: Surfaces, prompt: SeatPrompt): boolean {
  return surfaceOf(prompt) !== "" && displayOf(view, prompt) === undefined;
}

/** Before whom lies what a choice is about; undefined: before nobody, or it lies nowhere. */
export function sellerOf({ surfaces }: Surfaces, prompt: SeatPrompt, { on }: Choice): number | undefined {
  return surfaces[on || surfaceOf(prompt)]?.seat;
}
