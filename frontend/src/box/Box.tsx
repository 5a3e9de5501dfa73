import { t } from "../i18n";
import { Broken } from "../screens/Broken";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTexts } from "../ui/useTexts";
import "./box.css";
import "../play/play.css";
import { BoxScreen } from "./BoxScreen";
import { boxesDiffer } from "./boxFile";
import { PieceScreen } from "./PieceScreen";

/** `#/box/<game>`: the pieces of this phone's box; `#/box/<game>/<piece>`: one of them. */
export function Box({ path }: { path: readonly string[] }) {
  const [, game = "", piece] = path;
  const texts = useTexts(...(game ? [game] : []));
  if (!boxesDiffer(game) || texts === "failed") return <Broken code="client.no_chunk" />;
  if (texts === "coming") return <Screen sheet={<Prompt title={t("common.loading")} />}>{null}</Screen>;
  return piece === undefined ? (
    <BoxScreen game={game} />
  ) : (
    <PieceScreen key={piece} game={game} piece={piece} />
  );
}
