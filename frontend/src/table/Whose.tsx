import { Stamp } from "../ui/Stamp";
import type { TableDocument, View } from "../wire";
import { colourOf } from "./people";
import { Things } from "./Things";

interface WhoseProps {
  document: TableDocument;
  /** Whose board is shown. */
  seat: number;
  /** What the board is called. */
  name: string;
  /** What it has before it, where that is told. */
  view?: View | undefined;
}

/** Above a board: whose it is, where each seat has its own. */
export function Whose({ document, seat, name, view }: WhoseProps) {
  return (
    <div class="whose" role="status">
      <Stamp colour={colourOf(document, seat) ?? ""} />
      <b>{name}</b>
      {view ? <Things game={document.table.game} seat={view.seats[seat]} now={view} /> : null}
    </div>
  );
}
