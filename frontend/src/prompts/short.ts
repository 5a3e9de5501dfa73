import { useMedia } from "../platform/media";
import { mapSlot } from "../surfaces/tools";

/** Media query of a small phone held upright, on which the board needs all room. As in styles/table.css. */
const SHORT = "(max-height: 700px) and (orientation: portrait)";
/** Media query of a phone in landscape: the sheet stands beside a low board. As in styles/panes.css. */
const LOW = "(orientation: landscape) and (max-height: 540px) and (min-width: 640px)";

/** True if the screen is that of a small phone held upright now. */
export const isShort = () => matchMedia(SHORT).matches;

/** The same as a hook, updated when it changes. */
export const useShort = (): boolean => useMedia(SHORT);

function setMapSlot(element: HTMLDivElement | null): void {
  mapSlot.value = element;
}

/** The ref of the element for a map of a low board, beside it; undefined on other screens. */
export const useMapSlot = () => (useMedia(LOW) ? setMapSlot : undefined);
