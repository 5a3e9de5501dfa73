import { useEffect, useRef } from "preact/hooks";
import { buildConnectionStrip } from "./frame/strips/ConnectionStrip";
import { listRooms, t } from "./i18n";
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
import { followCover } from "./session/cover";
import { followPersistence } from "./session/persistence";
import { watches } from "./session/session";
import { openTableStore } from "./session/stores";
import type { TablePathProps } from "./session/tableProps";
import { followAwake } from "./session/wakeLock";
import { Button } from "./ui/Button";
import { focusHeading } from "./ui/focusHeading";
import { lazy } from "./ui/lazy";
import { Unreached } from "./ui/Meanwhile";
import { Prompt } from "./ui/Prompt";
import { Screen } from "./ui/Screen";
import { useTexts } from "./ui/useTexts";
import type { TableInfo } from "./wire";

// From the first table on, wherever this phone is.
followAwake();
followCover();
followPersistence();

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
  return <Table store={openTableStore(second)} path={rest} />;
}

type Stage = "closed" | "loading" | "join" | "lobby" | "play";

function readStage(store: TableStore): Stage {
  const { state } = store.connection.value;
  const info = store.document.value?.table;
  if (state === "closed") return "closed";
  if (!info) return "loading";
  if (info.status !== "lobby") return "play";
  const isConnected = state === "live" || state === "polling";
  return isConnected && store.seats.value.length === 0 && !watches(store.id) ? "join" : "lobby";
}

function Table({ store, path }: TablePathProps) {
  const stage = readStage(store);
  const info = store.document.value?.table;
  const texts = useTexts(...(info ? listRooms(info) : []));
  // The lobby stays as it was while the texts of another expansion come.
  const ready = useRef<TableInfo | undefined>(undefined);
  if (texts === "here") ready.current = info;
  else if (ready.current?.id !== info?.id || stage === "play") ready.current = undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage is a screen of its own, once its texts are here
  useEffect(() => {
    // The focused element may have disappeared with the previous stage.
    if (document.activeElement === document.body) focusHeading();
  }, [stage, texts]);
  useEffect(() => {
    // Whoever joins does not wait for them, nor does whoever starts the game.
    PlayScreens.fetch().catch(() => undefined);
  }, []);
  const { reason } = store.connection.value;
  if (stage === "closed") return <Closed reason={reason} lost={store.lost.value} />;
  if (texts === "failed") return <Unreached />;
  if (stage === "loading" || !info || !ready.current) return <Loading store={store} />;
  if (store.lost.value) return <LostScreen lost={store.lost.value} onWatch={() => store.clearLost()} />;
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
  return stage === "join" ? <Join at={store} /> : <Lobby table={store} info={ready.current} />;
}

const renderMeanwhile = ({ store }: TablePathProps) => <Loading store={store} />;

/** The screens of play are a chunk of their own: joining a table does not wait for them. */
const PlayScreens = lazy(["play"], () => import("./play/PlayScreens"), "PlayScreens", renderMeanwhile);

const People = lazy(
  ["clock", "play"],
  () => import("./people/PeopleScreen"),
  "PeopleScreen",
  renderMeanwhile,
);

/** The pieces in which a table's box differs. */
const TableBox = lazy(["box", "play"], () => import("./box/TableBoxScreen"), "TableBoxScreen");

/** Shown without a stored view: the grid lines of an empty board. */
function Loading({ store }: { store: TableStore }) {
  return (
    <Screen
      work="board"
      strip={buildConnectionStrip(store)}
      sheet={
        <Prompt title={t("common.loading")}>
          <Button class="appears-late" onPress={() => go([], true)}>
            {t("closed.start")}
          </Button>
        </Prompt>
      }
    >
      <div class="seams" />
    </Screen>
  );
}
