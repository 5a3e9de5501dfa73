import { describeAwaited } from "../seats/people";
import { Stamp } from "../ui/Stamp";
import type { TableDocument } from "../wire";

/** Whom the table waits for. This is public, so a covered phone shows it, too. */
export function Awaited({ document }: { document: TableDocument | null }) {
  const words = document ? describeAwaited(document) : undefined;
  if (!document || !words) return null;
  const seats = Object.keys(document.view?.waits ?? {}).flatMap((key) => document.table.seats[key] ?? []);
  return (
    <p class="hand-awaited" aria-live="polite">
      {seats.map(({ id, colour }) => (
        <Stamp key={id} colour={colour} size={22} />
      ))}
      <span>{words}</span>
    </p>
  );
}
