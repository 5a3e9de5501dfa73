import { signal } from "@preact/signals";
import type { Wanted } from "./shelf";

/** The filter of finished tables, shared by the list and the statistics. */
export const wanted = signal<Wanted>({});
