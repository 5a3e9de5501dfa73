import { useLayoutEffect, useRef } from "preact/hooks";
import { capital, t, text } from "../i18n";
import type { TableStore } from "../net/table";
import { seatOf } from "../net/viewpoint";
import type { GameArt } from "../pieces/assets";
import { TilePicture } from "../pieces/TilePicture";
import { go } from "../router";
import { boardOf, layoutOf, surfaceIn } from "../surfaces/boards";
import { printedWords, sidesWords, tileName } from "../surfaces/grid/describe";
import { SurfaceStill } from "../surfaces/kinds/SurfaceStill";
import { closeInspection, type Inspected } from "../table/inspected";
import { turnWords } from "../table/LineList";
import { PieceLook } from "../table/PieceLook";
import { colourOf, nameOf } from "../table/people";
import { questionsOf } from "../table/questions";
import { useArt } from "../table/useArt";
import { Button } from "../ui/Button";
import { Stamp } from "../ui/Stamp";
import type { CloseLook, TableDocument, View } from "../wire";
import { useInspection } from "./useInspection";
import "../table/table.css";
import "../table/look.css";

interface TileSheetProps {
  store: TableStore;
  document: TableDocument;
  view: View;
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
  const { piece, rotation = 0, answer } = target;
  const title = piece ? capital(tileName(art, piece)) : (target.words?.title ?? t("look.free"));
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
          {piece && art ? <TilePicture art={art} tile={piece} rotation={rotation} size={224} /> : null}
          <h2 id="look-title" class="sub-head">
            {title}
          </h2>
          {target.words ? <p>{target.words.about}</p> : null}
          {answer ? <p>{answer.second}</p> : null}
          {art ? misfitsAt(view, target).map((id) => <p key={id}>{misfitWords(art, id)}</p>) : null}
          {piece && art ? <About art={art} piece={piece} rotation={rotation} /> : null}
          {piece ? <Laid document={document} target={target} look={look} /> : null}
          {look ? (
            <ServerFacts
              store={store}
              document={document}
              view={view}
              art={art}
              target={target}
              look={look}
            />
          ) : null}
          <p class="second-line" aria-live="polite">
            {failed || (look || target.past ? "" : t("common.loading"))}
          </p>
        </div>
        <div class="action-bar">
          {look?.can_correct && look.ref ? (
            <Button onPress={() => go(["t", store.id, "entry", look.ref ?? ""], true)}>
              {t("look.wrong")}
            </Button>
          ) : null}
          <Button kind={answer ? "second" : "main"} onPress={closeInspection}>
            {t("look.close")}
          </Button>
          {answer ? (
            <Button
              kind="main"
              onPress={() => {
                closeInspection();
                answer.act();
              }}
            >
              {answer.words}
            </Button>
          ) : null}
        </div>
      </div>
    </dialog>
  );
}

/** Return the pieces in hand that do not fit in this empty cell. */
function misfitsAt(view: View, { piece, board, cell, past }: Inspected): string[] {
  if (piece || past || cell === undefined) return [];
  return questionsOf(view).flatMap((prompt) =>
    prompt.kind === "place" && (prompt.board ?? "main") === board && !(cell in prompt.cells)
      ? [prompt.piece]
      : [],
  );
}

const misfitWords = (art: GameArt, piece: string) =>
  t("look.not_here", { tile: capital(tileName(art, piece)) });

/** Terrains of a tile's sides, and what is printed on it. */
function About({ art, piece, rotation }: { art: GameArt; piece: string; rotation: number }) {
  const printed = printedWords(art, piece);
  return (
    <p class="second-line">
      {sidesWords(art, piece, rotation)}
      {printed ? <> {printed}.</> : null}
    </p>
  );
}

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
  const name = nameOf(document, seat);
  const when = look?.turn ? turnWords(document.table.game, look.turn) : "";
  return (
    <p class="look-who">
      <Stamp colour={colourOf(document, seat)} size={22} />
      {when ? t("look.laid_when", { name, when }) : t("look.laid", { name })}
    </p>
  );
}

interface ServerFactsProps {
  store: TableStore;
  document: TableDocument;
  view: View;
  art: GameArt | null;
  target: Inspected;
  look: CloseLook;
}

/** The server's facts: what a tile is part of, where it fits, what fits in a cell. */
function ServerFacts({ store, document, view, art, look }: ServerFactsProps) {
  const { belongs = [], fits, kinds } = look;
  const ownBoard = boardOf(view, seatOf(store.seat.value));
  return (
    <>
      {belongs.length ? (
        <ul class="look-belongs" aria-label={t("look.belongs")}>
          {belongs.map(({ what, pieces = {}, places = [] }) => (
            <li key={places[0] ?? what.code}>
              <span>{capital(text(what))}</span>
              {Object.entries(pieces).map(([seat, n]) => (
                <span key={seat} class="look-pieces">
                  <Stamp colour={colourOf(document, Number(seat))} size={20} />
                  {t("look.pieces", { name: nameOf(document, Number(seat)), n })}
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
                board={surfaceIn(view, ownBoard)}
                layout={layoutOf(art, view, surfaceIn(view, ownBoard))}
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
