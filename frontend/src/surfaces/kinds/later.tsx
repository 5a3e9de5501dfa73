/** Renderers that few tables need, loaded with the first surface of their kind. */

import { lazy } from "../../ui/lazy";
import type { PlanProps } from "../plan/Plan";
import type { TrackProps } from "../track/Track";

export const renderWaiting = () => <div class="seams" />;

export const Plan = lazy<PlanProps>(
  [],
  async () => (await import("../plan/Plan")).Plan,
  renderWaiting,
  renderWaiting,
);
export const Track = lazy<TrackProps>(
  [],
  async () => (await import("../track/Track")).Track,
  renderWaiting,
  renderWaiting,
);
