import { t } from "../i18n";
import { Stamp } from "../ui/Stamp";
import type { TableDocument } from "../wire";
import { colourOf, nameOf } from "./people";

interface WhoseProps {
  document: TableDocument;
  /** Whose board is shown. */
  seat: number;
}

/** Above a board: whose it is, where each seat has its own. */
export function Whose({ document, seat }: WhoseProps) {
  return (
    <div class="whose" role="status">
      <Stamp colour={colourOf(document, seat) ?? ""} />
      <b>{t("play.territory_of", { name: nameOf(document, seat) })}</b>
    </div>
  );
}
