import { say } from "../i18n";
import { OpenMarket } from "../market/OpenMarket";
import type { GameArt } from "../pieces/assets";
import { useArt } from "../pieces/useArt";
import { isAboutMarket } from "../prompts/offering";
import { describePart, describePoints } from "../scores/LineList";
import {
  type CommonTrack,
  describeSurface,
  findBoard,
  findBoardNamed,
  findCommonTrack,
  findLayout,
  findSurface,
  isBare,
  listBoardsBeside,
  listSharedBoards,
  nameTab,
} from "../surfaces/boards";
import { listSellers } from "../surfaces/display/displays";
import { hasOpenMarket } from "../surfaces/display/market";
import { computeSizeIn } from "../surfaces/kinds/places";
import { SurfaceStill } from "../surfaces/kinds/SurfaceStill";
import { Stamp } from "../ui/Stamp";
import type { ScoreLine, TableDocument, View } from "../wire";
import { TvOffers } from "./TvOffers";
import { useFrames } from "./useFrames";
import "../market/market.css";

interface WorkProps {
  art: GameArt;
  document: TableDocument;
  view: View;
  lines: readonly ScoreLine[];
}

/** Main area of the TV: shared boards, or the boards of all seats, or the market. */
export function TvWork({ document, view, lines }: Omit<WorkProps, "art">) {
  const art = useArt(document.table.game);
  if (!art) return <div class="seams" />;
  const shared = listSharedBoards(view);
  if (shared.length) {
    return (
      <div class="tv-shared">
        {shared.map((name) => (
          <Still key={name} {...{ art, document, view, name }} line={findProof(view, name, lines)} />
        ))}
      </div>
    );
  }
  if (lines.length || !isAboutMarket(view)) return <Territories {...{ art, document, view, lines }} />;
  const market = hasOpenMarket(view) ? <OpenMarket art={art} view={view} still /> : null;
  if (!listSellers(view).length) return <div class="tv-offers-wares">{market}</div>;
  const offers = <TvOffers art={art} document={document} view={view} />;
  if (!market) return offers;
  return (
    <div class="tv-beside">
      <div class="tv-main">{offers}</div>
      <div class="tv-wares">{market}</div>
    </div>
  );
}

/** Return the line to prove on a shared surface, if the first line is about it. */
function findProof(view: View, name: string, [line]: readonly ScoreLine[]): ScoreLine | undefined {
  return line && findBoardNamed(view, line.board) === name ? line : undefined;
}

interface StillProps extends Omit<WorkProps, "lines"> {
  name: string;
  line: ScoreLine | undefined;
}

function Still({ art, document, view, name, line }: StillProps) {
  const board = findSurface(view, name);
  return (
    <SurfaceStill
      art={art}
      board={board}
      layout={findLayout(art, view, board)}
      seats={document.table.seats}
      label={describeSurface(board)}
      proof={line}
      live
    />
  );
}

/** Height of the line with the name below a territory, in font sizes. */
const OWNER = 1.6;

/** The boards of all seats; their tracks as one below them, where they are alike and what is shown is about them. */
function Territories({ art, document, view, lines }: WorkProps) {
  const seats = Object.entries(document.table.seats);
  const common = findCommonTrack(art, view);
  const track = common && isAboutTrack(common, lines) ? common : undefined;
  const listBoardNames = (seat: string) =>
    listBoardsBeside(view, findBoard(view, Number(seat))).filter((name) => !common?.names.includes(name));
  const [ref, { columns, rows }] = useFrames<HTMLUListElement>(seats.length, ({ width, height }, _, em) =>
    Math.min(
      ...seats.flatMap(([seat]) => {
        const names = listBoardNames(seat);
        const room = { width: width / names.length, height: height - OWNER * em };
        return names.map((name) => computeSizeIn(findSurface(view, name), room));
      }),
    ),
  );
  const territories = (
    <ul
      class="tv-territories"
      ref={ref}
      data-seats={seats.length}
      style={{ "--columns": track ? seats.length : columns, "--rows": track ? 1 : rows }}
    >
      {seats.map(([seat, { name, colour }]) => {
        const beside = listBoardsBeside(view, findBoard(view, Number(seat)));
        const line = lines.find(({ board }) => beside.includes(board ?? ""));
        const boards = listBoardNames(seat);
        return (
          <li key={seat}>
            <div class="tv-boards">
              {boards.every((name) => isBare(findSurface(view, name))) ? (
                <Stamp colour={colour} size={112} />
              ) : null}
              {boards.map((name) => (
                <Still
                  key={name}
                  {...{ art, document, view, name }}
                  line={line?.board === name ? line : undefined}
                />
              ))}
            </div>
            <p class="tv-owner">
              <Stamp colour={colour} size={28} />
              {name}
              {line ? <Gain document={document} line={line} /> : null}
            </p>
          </li>
        );
      })}
    </ul>
  );
  if (!track) return territories;
  return (
    <div class="tv-common">
      {territories}
      <SurfaceStill
        art={art}
        board={track.board}
        layout={track.layout}
        seats={document.table.seats}
        label={nameTab(track.board)}
        lit={listCited(track, lines)}
      />
    </div>
  );
}

/** True if these lines are proved on the track of all, or, without lines, if something is decided on it now. */
function isAboutTrack(track: CommonTrack, lines: readonly ScoreLine[]): boolean {
  return lines.length ? listLinesOn(track, lines).length > 0 : !track.board.rests;
}

function listLinesOn({ names }: CommonTrack, lines: readonly ScoreLine[]): ScoreLine[] {
  return lines.filter(({ board }) => board !== undefined && names.includes(board));
}

/** Return the places that these lines cite on the track of all. */
function listCited(track: CommonTrack, lines: readonly ScoreLine[]): string[] {
  const cited = ({ segments = [], parts = [] }: ScoreLine) => [
    ...segments,
    ...parts.flatMap(({ things = [] }) => things.flat()),
  ];
  return [...new Set(listLinesOn(track, lines).flatMap(cited))];
}

/** Points of a seat with their reason, or why it gets none. */
function Gain({ document, line }: { document: TableDocument; line: ScoreLine }) {
  const { game } = document.table;
  const parts = (line.parts ?? []).map((part) => describePart(game, line, part));
  return (
    <>
      <span class="tv-owner-points">{describePoints(line)}</span>
      <span class="tv-owner-why">{line.why ? say(line.why) : parts.join(", ")}</span>
    </>
  );
}
