import type { Surface } from "../../wire";
import type { BoardProps } from "../grid/types";
import type { Chart } from "./chart";

/** Props of a surface of any kind: the places that may be tapped, and callbacks that get the tapped place. */
export interface SurfaceProps extends Omit<BoardProps, "board" | "draft"> {
  board: Surface;
  draft?: BoardProps["draft"];
  /** Labels below places. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** Places that may be tapped but are not highlighted. */
  quiet?: readonly string[] | undefined;
}

export interface SpotsProps extends Omit<SurfaceProps, "board"> {
  chart: Chart;
}
