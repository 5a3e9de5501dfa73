import type { BoxCardProps } from "../box/BoxCard";
import { lazy } from "../ui/lazy";

/** What the box has not said yet, loaded after the form or the lobby that it stands in. */
export const LazyBoxCard = lazy<BoxCardProps>(
  ["box"],
  async () => (await import("../box/BoxCard")).BoxCard,
  () => <></>,
  () => <></>,
);
