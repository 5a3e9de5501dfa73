/** Renderers that few tables need, loaded with the first surface of their kind. */

import { lazy } from "../../ui/lazy";

export const renderWaiting = () => <div class="seams" />;

export const Plan = lazy([], () => import("../plan/Plan"), "Plan", renderWaiting, renderWaiting);
export const Track = lazy([], () => import("../track/Track"), "Track", renderWaiting, renderWaiting);
