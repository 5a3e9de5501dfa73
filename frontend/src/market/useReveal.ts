import { useEffect, useRef } from "preact/hooks";
import { pulse } from "../platform/haptics";
import { isOpen } from "../table/offering";
import type { View } from "../wire";

/** Vibrate once when the hidden prices of others are revealed. */
export function useReveal(view: View, ownSeat: number | undefined): void {
  const open = isOpen(view, ownSeat);
  const last = useRef(open);
  useEffect(() => {
    if (open && !last.current) pulse("reveal");
    last.current = open;
  }, [open]);
}
