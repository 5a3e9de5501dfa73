import { useEffect, useState } from "preact/hooks";
import { roomsOf, t } from "../i18n";
import { Broken } from "../ui/Broken";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTexts } from "../ui/useTexts";
import "./Box.css";
import "../table/table.css";
import { boxesDiffer, boxFile } from "../pieces/boxFile";
import { BoxScreen } from "./BoxScreen";
import { PieceScreen } from "./PieceScreen";

/** `#/box/<game>`: the pieces of this phone's box; `#/box/<game>/<piece>`: one of them, which may begin as one of a
 * set. */
export function Box({ path }: { path: readonly string[] }) {
  const [, game = "", piece, set] = path;
  const expansions = useExpansions(game);
  const texts = useTexts(...(game ? roomsOf({ game, expansions: expansions ?? [] }) : []));
  if (!boxesDiffer(game) || texts === "failed") return <Broken code="client.no_chunk" />;
  if (texts === "coming" || !expansions) {
    return <Screen sheet={<Prompt title={t("common.loading")} />}>{null}</Screen>;
  }
  return piece === undefined ? (
    <BoxScreen game={game} />
  ) : (
    <PieceScreen key={piece} game={game} piece={piece} set={set} />
  );
}

/** The expansions that bring pieces of their own, once they are known. Without the list the screens tell what failed. */
function useExpansions(game: string): readonly string[] | null {
  const [expansions, setExpansions] = useState<readonly string[] | null>(null);
  useEffect(() => {
    boxFile(game).then(
      ({ composer: { sets = [] } }) => setExpansions(sets.map(({ expansion }) => expansion)),
      () => setExpansions([]),
    );
  }, [game]);
  return expansions;
}
