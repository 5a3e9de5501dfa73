import { t } from "../i18n";
import type { Composer as Kinds } from "../pieces/boxFile";
import { Choice } from "../ui/Chip";
import { type Draft, ofSet, setIn, variantOf, withTablet, withVariant } from "./draft";
import { setName, symbolName, tabletName } from "./words";

interface SetFieldsProps {
  game: string;
  kinds: Kinds;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** Where there are sets of expansions: of which the piece is. */
export function SetChoice({ game, kinds, draft, onChange }: SetFieldsProps) {
  const { sets = [] } = kinds;
  if (!sets.length) return null;
  return (
    <section>
      <Choice
        legend={t("box.of_which")}
        name="piece-set"
        value={setIn(kinds, draft)?.id ?? ""}
        choices={[
          { value: "", label: t(`${game}.name`) },
          ...sets.map((one) => ({ value: one.id, label: setName(game, one) })),
        ]}
        onChoose={(id) => onChange(ofSet(draft, kinds, id))}
      />
    </section>
  );
}

/** What only pieces of a set have on them, one tap each: a cost, and maybe a tablet or a symbol that no other has. */
export function SetFields({ game, kinds, draft, onChange }: SetFieldsProps) {
  const set = setIn(kinds, draft);
  if (!set) return null;
  const { cost = 0, tablet = "" } = draft;
  return (
    <section class="composer-set">
      <div class="composer-costs">
        <Choice
          legend={t("box.cost")}
          name="piece-cost"
          value={String(cost)}
          choices={Array.from({ length: set.most_cost + 1 }, (_, gold) => ({
            value: String(gold),
            label: String(gold),
          }))}
          onChoose={(gold) => onChange({ ...draft, cost: Number(gold) })}
        />
      </div>
      <Choice
        legend={t("box.tablet")}
        name="piece-tablet"
        value={tablet}
        choices={[
          { value: "", label: t("box.tablet_none") },
          ...set.tablets.map((one) => ({
            value: one,
            label: tabletName(game, one),
            picture: <Mark id={`tablet-${one}`} />,
          })),
        ]}
        onChoose={(one) => onChange(withTablet(draft, one))}
      />
      {Object.entries(set.variants).map(([kind, variants]) => (
        <Choice
          key={kind}
          legend={symbolName(game, kind)}
          name={`piece-${kind}`}
          value={variantOf(draft, kind, variants)}
          choices={[
            { value: "", label: t("box.none_of_them") },
            ...variants.map((variant) => ({
              value: variant,
              label: symbolName(game, kind, variant),
              picture: <Mark id={`${kind}-${variant}`} />,
            })),
          ]}
          onChoose={(variant) => onChange(withVariant(draft, kind, variant))}
        />
      ))}
    </section>
  );
}

/** For the eye: its name stands beside it. */
export function Mark({ id }: { id: string }) {
  return (
    <svg class="composer-tablet" viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">
      <use href={`#g-${id}`} />
    </svg>
  );
}
