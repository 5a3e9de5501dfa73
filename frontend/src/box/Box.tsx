import { listRooms } from "../i18n";
import { Broken } from "../ui/Broken";
import { useRequest } from "../ui/useRequest";
import { useTexts } from "../ui/useTexts";
import "./Box.css";
import "../styles/table.css";
import { fetchBoards, hasBox } from "../pieces/boards";
import { fetchBoxFile, hasDifferingBoxes } from "../pieces/boxFile";
import { renderMoment, Unreached } from "../ui/Meanwhile";
import { BoardScreen } from "./BoardScreen";
import { BoxScreen } from "./BoxScreen";
import { MergeScreen } from "./MergeScreen";
import { PieceScreen } from "./PieceScreen";
import { ShareScreen } from "./ShareScreen";

/**
 * `#/box/<game>`: this phone's box; `#/box/<game>/<piece>`: a piece of it, which may begin as one of a set;
 * `#/box/<game>/board/<board>`: a board of it; `#/box/<game>/share`: sharing it; `#/box/<game>/from/<code>`:
 * comparison with another box, from a link or a file.
 */
export function Box({ path }: { path: readonly string[] }) {
  const [, game = "", piece, id] = path;
  const expansions = useExpansions(game);
  const texts = useTexts(...(game ? listRooms({ game, expansions: expansions ?? [] }) : []));
  if (!hasBox(game)) return <Broken code="client.no_chunk" />;
  if (texts === "failed") return <Unreached />;
  if (texts === "coming" || !expansions) return renderMoment();
  if (piece === undefined) return <BoxScreen game={game} />;
  if (piece === "share") return <ShareScreen game={game} />;
  if (piece === "from") return <MergeScreen key={id} game={game} code={id} />;
  if (piece === "board") return <BoardScreen key={id} game={game} board={id ?? ""} />;
  if (!hasDifferingBoxes(game)) return <Broken code="client.no_chunk" />;
  return <PieceScreen key={piece} game={game} piece={piece} set={id} />;
}

/** Return the expansions that bring pieces or boards of their own; null until loaded, empty if loading failed. */
function useExpansions(game: string): readonly string[] | null {
  const { current, failed } = useRequest(game, async () => {
    const sets = hasDifferingBoxes(game) ? (await fetchBoxFile(game)).composer.sets : [];
    const all = [...(sets ?? []), ...(await fetchBoards(game))];
    return [...new Set(all.map(({ expansion }) => expansion))].filter(Boolean);
  });
  return current ?? (failed ? [] : null);
}
