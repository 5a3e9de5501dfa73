import type { GameArt } from "../pieces/assets";
import { findLayout } from "../surfaces/boards";
import { Track } from "../surfaces/kinds/later";
import type { Choice, SeatPrompt, TableDocument, TrackView } from "../wire";
import "../styles/table.css";
import "./spaces.css";

/** A space of a track that a choice leads to. */
interface ChosenSpace {
  board: TrackView;
  place: string;
}

/** Return the space of a track that a choice leads to, if it says what that brings. */
export function findSpace(
  { view }: Pick<TableDocument, "view">,
  prompt: Partial<Pick<SeatPrompt & { on?: string }, "on">>,
  { on, places = [], gains }: Choice,
): ChosenSpace | undefined {
  const board = view?.surfaces[on || prompt.on || ""];
  const [place] = places;
  return board?.kind === "track" && place !== undefined && gains?.length ? { board, place } : undefined;
}

/** A space of a track with what is printed around it, large enough to be read. The words of its choice say the same. */
export function SpaceLook({
  art,
  document,
  space,
}: {
  art: GameArt;
  document: TableDocument;
  space: ChosenSpace;
}) {
  const layout = findLayout(art, document.view ?? undefined, space.board);
  if (layout?.kind !== "track") return null;
  return (
    <span class="space-look" aria-hidden="true">
      <Track
        art={art}
        seats={document.table.seats}
        label=""
        board={{ ...space.board, ahead: {} }}
        layout={layout}
        lit={[space.place]}
        close={[space.place]}
        still
      />
    </span>
  );
}
