import { readColour } from "../seats/people";
import { Icon } from "../ui/Icon";
import { Stamp } from "../ui/Stamp";
import type { TableDocument } from "../wire";
import { type NarratedEntry, Words } from "./TimelineScreen";

interface EntryWordsProps {
  document: TableDocument;
  spoken: NarratedEntry & { seat?: number; kind?: string };
}

/** What an entry did, with the stamp of its seat. */
export function EntryWords({ document, spoken }: EntryWordsProps) {
  return (
    <p class="entry-told">
      {spoken.seat === undefined ? (
        <Icon name="chart" size={28} />
      ) : (
        <Stamp colour={readColour(document, spoken.seat)} size={28} />
      )}
      <span>
        <Words entry={spoken} kind={spoken.kind} />
      </span>
    </p>
  );
}
