import { useMemo } from "preact/hooks";
import type { TrackLayout, TrackView } from "../../wire";
import { Spots } from "../spots/Spots";
import { SpotsStill } from "../spots/SpotsLayers";
import type { SpotsProps } from "../spots/types";
import { chartOfTrack } from "./places";

export interface TrackProps extends Omit<SpotsProps, "chart"> {
  board: TrackView;
  layout: TrackLayout;
  /** Without interaction. */
  still?: boolean;
}

/** A track: spaces in order with the pieces on them. */
export function Track({ board, layout, still = false, ...rest }: TrackProps) {
  const chart = useMemo(() => chartOfTrack(layout, board), [layout, board]);
  return still ? <SpotsStill {...rest} chart={chart} /> : <Spots {...rest} chart={chart} />;
}
