import type { GameArt } from "../board/assets";
import { BoardStill } from "../board/BoardStill";
import { t } from "../i18n";
import { Chosen } from "../offers/Chosen";
import { Market } from "../offers/Market";
import { hasWares } from "../offers/marketSpaces";
import { choosersOf, isAboutOffers, isOpen, sellersOf } from "../offers/offering";
import { Wares } from "../offers/Wares";
import { useArt } from "../play/useArt";
import { Stamp } from "../ui/Stamp";
import type { TableDocument, View } from "../wire";
import "../offers/offers.css";

/** The one board of a game, or everybody's; while something is laid out for sale, that. */
export function TvWork({ document, view }: { document: TableDocument; view: View }) {
  const art = useArt(document.table.game);
  if (!art) return <div class="seams" />;
  if (view.boards.main) {
    const label = t("board.label", { tiles: Object.keys(view.boards.main.tiles).length });
    return <BoardStill art={art} board={view.boards.main} seats={document.table.seats} label={label} />;
  }
  const { game } = document.table;
  const aboutOffers = isAboutOffers(view, game);
  const wares = hasWares(view) ? <Wares art={art} game={game} view={view} still /> : null;
  if (aboutOffers && !sellersOf(view).length) return <div class="tv-offers tv-offers-wares">{wares}</div>;
  const work = aboutOffers ? (
    <Offers art={art} document={document} view={view} />
  ) : (
    <Territories art={art} document={document} view={view} />
  );
  if (!wares) return work;
  return (
    <div class="tv-beside">
      <div class="tv-main">{work}</div>
      <div class="tv-wares">{wares}</div>
    </div>
  );
}

interface WorkProps {
  art: GameArt;
  document: TableDocument;
  view: View;
}

function Offers({ art, document, view }: WorkProps) {
  return (
    <div class="tv-offers" style={{ "--rows": sellersOf(view).length }}>
      {isOpen(view, undefined) ? null : (
        <Chosen document={document} seats={sellersOf(view)} open={choosersOf(view, undefined)} />
      )}
      <Market art={art} document={document} view={view} own={undefined} still />
    </div>
  );
}

function Territories({ art, document, view }: WorkProps) {
  const seats = Object.entries(document.table.seats);
  return (
    <ul class="tv-territories" data-seats={seats.length}>
      {seats.map(([seat, { name, colour }]) => (
        <li key={seat}>
          <BoardStill
            art={art}
            board={view.boards[seat] ?? { tiles: {} }}
            seats={document.table.seats}
            label={t("play.territory_of", { name })}
          />
          <p class="tv-owner">
            <Stamp colour={colour} size={28} />
            {name}
          </p>
        </li>
      ))}
    </ul>
  );
}
