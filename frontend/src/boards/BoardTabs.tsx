import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { findSurface, listBoardsBeside, nameTab } from "../surfaces/boards";
import { Chip } from "../ui/Chip";
import { Icon } from "../ui/Icon";
import type { View } from "../wire";
import "./tabs.css";

/** The surfaces of one owner, and which of them is on the screen. */
export interface TurnedBoard {
  beside: readonly string[];
  at: string;
  turnTo: (board: string | null) => void;
  /** The screen shows something else at first, so that a single surface needs a switch too. */
  isAlone?: boolean;
}

/**
 * Keep which surface is shown of those beside the named one.
 *
 * @param about what the screen is about; the named surface comes back whenever that changes.
 */
export function useTurnedBoard(surfaces: Pick<View, "surfaces">, name: string, about: string): TurnedBoard {
  const [turnedTo, turnTo] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever that changes
  useEffect(() => turnTo(null), [name, about]);
  const beside = listBoardsBeside(surfaces, name);
  return { beside, at: turnedTo !== null && beside.includes(turnedTo) ? turnedTo : name, turnTo };
}

/** True if there is something to switch between. */
export const hasTabs = ({ beside, isAlone }: TurnedBoard) => beside.length > (isAlone ? 0 : 1);

/** A switch between the surfaces of one owner, as pictures with their names; nothing if there is nothing to switch. */
export function BoardTabs({ surfaces, turned }: { surfaces: Pick<View, "surfaces">; turned: TurnedBoard }) {
  if (!hasTabs(turned)) return null;
  const { beside, at, turnTo } = turned;
  return (
    <fieldset class="surface-tabs">
      <legend class="unseen">{t("board.surfaces")}</legend>
      {beside.map((id) => {
        const surface = findSurface(surfaces, id);
        return (
          <Chip key={id} chosen={id === at} onPress={() => turnTo(id)}>
            <Icon name={surface.kind === "grid" ? "tiles" : "track"} />
            <span class="surface-tab may-be-unseen">{nameTab(surface)}</span>
          </Chip>
        );
      })}
    </fieldset>
  );
}
