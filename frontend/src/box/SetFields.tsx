import { t } from "../i18n";
import type { Composer as Kinds } from "../pieces/boxFile";
import { Choice } from "../ui/Chip";
import { chooseSet, findChosenVariant, findSet, type PieceDraft, withExtra, withVariant } from "./draft";
import { nameExtra, nameSet, nameSymbol } from "./words";

interface SetFieldsProps {
  game: string;
  kinds: Kinds;
  draft: PieceDraft;
  onChange: (draft: PieceDraft) => void;
}

/** The set that the piece belongs to, where expansions bring sets. */
export function SetChoice({ game, kinds, draft, onChange }: SetFieldsProps) {
  const { sets = [] } = kinds;
  if (!sets.length) return null;
  return (
    <section>
      <Choice
        legend={t("box.of_which")}
        name="piece-set"
        value={findSet(kinds, draft)?.id ?? ""}
        choices={[
          { value: "", label: t(`${game}.name`) },
          ...sets.map((set) => ({ value: set.id, label: nameSet(game, set) })),
        ]}
        onChoose={(id) => onChange(chooseSet(draft, kinds, id))}
      />
    </section>
  );
}

/** Fields that only pieces of a set have: a cost, and maybe an extra or a symbol. */
export function SetFields({ game, kinds, draft, onChange }: SetFieldsProps) {
  const set = findSet(kinds, draft);
  if (!set) return null;
  const { cost = 0 } = draft;
  return (
    <section class="composer-set">
      {set.most_cost === null ? null : (
        <div class="composer-costs">
          <Choice
            legend={t(`${game}.extra_cost`)}
            name="piece-cost"
            value={String(cost)}
            choices={Array.from({ length: set.most_cost + 1 }, (_, n) => ({
              value: String(n),
              label: String(n),
            }))}
            onChoose={(chosen) => onChange({ ...draft, cost: Number(chosen) })}
          />
        </div>
      )}
      {set.extras.map(({ id, values }) => (
        <Choice
          key={id}
          legend={t(`${game}.extra_${id}`)}
          name={`piece-${id}`}
          value={(draft[id] ?? "") as string}
          choices={[
            { value: "", label: t(`${game}.extra_${id}_none`) },
            ...values.map((value) => ({
              value,
              label: nameExtra(game, id, value),
              picture: <Mark id={`${id}-${value}`} />,
            })),
          ]}
          onChoose={(value) => onChange(withExtra(draft, id, value))}
        />
      ))}
      {Object.entries(set.variants).map(([kind, variants]) => (
        <Choice
          key={kind}
          legend={nameSymbol(game, kind)}
          name={`piece-${kind}`}
          value={findChosenVariant(draft, kind, variants)}
          choices={[
            { value: "", label: t("box.none_of_them") },
            ...variants.map((variant) => ({
              value: variant,
              label: nameSymbol(game, kind, variant),
              picture: <Mark id={`${kind}-${variant}`} />,
            })),
          ]}
          onChoose={(variant) => onChange(withVariant(draft, kind, variant))}
        />
      ))}
    </section>
  );
}

/** A decorative glyph; its name is written beside it. */
export function Mark({ id }: { id: string }) {
  return (
    <svg class="composer-mark" viewBox="-18 -18 36 36" aria-hidden="true">
      <use href={`#g-${id}`} />
    </svg>
  );
}
