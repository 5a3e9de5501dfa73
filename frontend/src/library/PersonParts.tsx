import type { ComponentChildren } from "preact";
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

interface StreaksProps {
  title: string;
  streaks: Streaks;
  children?: ComponentChildren;
}

/** How often somebody has won in a row. */
export function StreaksCard({ title, streaks: { current = 0, longest = 0 }, children }: StreaksProps) {
  return (
    <section class="card chart streaks">
      <h2 class="sub-head">{title}</h2>
      <p>
        {longest ? `${t("library.streak_now", { n: current })} ` : ""}
        {t("library.streak_longest", { n: longest })}
      </p>
      {children}
    </section>
  );
}

/** How often the person of that name was ahead of each opponent. Nothing without an opponent. */
export function Duels({ name, duels = [] }: { name: string; duels: readonly Duel[] | undefined }) {
  if (!duels.length) return null;
  return (
    <section class="card chart">
      <h2 class="sub-head">{t("library.duels", { name })}</h2>
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
    </section>
  );
}
