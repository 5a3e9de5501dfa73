import { useMemo } from "preact/hooks";
import type { TrackLayout, TrackView } from "../../wire";
import { Spots } from "../spots/Spots";
import { SpotsStill } from "../spots/SpotsLayers";
import type { SpotsProps } from "../spots/types";
import { buildTrackChart } from "./places";

export interface TrackProps extends Omit<SpotsProps, "chart"> {
  board: TrackView;
  layout: TrackLayout;
  /** Without interaction. */
  still?: boolean;
  /** The only spaces of a still picture. */
  close?: readonly string[] | undefined;
}

/** A track: spaces in order with the pieces on them. */
export function Track({ board, layout, still = false, close, ...rest }: TrackProps) {
  const chart = useMemo(() => buildTrackChart(layout, board), [layout, board]);
  return still ? <SpotsStill {...rest} close={close} chart={chart} /> : <Spots {...rest} chart={chart} />;
}
