import { useMemo } from "preact/hooks";
import type { PlanLayout, PlanView } from "../../wire";
import { showAsScored } from "../spots/chart";
import { Spots } from "../spots/Spots";
import { SpotsStill } from "../spots/SpotsLayers";
import type { SpotsProps } from "../spots/types";
import { buildPlanChart } from "./places";

export interface PlanProps extends Omit<SpotsProps, "chart"> {
  board: PlanView;
  layout: PlanLayout;
  /** Without interaction. */
  still?: boolean;
  /** What a still picture shows with its surroundings; by default everything. */
  around?: readonly string[] | undefined;
}

/** A plan: named spots with lines between them and stacks of pieces on them. */
export function Plan({ board, layout, still = false, around, ...rest }: PlanProps) {
  const { art, proof } = rest;
  const current = useMemo(() => buildPlanChart(layout, board, art.id), [layout, board, art.id]);
  const chart = useMemo(() => showAsScored(current, proof), [current, proof]);
  return still ? (
    <SpotsStill {...rest} around={around} chart={chart} />
  ) : (
    <Spots {...rest} chart={chart} mapped />
  );
}
