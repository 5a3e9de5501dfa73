import { lazy, renderNothing } from "../ui/lazy";

/** What the box has not said yet, loaded after the form or the lobby that it stands in. */
export const LazyBoxCard = lazy(
  ["box"],
  () => import("../box/BoxCard"),
  "BoxCard",
  renderNothing,
  renderNothing,
);
