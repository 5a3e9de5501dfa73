import type { Surface } from "../../wire";
import type { BoardProps } from "../grid/types";
import type { Changes } from "../types";
import type { Chart } from "./chart";

/** Props of a surface of any kind: the places that may be tapped, and callbacks that get the tapped place. */
export interface SurfaceProps extends Omit<BoardProps, "board" | "placement"> {
  board: Surface;
  placement?: BoardProps["placement"];
  /** Labels below places. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** Places that may be tapped but are not highlighted. */
  quiet?: readonly string[] | undefined;
  /** Small labels at places. */
  changes?: Changes | undefined;
  /** True if a tap on a place only chooses it, and another button sends it. */
  tentative?: boolean | undefined;
  /** Which piece of the highlighted stack is meant, from the top; 0 or undefined: all of it. */
  level?: number | undefined;
}

export interface SpotsProps extends Omit<SurfaceProps, "board"> {
  chart: Chart;
  /** All of it is shown in small above the window, while that shows a part to be tapped. */
  mapped?: boolean;
}
