import { useEffect, useRef } from "preact/hooks";
import type { View } from "../wire";
import { feel } from "./feel";

/** Prices of others that were hidden lie open: felt once, on every phone at the same moment. */
export function useReveal(view: View, own: number | undefined): void {
  const open = Object.entries(view.seats).some(
    ([seat, { offers = {} }]) =>
      Number(seat) !== own && Object.values(offers).some(({ price = 0 }) => price > 0),
  );
  const last = useRef(open);
  useEffect(() => {
    if (open && !last.current) feel("reveal");
    last.current = open;
  }, [open]);
}
