import { useEffect, useRef } from "preact/hooks";
import type { TableBoxProps } from "./box/TableBoxScreen";
import { roomsOf, t } from "./i18n";
import type { TableStore } from "./net/table";
import { go, route } from "./router";
import { Boundary, Broken, Closed } from "./screens/Broken";
import { connectionStrip } from "./screens/ConnectionStrip";
import { Create } from "./screens/Create";
import { Join } from "./screens/Join";
import { Lobby } from "./screens/Lobby";
import { LostScreen } from "./screens/Lost";
import { MoveHere } from "./screens/MoveHere";
import { OneOfThese, withoutPhone } from "./screens/OneOfThese";
import { Settings } from "./screens/Settings";
import { Start } from "./screens/Start";
import { TvAt, Watch } from "./screens/Watch";
import { leaveTable, tableOf, watches } from "./session";
import { lazy } from "./ui/lazy";
import { Prompt } from "./ui/Prompt";
import { Screen } from "./ui/Screen";
import { Toast } from "./ui/Toast";
import { useTexts } from "./ui/useTexts";

/** What the screens of a running or finished game get: the table, and the path behind its id. */
export interface PlayProps {
  store: TableStore;
  path: readonly string[];
}

function focusHeading(): void {
  const first = document.querySelector<HTMLElement>("[data-first-focus]");
  (first ?? document.querySelector<HTMLElement>("h1"))?.focus({ preventScroll: true });
}

/** The route decides what is shown. */
export function App() {
  const path = route.value;
  const at = path.join("/");
  const before = useRef(at);
  useEffect(() => {
    // A new screen is read from its heading; where the first one begins is left to the browser.
    if (before.current !== at) focusHeading();
    before.current = at;
    if (at === "") leaveTable();
  }, [at]);
  return (
    <Boundary key={path.slice(0, 2).join("/")}>
      <Screens path={path} />
      <Toast />
    </Boundary>
  );
}

function Screens({ path }: { path: readonly string[] }) {
  const [first, second, ...rest] = path;
  if (first === "new") return <Create />;
  if (first === "join") return <Join code={second} />;
  if (first === "seat") return <MoveHere code={second} />;
  if ((first === "watch" || first === "tv") && second !== undefined) {
    return <Watch key={second} code={second} tv={first === "tv"} />;
  }
  if (first === "library" || first === "recover") return <Library path={path} />;
  if (first === "box") return <Box path={path} />;
  if (first === "settings") return <Settings />;
  if (first === "t" && second !== undefined) {
    if (rest[0] === "tv") return <TvAt table={second} to={rest[1] === "join" ? "join" : "watch"} />;
    return <Table store={tableOf(second)} path={rest} />;
  }
  return <Start />;
}

type Stage = "closed" | "loading" | "join" | "lobby" | "play";

function stageOf(store: TableStore): Stage {
  const { state } = store.connection.value;
  const info = store.document.value?.table;
  if (state === "closed") return "closed";
  if (!info) return "loading";
  if (info.status !== "lobby") return "play";
  const known = state === "live" || state === "polling";
  return known && store.seats.value.length === 0 && !watches(store.id) ? "join" : "lobby";
}

function Table({ store, path }: PlayProps) {
  const stage = stageOf(store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage is a screen of its own
  useEffect(() => {
    // What had the focus may be gone with the stage before; what is still there keeps it.
    if (document.activeElement === document.body) focusHeading();
  }, [stage]);
  const info = store.document.value?.table;
  const texts = useTexts(...(info ? roomsOf(info) : []));
  const { reason } = store.connection.value;
  if (stage === "closed") return <Closed reason={reason} lost={store.lost.value} />;
  if (texts === "failed") return noChunk();
  if (stage === "loading" || !info || texts === "coming") return <Loading store={store} />;
  if (store.lost.value) return <LostScreen lost={store.lost.value} onWatch={() => store.lostRead()} />;
  if (path[0] === "people" && stage !== "join") return <People store={store} path={path} />;
  if (stage === "play" && path[0] === "sit" && withoutPhone(info).length) {
    const toTable = () => go(["t", store.id]);
    return <OneOfThese table={store} info={info} onWatch={toTable} onTv={false} from={["t", store.id]} />;
  }
  if (stage === "play") return <Play store={store} path={path} />;
  if (path[0] === "box" && stage === "lobby") {
    return (
      <TableBox
        table={store.id}
        game={info.game}
        expansions={info.expansions ?? []}
        pieces={info.pieces ?? []}
      />
    );
  }
  return stage === "join" ? <Join at={store} /> : <Lobby table={store} info={info} />;
}

const noChunk = () => <Broken code="client.no_chunk" />;
const meanwhile = ({ store }: PlayProps) => <Loading store={store} />;

/** The screens of play come as a chunk of their own: whoever only joins does not wait for them. */
const Play = lazy<PlayProps>(["play"], async () => (await import("./play/Play")).Play, meanwhile, noChunk);
const People = lazy<PlayProps>(
  [],
  async () => (await import("./people/PeopleScreen")).PeopleScreen,
  meanwhile,
  noChunk,
);

/** Finished evenings, for whoever looks back. */
const Library = lazy<{ path: readonly string[] }>(
  ["library", "play", "past"],
  async () => (await import("./library/Library")).Library,
  () => moment(),
  noChunk,
);

const moment = () => <Screen sheet={<Prompt title={t("common.loading")} />}>{null}</Screen>;

/** The pieces of this phone's box, in games whose boxes differ. */
const Box = lazy<{ path: readonly string[] }>(
  ["box", "play"],
  async () => (await import("./box/Box")).Box,
  moment,
  noChunk,
);

/** Those in which a table's box differs. */
const TableBox = lazy<TableBoxProps>(
  ["box", "play"],
  async () => (await import("./box/TableBoxScreen")).TableBoxScreen,
  moment,
  noChunk,
);

/** Only where there is no last known view: the seams of an empty board. */
function Loading({ store }: { store: TableStore }) {
  return (
    <Screen work="board" strip={connectionStrip(store)} sheet={<Prompt title={t("common.loading")} />}>
      <div class="seams" />
    </Screen>
  );
}
