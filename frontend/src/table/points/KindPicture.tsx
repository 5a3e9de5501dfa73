import type { GameArt } from "../../pieces/assets";
import { GoalPicture } from "../../pieces/GoalPicture";
import { Line } from "../../ui/Icon";
import type { View } from "../../wire";
import { goalOf, pathOf } from "./ScoreTable";

interface KindPictureProps {
  game: string;
  kind: string;
  goals?: View["goals"];
  art: GameArt | null;
  /** CSS px of a goal's picture, and of the icon of another kind. */
  size: number;
  icon?: number;
}

/** Picture of a category: that of the goal on its place, else the category's icon. */
export function KindPicture({ game, kind, goals, art, size, icon = 30 }: KindPictureProps) {
  const goal = goalOf(kind, goals);
  if (goal !== undefined) return <GoalPicture game={game} goal={goal} size={size} />;
  const path = pathOf(kind, art);
  return path ? <Line path={path} size={icon} /> : null;
}
