import { t } from "../../i18n";
import type { ReceivedNarration, TableStore } from "../../net/table";
import { findSeat } from "../../net/viewpoint";
import { Sentence } from "../../pieces/Sentence";
import { useArt } from "../../pieces/useArt";
import { answeredMeanwhile } from "../../prompts/asides";
import { go } from "../../router";
import { findOwnSeat, findSilentAwaited, listNews, readColour, tellTo } from "../../seats/people";
import { findShortNames } from "../../seats/shortNames";
import { LinkButton } from "../../ui/Button";
import { Strip } from "../../ui/Strip";
import { buildUpdateStrip } from "../../ui/UpdateStrip";
import type { TableDocument } from "../../wire";
import { mayReload } from "../mayReload";
import { buildCorrectionStrip, findCorrectedUntil, isHostAsked, LookLink } from "./CorrectionStrip";
import { isNewest, useToCheck } from "./piecesToCheck";
import { SilentStrip, useSilence } from "./SilentStrip";
import { judgeKind, type Unkept, useUnkept } from "./unkept";
import { buildOthersWaitStrip, buildUrgentStrip } from "./urgentStrip";
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
  /** The market is on the screen in place of the own work, a tap away from it. */
  atMarket?: boolean;
}

/** The strip of a running table. It shows one thing, the first of: what `buildUrgentStrip` shows, a silent phone that is
 * awaited (unless a proposal waits for the host, who holds this phone), corrections, that the others wait, an aside that was answered meanwhile, a piece to check (until newer news comes), pieces or boards to keep, news, a new version of the app. Newer news is shown together with a correction.
 */
export function PlayStrip({ store, document, onShow, quiet = false, atMarket = false }: PlayStripProps) {
  useCorrected(store);
  const unkept = useUnkept(store);
  const toCheck = useToCheck(store);
  const silent = useSilence(store, findSilentAwaited(document, store.presence.value));
  const urgent = buildUrgentStrip(store, document, true);
  if (urgent) return urgent;
  // A proposal waits for the host's word alone; a silent phone may come back by itself.
  const isAsked = !quiet && isHostAsked(store, document);
  if (silent && !isAsked)
    return <SilentStrip key={silent.seat} store={store} document={document} silent={silent} />;
  const latest = onShow ? listNews(store.narrations.value, findSeat(store.seat.value)) : [];
  const news =
    onShow && latest.length ? (
      <News store={store} narrations={latest} document={document} onShow={onShow} />
    ) : null;
  const past = quiet ? null : buildCorrectionStrip(store, document);
  if (past) {
    const newer = (latest.at(-1)?.v ?? 0) > findCorrectedUntil(store);
    return newer ? (
      <>
        {news}
        {past}
      </>
    ) : (
      past
    );
  }
  const isAwaited = onShow || atMarket ? null : buildOthersWaitStrip(store, document);
  if (isAwaited) return isAwaited;
  const meanwhile = buildMeanwhileStrip(store);
  if (meanwhile) return meanwhile;
  const [piece] = toCheck;
  // A picker needs the room.
  const picking = Object.values(document.view?.prompts ?? {}).some(({ kind }) => kind === "pick");
  const mayCheck = !quiet && !picking && onShow;
  if (piece !== undefined && mayCheck && isNewest(store, piece, latest.at(-1)?.v ?? 0)) {
    return <CheckStrip key={piece} store={store} game={document.table.game} piece={piece} />;
  }
  if ((unkept.pieces.length || unkept.boards.length) && !quiet)
    return <KeepStrip store={store} {...unkept} />;
  if (news) return news;
  return mayReload(store) ? buildUpdateStrip() : null;
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
  const told = last && tellTo(findOwnSeat(store), last.text);
  const way = more.length ? (
    <LinkButton onPress={read}>{t("play.and_more", { n: more.length })}</LinkButton>
  ) : places.length ? (
    <LinkButton onPress={() => onShow(places, last?.seat)}>{t("play.show")}</LinkButton>
  ) : undefined;
  return (
    <Strip tone="card" colour={readColour(document, last?.seat)} action={way} onRead={read}>
      {told ? <Sentence form={() => t(told.code, told.params, findShortNames(document))} /> : ""}
    </Strip>
  );
}

/** Strip that says that somebody else has answered the aside that was open here. */
function buildMeanwhileStrip(store: TableStore) {
  const answeredAside = answeredMeanwhile.value;
  if (answeredAside?.table !== store.id || answeredAside.v !== store.version.value.v) return null;
  const close = () => {
    answeredMeanwhile.value = null;
  };
  return (
    <Strip tone="card" action={<LinkButton onPress={close}>{t("common.close")}</LinkButton>}>
      {t(answeredAside.name ? "play.market_reported_meanwhile" : "play.market_left_meanwhile", answeredAside)}
    </Strip>
  );
}

/**
 * Strip that asks the owner of a disputed piece to check it, when it comes up for the first time. Nobody waits for
 * the answer.
 */
function CheckStrip({ store, game, piece }: { store: TableStore; game: string; piece: string }) {
  const name = useArt(game)?.tiles[piece]?.name;
  return (
    <Strip tone="card" action={<LookLink to={["t", store.id, "box", piece, "check"]} />}>
      {name ? <Sentence form={() => t("play.check_piece", { tile: name })} /> : null}
    </Strip>
  );
}

/** Strip that asks the host whether to keep what the host's box lacks: pieces first, then boards. */
function KeepStrip({ store, pieces, boards, corrected }: Unkept & { store: TableStore }) {
  return (
    <Strip tone="card" icon="plus" action={<LookLink to={["t", store.id, "box", "keep"]} />}>
      {pieces.length
        ? t("play.unkept", { n: pieces.length, what: judgeKind({ pieces, corrected }) })
        : t("play.unkept_boards", { n: boards.length })}
    </Strip>
  );
}
