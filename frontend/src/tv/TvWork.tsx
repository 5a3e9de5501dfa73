import { text } from "../i18n";
import { Chosen } from "../market/Chosen";
import { OpenMarket } from "../market/OpenMarket";
import { SeatMarket } from "../market/SeatMarket";
import type { GameArt } from "../pieces/assets";
import {
  boardNamed,
  boardOf,
  boardsBeside,
  type CommonTrack,
  commonTrack,
  labelOf,
  layoutOf,
  sharedBoards,
  surfaceIn,
  tabName,
} from "../surfaces/boards";
import { sellersOf } from "../surfaces/display/displays";
import { hasOpenMarket } from "../surfaces/display/market";
import { SurfaceStill } from "../surfaces/kinds/SurfaceStill";
import { partWords, pointsWords } from "../table/LineList";
import { choosersOf, isAboutMarket, isOpen, offersOf } from "../table/offering";
import { useArt } from "../table/useArt";
import { Stamp } from "../ui/Stamp";
import type { ScoreLine, TableDocument, View } from "../wire";
import "../market/market.css";

/** Main area of the TV: shared boards, or the boards of all seats, or the market. */
export function TvWork({
  document,
  view,
  lines,
}: {
  document: TableDocument;
  view: View;
  lines: readonly ScoreLine[];
}) {
  const art = useArt(document.table.game);
  if (!art) return <div class="seams" />;
  const shared = sharedBoards(view);
  if (shared.length) {
    return (
      <div class="tv-shared">
        {shared.map((name) => (
          <Still
            key={name}
            art={art}
            document={document}
            view={view}
            name={name}
            line={proofOn(view, name, lines)}
          />
        ))}
      </div>
    );
  }
  if (lines.length) return <Territories art={art} document={document} view={view} lines={lines} />;
  const aboutOffers = isAboutMarket(view);
  const market = hasOpenMarket(view) ? <OpenMarket art={art} view={view} still /> : null;
  if (aboutOffers && !sellersOf(view).length) return <div class="tv-offers tv-offers-wares">{market}</div>;
  const work = aboutOffers ? (
    <Offers art={art} document={document} view={view} />
  ) : (
    <Territories art={art} document={document} view={view} lines={lines} />
  );
  if (!market) return work;
  return (
    <div class="tv-beside">
      <div class="tv-main">{work}</div>
      <div class="tv-wares">{market}</div>
    </div>
  );
}

interface WorkProps {
  art: GameArt;
  document: TableDocument;
  view: View;
}

/** Return the line to prove on a shared surface, if the first line is about it. */
function proofOn(view: View, name: string, [line]: readonly ScoreLine[]): ScoreLine | undefined {
  return line && boardNamed(view, line.board) === name ? line : undefined;
}

function Still({
  art,
  document,
  view,
  name,
  line,
}: WorkProps & { name: string; line: ScoreLine | undefined }) {
  const board = surfaceIn(view, name);
  return (
    <SurfaceStill
      art={art}
      board={board}
      layout={layoutOf(art, view, board)}
      seats={document.table.seats}
      label={labelOf(board)}
      proof={line}
    />
  );
}

function Offers({ art, document, view }: WorkProps) {
  const sellers = sellersOf(view);
  const columns = sellers.length > 3 ? 2 : 1;
  const per = Math.max(1, ...sellers.map((seat) => offersOf(view, seat).length));
  const room = { "--columns": columns, "--lines": Math.ceil(sellers.length / columns), "--per": per };
  return (
    <div class="tv-offers" style={room} data-beside={columns > 1 || undefined}>
      {isOpen(view, undefined) ? null : (
        <Chosen document={document} seats={sellers} open={choosersOf(view, undefined)} />
      )}
      <SeatMarket art={art} document={document} view={view} ownSeat={undefined} still />
    </div>
  );
}

/** The boards of all seats; their tracks as one below them, where they are alike. */
function Territories({ art, document, view, lines }: WorkProps & { lines: readonly ScoreLine[] }) {
  const seats = Object.entries(document.table.seats);
  const common = commonTrack(art, view);
  const territories = (
    <ul class="tv-territories" data-seats={seats.length}>
      {seats.map(([seat, { name, colour }]) => {
        const ownBoard = boardOf(view, Number(seat));
        const beside = boardsBeside(view, ownBoard);
        const line = lines.find(({ board }) => beside.includes(board ?? ""));
        const boards = beside.filter((name) => !common?.names.includes(name));
        return (
          <li key={seat}>
            <div class="tv-boards" data-count={boards.length}>
              {boards.map((name) => (
                <Still
                  key={name}
                  art={art}
                  document={document}
                  view={view}
                  name={name}
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
  if (!common) return territories;
  return (
    <div class="tv-common">
      {territories}
      <SurfaceStill
        art={art}
        board={common.board}
        layout={common.layout}
        seats={document.table.seats}
        label={tabName(common.board)}
        lit={citedOn(common, lines)}
      />
    </div>
  );
}

/** Return the places that these lines cite on the track of all. */
function citedOn({ names }: CommonTrack, lines: readonly ScoreLine[]): string[] {
  const on = lines.filter(({ board }) => board !== undefined && names.includes(board));
  const cited = ({ segments = [], parts = [] }: ScoreLine) => [
    ...segments,
    ...parts.flatMap(({ things = [] }) => things.flat()),
  ];
  return [...new Set(on.flatMap(cited))];
}

/** Points of a seat with their reason, or why it gets none. */
function Gain({ document, line }: { document: TableDocument; line: ScoreLine }) {
  const { game } = document.table;
  const parts = (line.parts ?? []).map((part) => partWords(game, line, part));
  return (
    <>
      <span class="tv-owner-points">{pointsWords(line)}</span>
      <span class="tv-owner-why">{line.why ? text(line.why) : parts.join(", ")}</span>
    </>
  );
}
