import { t, text } from "../../i18n";
import { useToCheck } from "../../net/piecesToCheck";
import type { ReceivedNarration, TableStore } from "../../net/table";
import { useUnkept } from "../../net/unkept";
import { seatOf } from "../../net/viewpoint";
import { go } from "../../router";
import { Button } from "../../ui/Button";
import { Strip } from "../../ui/Strip";
import { updateStrip } from "../../ui/UpdateStrip";
import type { TableDocument } from "../../wire";
import { mayReload } from "../mayReload";
import { colourOf, newsOf, silentAwaited } from "../people";
import { Sentence } from "../Sentence";
import { asidesStrip, meanwhileStrip } from "./AsidesStrip";
import { CheckStrip } from "./CheckStrip";
import { connectionStrip } from "./ConnectionStrip";
import { correctedUntil, correctionStrip } from "./CorrectionStrip";
import { KeepStrip } from "./KeepStrip";
import { requestStrip } from "./RequestStrip";
import { SilentStrip, useSilence } from "./SilentStrip";
import { useCorrected } from "./useCorrected";

/** Highlight places, on the board of `seat` if each seat has one. */
type Show = (places: readonly string[], seat: number | undefined) => void;

interface PlayStripProps {
  store: TableStore;
  document: TableDocument;
  /** Highlights the places of a narration. Without it no news is shown, only obstacles to playing. */
  onShow?: Show;
  /** The screen itself is about the past, so the strip does not mention it. */
  quiet?: boolean;
  /** The market is on the screen, so the strip does not lead to its asides. */
  atMarket?: boolean;
}

/** The strip of a running table. It shows one thing, the first of: the connection, a stalled server, a request for a seat,
 * a silent phone that is awaited, corrections, an aside that was answered meanwhile, a piece to check, pieces or boards
 * to keep, news, a new version of the app, an open aside. Newer news is shown together with a correction.
 */
export function PlayStrip({ store, document, onShow, quiet = false, atMarket = false }: PlayStripProps) {
  useCorrected(store);
  const unkept = useUnkept(store);
  const toCheck = useToCheck(store);
  const silent = useSilence(store, silentAwaited(document, store.presence.value));
  const connection = connectionStrip(store);
  if (connection) return connection;
  if (document.table.stalled) {
    return (
      <Strip tone="sunk" icon="clock">
        {t("play.stalled")}
      </Strip>
    );
  }
  const request = requestStrip(store, document);
  if (request) return request;
  if (silent) return <SilentStrip key={silent.seat} store={store} document={document} silent={silent} />;
  const latest = onShow ? newsOf(store.narrations.value, seatOf(store.seat.value)) : [];
  const news =
    onShow && latest.length ? (
      <News store={store} narrations={latest} document={document} onShow={onShow} />
    ) : null;
  const past = quiet ? null : correctionStrip(store, document);
  if (past) {
    const newer = (latest.at(-1)?.v ?? 0) > correctedUntil(store);
    return newer ? (
      <>
        {news}
        {past}
      </>
    ) : (
      past
    );
  }
  const meanwhile = meanwhileStrip(store);
  if (meanwhile) return meanwhile;
  const [piece] = toCheck;
  // A picker needs the room.
  const picking = Object.values(document.view?.prompts ?? {}).some(({ kind }) => kind === "pick");
  if (piece !== undefined && !quiet && !picking && onShow) {
    return <CheckStrip key={piece} store={store} game={document.table.game} piece={piece} />;
  }
  if ((unkept.pieces.length || unkept.boards.length) && !quiet)
    return <KeepStrip store={store} {...unkept} />;
  if (news) return news;
  const update = mayReload(store) ? updateStrip() : null;
  return update ?? (quiet || atMarket ? null : asidesStrip(store, document));
}

interface NewsProps {
  store: TableStore;
  narrations: readonly ReceivedNarration[];
  document: TableDocument;
  onShow: Show;
}

/** The last narration as one sentence. The others have a page of their own. */
function News({ store, narrations, document, onShow }: NewsProps) {
  const last = narrations.at(-1);
  const more = narrations.slice(0, -1);
  const places = narrations.flatMap((news) => (news.seat === last?.seat ? (news.places ?? []) : []));
  const read = () => go(["t", store.id, "news"]);
  const way = more.length ? (
    <Button kind="link" onPress={read}>
      {t("play.and_more", { n: more.length })}
    </Button>
  ) : places.length ? (
    <Button kind="link" onPress={() => onShow(places, last?.seat)}>
      {t("play.show")}
    </Button>
  ) : undefined;
  return (
    <Strip tone="card" colour={colourOf(document, last?.seat)} action={way} onRead={read}>
      {last ? <Sentence form={() => text(last.text)} /> : ""}
    </Strip>
  );
}
