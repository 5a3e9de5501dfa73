import { signal } from "@preact/signals";
import type { Wanted } from "./shelf";

/** Which finished tables are looked at; the same for the shelf and its numbers. */
export const wanted = signal<Wanted>({});
