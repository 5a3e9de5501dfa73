import { t } from "../i18n";
import { Button } from "../ui/Button";
import { Stamp } from "../ui/Stamp";
import type { TableDocument } from "../wire";
import { colourOf, nameOf } from "./people";

interface WhoseProps {
  document: TableDocument;
  /** Whose board is shown. */
  seat: number;
  /** Back to the own one; absent where there is none. */
  onBack?: (() => void) | undefined;
}

/** Above a board of somebody else: whose it is, and the way back. */
export function Whose({ document, seat, onBack }: WhoseProps) {
  return (
    <div class="whose" role="status">
      <Stamp colour={colourOf(document, seat) ?? ""} />
      <b>{t("play.territory_of", { name: nameOf(document, seat) })}</b>
      {onBack ? <Button onPress={onBack}>{t("play.own_board")}</Button> : null}
    </div>
  );
}
