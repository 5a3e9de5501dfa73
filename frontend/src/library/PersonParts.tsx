import { t } from "../i18n";
import { go } from "../router";
import { LinkButton } from "../ui/Button";
import type { Duel, Streaks } from "../wire";

export const goToPerson = (person: string) => go(["library", "person", person]);

/** A name that leads to that person's page. */
export function PersonLink({ person, name }: { person: string; name: string }) {
  return (
    <LinkButton
      class="person-link"
      label={t("library.person_open", { name })}
      onPress={() => goToPerson(person)}
    >
      <bdi>{name}</bdi>
    </LinkButton>
  );
}

export function StreakWords({ streaks: { current = 0, longest = 0 } }: { streaks: Streaks }) {
  return (
    <p>
      {longest ? `${t("library.streak_now", { n: current })} ` : ""}
      {t("library.streak_longest", { n: longest })}
    </p>
  );
}

/** How often a person was ahead of each opponent. */
export function Duels({ duels }: { duels: readonly Duel[] }) {
  return (
    <ul class="duels">
      {duels.map(({ person, name, plays, ahead = 0, behind = 0 }) => (
        <li key={person}>
          <span class="numbers-name">
            <PersonLink person={person} name={name} />
          </span>
          <span class="second-line">{t("library.duel", { plays, ahead, behind })}</span>
        </li>
      ))}
    </ul>
  );
}
