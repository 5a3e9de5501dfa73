import { signal } from "@preact/signals";
import type { LibraryFilter } from "./shelf";

/** The filter of finished tables, shared by the list and the statistics. */
export const libraryFilter = signal<LibraryFilter>({});
