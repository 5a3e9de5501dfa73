import { readColour } from "../seats/people";
import { Stamp } from "../ui/Stamp";
import type { TableDocument, View } from "../wire";
import { Things } from "./Things";

interface WhoseProps {
  document: TableDocument;
  /** The owner of the board. */
  seat: number;
  /** The board's name. */
  name: string;
  /** The view, if the owner's effects are to be shown. */
  view?: View | undefined;
}

/** Name of the board's owner, above the board. */
export function Whose({ document, seat, name, view }: WhoseProps) {
  return (
    <div class="whose" role="status">
      <Stamp colour={readColour(document, seat) ?? ""} />
      <b>{name}</b>
      {view ? <Things game={document.table.game} seat={view.seats[seat]} now={view} /> : null}
    </div>
  );
}
