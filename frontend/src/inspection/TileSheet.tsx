import { useLayoutEffect, useRef } from "preact/hooks";
import { closeInspection, type Inspected } from "../boards/inspected";
import { PieceLook } from "../boards/PieceLook";
import { capitalize, say, t } from "../i18n";
import { at, client } from "../net/client";
import type { TableStore } from "../net/table";
import { findSeat } from "../net/viewpoint";
import type { GameArt } from "../pieces/assets";
import { TilePicture } from "../pieces/TilePicture";
import { useArt } from "../pieces/useArt";
import { listQuestions } from "../prompts/questions";
import { SpaceLook } from "../prompts/SpaceLook";
import { go } from "../router";
import { nameTurn } from "../scores/LineList";
import { readColour, readName } from "../seats/people";
import { findBoard, findLayout, findSurface } from "../surfaces/boards";
import { describeFacts, nameTile } from "../surfaces/grid/describe";
import { GridGlimpse } from "../surfaces/grid/GridGlimpse";
import { PiecePicture } from "../surfaces/grid/PiecePicture";
import { SurfaceStill } from "../surfaces/kinds/SurfaceStill";
import { Button, MainButton } from "../ui/Button";
import { Stamp } from "../ui/Stamp";
import { useCloseOnBack } from "../ui/useCloseOnBack";
import { useRequest } from "../ui/useRequest";
import type { CloseLook, TableDocument, View } from "../wire";
import "../styles/table.css";
import type { TableScreenProps } from "../session/tableProps";
import "../pieces/look.css";

interface TileSheetProps extends TableScreenProps {
  target: Inspected;
}

/** The close look: one piece, large, or one empty place, with everything that is known about it. */
export function TileSheet({ store, document, view, target }: TileSheetProps) {
  const art = useArt(document.table.game);
  const dialog = useRef<HTMLDialogElement>(null);
  const { look, failed } = useInspection(store, target);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useCloseOnBack(true, closeInspection);
  const { piece, rotation, answer } = target;
  const title = piece ? capitalize(nameTile(art, piece)) : (target.words?.title ?? t("look.free"));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too
    <dialog
      ref={dialog}
      class="look"
      aria-labelledby="look-title"
      onCancel={(event) => {
        event.preventDefault();
        closeInspection();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) closeInspection();
      }}
    >
      <div class="look-inside">
        <div class="look-scroll">
          {art ? <Picture document={document} art={art} view={view} target={target} /> : null}
          <h2 id="look-title" class="sub-head">
            {title}
          </h2>
          {target.words ? <p>{target.words.about}</p> : null}
          {answer ? <p>{answer.second}</p> : null}
          {art ? listMisfits(view, target).map((id) => <p key={id}>{describeMisfit(art, id)}</p>) : null}
          {piece && art ? <p class="second-line">{describeFacts(art, piece, rotation ?? 0)}</p> : null}
          {piece ? <Laid document={document} target={target} look={look} /> : null}
          {look ? <ServerFacts {...{ store, document, view, art, look }} /> : null}
          <p class="second-line" aria-live="polite">
            {failed || (look || target.past ? "" : t("common.loading"))}
          </p>
        </div>
        <div class="action-bar">
          {look?.can_correct && look.ref ? (
            <Button onPress={() => go(["t", store.id, "entry", look.ref ?? ""])}>{t("look.wrong")}</Button>
          ) : null}
          <Button kind={answer ? "second" : "main"} onPress={closeInspection}>
            {t("look.close")}
          </Button>
          {answer ? (
            <MainButton
              onPress={() => {
                closeInspection();
                answer.act();
              }}
            >
              {answer.words}
            </MainButton>
          ) : null}
        </div>
      </div>
    </dialog>
  );
}

/** The piece; on a board of squares with what stands on it, or the empty cell among its neighbours. A space of a track is
 * shown large: what is printed there is small on the track.
 */
function Picture(props: Pick<TileSheetProps, "document" | "view" | "target"> & { art: GameArt }) {
  const { document, art, view, target } = props;
  const { piece, rotation, board = "", cell, past } = target;
  const surface = cell === undefined || past ? undefined : findSurface(view, board);
  if (cell !== undefined && surface?.kind === "grid") {
    return (
      <GridGlimpse
        art={art}
        board={surface}
        seats={document.table.seats}
        cells={[cell]}
        size={224}
        {...(piece ? { margin: 0 } : {})}
      />
    );
  }
  if (cell !== undefined && surface?.kind === "track") {
    return <SpaceLook art={art} document={document} space={{ board: surface, place: cell }} />;
  }
  return piece ? <TilePicture art={art} tile={piece} rotation={rotation} size={224} /> : null;
}

/** Return the pieces in hand that do not fit in this empty cell. */
function listMisfits(view: View, { piece, board, cell, past }: Inspected): string[] {
  if (piece || past || cell === undefined) return [];
  return listQuestions(view).flatMap((prompt) =>
    prompt.kind === "place" && (prompt.board ?? "main") === board && !(cell in prompt.cells)
      ? [prompt.piece]
      : [],
  );
}

const describeMisfit = (art: GameArt, piece: string) =>
  t("look.not_here", { tile: capitalize(nameTile(art, piece)) });

interface LaidProps {
  document: TableDocument;
  target: Inspected;
  look: CloseLook | null;
}

/** Who placed it, and when. */
function Laid({ document, target, look }: LaidProps) {
  const seat = look?.seat ?? target.seat;
  if (!target.cell) return null;
  if (seat === undefined) return <p>{t("look.from_the_start")}</p>;
  const name = readName(document, seat);
  const when = look?.turn ? nameTurn(document.table.game, look.turn) : "";
  return (
    <p class="look-who">
      <Stamp colour={readColour(document, seat)} size={22} />
      {when ? t("look.laid_when", { name, when }) : t("look.laid", { name })}
    </p>
  );
}

interface ServerFactsProps extends TableScreenProps {
  art: GameArt | null;
  look: CloseLook;
}

/** The server's facts: what a tile is part of, where it fits, what fits in a cell. */
function ServerFacts({ store, document, view, art, look }: ServerFactsProps) {
  const { belongs = [], fits, kinds } = look;
  const ownBoard = findBoard(view, findSeat(store.seat.value));
  return (
    <>
      {belongs.length ? (
        <ul class="look-belongs" aria-label={t("look.belongs")}>
          {belongs.map(({ what, pieces = {}, places = [] }) => (
            <li key={places[0] ?? what.code}>
              <span>{capitalize(say(what))}</span>
              {Object.entries(pieces).map(([seat, n]) => (
                <span key={seat} class="look-pieces">
                  <PiecePicture colour={readColour(document, Number(seat)) ?? ""} />
                  {t("look.pieces", { name: readName(document, Number(seat)), n })}
                </span>
              ))}
            </li>
          ))}
        </ul>
      ) : null}
      {fits ? (
        <>
          <p>{t("look.fits", { n: fits.length })}</p>
          {fits.length && art ? (
            <div class="look-board">
              <SurfaceStill
                art={art}
                board={findSurface(view, ownBoard)}
                layout={findLayout(art, view, findSurface(view, ownBoard))}
                seats={document.table.seats}
                label={t("look.board")}
                legal={fits}
              />
            </div>
          ) : null}
        </>
      ) : null}
      {kinds ? (
        <>
          <p>{t(Object.keys(kinds).length ? "look.kinds" : "look.kinds_none")}</p>
          <ul class="look-kinds">
            {Object.entries(kinds).map(([kind, n]) => (
              <li key={kind}>
                {art ? <PieceLook art={art} piece={kind} size={72} /> : null}
                <span>{t("look.left", { n })}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

/** Return what the server says about a piece or a place; null while loading, and for boards of the past. */
function useInspection(store: TableStore, target: Inspected): { look: CloseLook | null; failed: string } {
  const { id } = store;
  const seat = store.seat.value;
  const { piece = "", board = "", cell = "", past = false } = target;
  const query = { seat, ...(cell ? { board, cell } : { tile: piece }) };
  const { current: look, failed } = useRequest(
    JSON.stringify([id, query, past]),
    () => client.GET("/api/v1/tables/{table_id}/close-look", { params: { ...at(id), query } }),
    past ? null : store.version.value.v,
  );
  return { look, failed };
}
