import type { SurfaceProps } from "../types";
import type { Chart } from "./chart";

export interface SpotsProps extends Omit<SurfaceProps, "board"> {
  chart: Chart;
}
