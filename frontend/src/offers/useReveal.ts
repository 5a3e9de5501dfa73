import { useEffect, useRef } from "preact/hooks";
import { feel } from "../play/feel";
import type { View } from "../wire";
import { isOpen } from "./offering";

/** Prices of others that were hidden lie open: felt once, on every phone at the same moment. */
export function useReveal(view: View, own: number | undefined): void {
  const open = isOpen(view, own);
  const last = useRef(open);
  useEffect(() => {
    if (open && !last.current) feel("reveal");
    last.current = open;
  }, [open]);
}
