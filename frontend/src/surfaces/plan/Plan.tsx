import { useMemo } from "preact/hooks";
import type { PlanLayout, PlanView } from "../../wire";
import { Spots } from "../spots/Spots";
import { SpotsStill } from "../spots/SpotsLayers";
import type { SpotsProps } from "../spots/types";
import { chartOfPlan } from "./places";

export interface PlanProps extends Omit<SpotsProps, "chart"> {
  board: PlanView;
  layout: PlanLayout;
  /** Without interaction. */
  still?: boolean;
}

/** A plan: named spots with lines between them and stacks of pieces on them. */
export function Plan({ board, layout, still = false, ...rest }: PlanProps) {
  const chart = useMemo(() => chartOfPlan(layout, board, rest.art.id), [layout, board, rest.art.id]);
  return still ? <SpotsStill {...rest} chart={chart} /> : <Spots {...rest} chart={chart} mapped />;
}
