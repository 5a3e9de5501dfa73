import { useEffect, useRef } from "preact/hooks";
import { route } from "./router";
import { Start } from "./screens/Start";
import { leaveTable } from "./session/session";
import { Boundary } from "./ui/Broken";
import { focusHeading } from "./ui/focusHeading";
import { type Lazy, lazy } from "./ui/lazy";

interface RouteProps {
  path: readonly string[];
}

/** The route decides what is shown. */
export function App() {
  const path = route.value;
  const at = path.join("/");
  const before = useRef(at);
  useEffect(() => {
    // A new screen moves the focus to its heading; on the first one the browser decides.
    if (before.current !== at) focusHeading();
    before.current = at;
    if (at === "") leaveTable();
  }, [at]);
  const atTable = path[0] === "t";
  useEffect(() => {
    // Screens behind the menu of a table have to open without a network, too.
    if (atTable) void fetchNext();
  }, [atTable]);
  const Shown = findScreen(path);
  return <Boundary key={path.slice(0, 2).join("/")}>{Shown ? <Shown path={path} /> : <Start />}</Boundary>;
}

/** Tables, from the code that leads there to the end of the game. */
const TableRoutes = lazy(["lobby", "clock"], () => import("./TableRoutes"), "TableRoutes");

const Settings = lazy(["settings"], () => import("./screens/Settings"), "Settings");

/** Finished tables. */
const Library = lazy(
  ["library", "lobby", "play", "past", "clock"],
  () => import("./library/Library"),
  "Library",
);

/** The pieces of this phone's box, in games whose boxes differ. */
const Box = lazy(["box", "play", "lobby"], () => import("./box/Box"), "Box");

const Scan = lazy(["scan"], () => import("./scanner/ScanScreen"), "ScanScreen");

/** Screens other than the start screen, by the first part of their paths. */
const SCREENS: Readonly<Record<string, Lazy<RouteProps>>> = {
  new: TableRoutes,
  join: TableRoutes,
  seat: TableRoutes,
  scan: Scan,
  watch: TableRoutes,
  tv: TableRoutes,
  t: TableRoutes,
  library: Library,
  recover: Library,
  box: Box,
  settings: Settings,
};
/** The ones about a table: the second part of the path is its id. */
const OF_A_TABLE = new Set(["watch", "tv", "t"]);

/** Return the screen of a path; null for the start screen. */
function findScreen([first = "", second]: readonly string[]): Lazy<RouteProps> | null {
  return second === undefined && OF_A_TABLE.has(first) ? null : (SCREENS[first] ?? null);
}

/** Time in ms after which a phone without content shows that it is loading. */
const BLANK_AT_MOST = 300;

/** Fetch the screen of the route before the first rendering, unless it takes long. */
export async function fetchRoute(): Promise<void> {
  const coming = findScreen(route.peek())?.fetch();
  if (!coming) return;
  const patience = new Promise<void>((resolve) => setTimeout(resolve, BLANK_AT_MOST));
  await Promise.race([coming, patience]).catch(() => undefined);
}

/** Prefetch the screens behind the buttons of the start screen. A failure is retried when a screen is shown. */
export async function fetchNext(): Promise<void> {
  await Promise.allSettled([TableRoutes.fetch(), Settings.fetch()]);
}
