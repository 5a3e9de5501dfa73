import type { Surface } from "../../wire";
import type { BoardProps } from "../grid/types";
import type { Chart } from "./chart";

/** A surface of any kind: what may be done on it comes in by places, and goes out as calls with a place. */
export interface SurfaceProps extends Omit<BoardProps, "board" | "draft"> {
  board: Surface;
  draft?: BoardProps["draft"];
  /** What is written below a place, where few words say it. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** Places that may be tapped as well, and are not what is asked for. */
  quiet?: readonly string[] | undefined;
}

export interface SpotsProps extends Omit<SurfaceProps, "board"> {
  chart: Chart;
}
