import { t, text } from "../../i18n";
import { useUnkept } from "../../net/keptPieces";
import { useToCheck } from "../../net/piecesToCheck";
import type { ReceivedNarration, TableStore } from "../../net/table";
import { go } from "../../router";
import { Button } from "../../ui/Button";
import { Strip } from "../../ui/Strip";
import { updateStrip } from "../../ui/UpdateStrip";
import type { TableDocument } from "../../wire";
import { mayReload } from "../mayReload";
import { colourOf, newsOf, silentAwaited } from "../people";
import { Sentence } from "../Sentence";
import { ownSeat } from "../step";
import { asidesStrip, meanwhileStrip } from "./AsidesStrip";
import { CheckStrip } from "./CheckStrip";
import { connectionStrip } from "./ConnectionStrip";
import { correctedUntil, correctionStrip } from "./CorrectionStrip";
import { KeepStrip } from "./KeepStrip";
import { requestStrip } from "./RequestStrip";
import { SilentStrip, useSilence } from "./SilentStrip";
import { useCorrected } from "./useCorrected";

/** Where places are lit: those of a seat's doing lie on its own board, where it has one. */
type Show = (places: readonly string[], seat: number | undefined) => void;

interface PlayStripProps {
  store: TableStore;
  document: TableDocument;
  /** Light up the places of what happened. Without it no news is told here, only what hinders playing. */
  onShow?: Show;
  /** What is said about the past stands on the screen itself. */
  quiet?: boolean;
  /** The market stands on the screen itself, with what may be told of it. */
  atWares?: boolean;
}

/**
 * One at a time, but news is never hidden behind the past: the connection first, then what the server cannot do, then who asks the host for a seat, then a silent phone that is waited for, then the past that was corrected or waits
 * to be, then a space that was told meanwhile, then a piece to look at, then pieces that the host may keep, then what others did, then a new
 * version, then what anybody may tell.
 */
export function PlayStrip({ store, document, onShow, quiet = false, atWares = false }: PlayStripProps) {
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
  const told = onShow ? newsOf(store.told.value, ownSeat(store.seat.value)) : [];
  const news =
    onShow && told.length ? <News store={store} told={told} document={document} onShow={onShow} /> : null;
  const past = quiet ? null : correctionStrip(store, document);
  if (past) {
    const newer = (told.at(-1)?.v ?? 0) > correctedUntil(store);
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
  // While a list of pieces is open it has the room.
  const picking = Object.values(document.view?.prompts ?? {}).some(({ kind }) => kind === "pick");
  if (piece !== undefined && !quiet && !picking && onShow) {
    return <CheckStrip key={piece} store={store} game={document.table.game} piece={piece} />;
  }
  if (unkept.length && !quiet) return <KeepStrip store={store} n={unkept.length} />;
  if (news) return news;
  const update = mayReload(store) ? updateStrip() : null;
  return update ?? (quiet || atWares ? null : asidesStrip(store, document));
}

interface NewsProps {
  store: TableStore;
  told: readonly ReceivedNarration[];
  document: TableDocument;
  onShow: Show;
}

/** What happened, as one sentence: what it came to in the end. The others open on a page of their own. */
function News({ store, told, document, onShow }: NewsProps) {
  const last = told.at(-1);
  const more = told.slice(0, -1);
  const places = told.flatMap((news) => (news.seat === last?.seat ? (news.places ?? []) : []));
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
