import { useEffect } from "preact/hooks";
import type { TableBoxProps } from "./box/TableBoxScreen";
import { roomsOf, t } from "./i18n";
import type { TableStore } from "./net/table";
import { go } from "./router";
import { Closed } from "./screens/Closed";
import { Create } from "./screens/Create";
import { Join } from "./screens/Join";
import { Lobby } from "./screens/Lobby";
import { LostScreen } from "./screens/Lost";
import { MoveHere } from "./screens/MoveHere";
import { OneOfThese, withoutPhone } from "./screens/OneOfThese";
import { TvAt, Watch } from "./screens/Watch";
import { watches } from "./session/session";
import { tableOf } from "./session/stores";
import { connectionStrip } from "./table/strips/ConnectionStrip";
import type { TablePathProps } from "./table/tableProps";
import { Broken } from "./ui/Broken";
import { focusHeading } from "./ui/focusHeading";
import { lazy } from "./ui/lazy";
import { moment, unreached } from "./ui/Meanwhile";
import { Prompt } from "./ui/Prompt";
import { Screen } from "./ui/Screen";
import { useTexts } from "./ui/useTexts";

/** Screens that lead to a table, and the table: `new`, `join/<code>`, `seat/<code>`, `watch/<code>`, `tv/<code>`,
 * `t/<table>/…`. They are one chunk, because the lobby follows soon after joining.
 */
export function TableRoutes({ path }: { path: readonly string[] }) {
  const [first, second = "", ...rest] = path;
  if (first === "new") return <Create />;
  if (first === "join") return <Join code={second} />;
  if (first === "seat") return <MoveHere code={second} />;
  if (first === "watch" || first === "tv") return <Watch key={second} code={second} tv={first === "tv"} />;
  if (rest[0] === "tv") return <TvAt table={second} to={rest[1] === "join" ? "join" : "watch"} />;
  return <Table store={tableOf(second)} path={rest} />;
}

type Stage = "closed" | "loading" | "join" | "lobby" | "play";

function stageOf(store: TableStore): Stage {
  const { state } = store.connection.value;
  const info = store.document.value?.table;
  if (state === "closed") return "closed";
  if (!info) return "loading";
  if (info.status !== "lobby") return "play";
  const isConnected = state === "live" || state === "polling";
  return isConnected && store.seats.value.length === 0 && !watches(store.id) ? "join" : "lobby";
}

function Table({ store, path }: TablePathProps) {
  const stage = stageOf(store);
  const info = store.document.value?.table;
  const texts = useTexts(...(info ? roomsOf(info) : []));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage is a screen of its own, once its texts are here
  useEffect(() => {
    // The focused element may have disappeared with the previous stage.
    if (document.activeElement === document.body) focusHeading();
  }, [stage, texts]);
  const { reason } = store.connection.value;
  if (stage === "closed") return <Closed reason={reason} lost={store.lost.value} />;
  if (texts === "failed") return <Broken code="client.no_chunk" />;
  if (stage === "loading" || !info || texts === "coming") return <Loading store={store} />;
  if (store.lost.value) return <LostScreen lost={store.lost.value} onWatch={() => store.lostRead()} />;
  if (path[0] === "people" && stage !== "join") return <People store={store} path={path} />;
  if (stage === "play" && path[0] === "sit" && withoutPhone(info).length) {
    const toTable = () => go(["t", store.id]);
    return <OneOfThese table={store} info={info} onWatch={toTable} onTv={false} from={["t", store.id]} />;
  }
  if (stage === "play") return <PlayScreens store={store} path={path} />;
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

const meanwhile = ({ store }: TablePathProps) => <Loading store={store} />;

/** The screens of play are a chunk of their own: joining a table does not wait for them. */
const PlayScreens = lazy<TablePathProps>(
  ["play"],
  async () => (await import("./play/PlayScreens")).PlayScreens,
  meanwhile,
  unreached,
);

const People = lazy<TablePathProps>(
  ["clock"],
  async () => (await import("./people/PeopleScreen")).PeopleScreen,
  meanwhile,
  unreached,
);

/** The pieces in which a table's box differs. */
const TableBox = lazy<TableBoxProps>(
  ["box", "play"],
  async () => (await import("./box/TableBoxScreen")).TableBoxScreen,
  moment,
  unreached,
);

/** Shown without a stored view: the grid lines of an empty board. */
function Loading({ store }: { store: TableStore }) {
  return (
    <Screen work="board" strip={connectionStrip(store)} sheet={<Prompt title={t("common.loading")} />}>
      <div class="seams" />
    </Screen>
  );
}
