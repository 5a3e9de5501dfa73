import type { ComponentChildren } from "preact";
import { isSettling } from "./settling";
import { Toast } from "./Toast";

interface ScreenProps {
  /** Seats band, or a `Heading`. */
  top?: ComponentChildren;
  /** Without it, that of `fallback`. */
  strip?: ComponentChildren;
  phase?: ComponentChildren;
  /** Prompt, choices and action bar. Read first, drawn last. */
  sheet?: ComponentChildren;
  /** Board or work area: scrolls alone. */
  children?: ComponentChildren;
  /** `board` lies on the sunk ground without margins; `page` is text with the screen's margin. */
  work?: "board" | "page";
  /** A form is read before its button, a prompt before everything. */
  readingOrder?: "sheet-first" | "work-first";
}

/** The strip of every screen that has none of its own, while a table is shown. */
export const fallback: { strip?: (() => ComponentChildren) | undefined } = {};

/** A screen of five bands. In the DOM the sheet comes first, because reading and tabbing begin with the prompt; CSS grid
 * puts the bands in their places.
 */
export function Screen(props: ScreenProps) {
  const { top, strip, phase, sheet, children, work = "page", readingOrder = "sheet-first" } = props;
  // A tap on a page may submit something, as on the sheet; a tap on a board does not.
  const settles = work === "page" && isSettling.value;
  const bottom = sheet ? <div class="band-sheet">{sheet}</div> : null;
  return (
    <main class={`screen screen-${work}`}>
      {readingOrder === "sheet-first" ? bottom : null}
      {top ? <div class="band-top">{top}</div> : null}
      <div class="band-strip" role="status">
        {strip ?? fallback.strip?.()}
      </div>
      {phase ? <div class="band-phase">{phase}</div> : null}
      <div class={settles ? "band-work band-settling" : "band-work"}>{children}</div>
      <Toast />
      {readingOrder === "work-first" ? bottom : null}
    </main>
  );
}
