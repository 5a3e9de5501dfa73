import { t } from "../i18n";
import { Step } from "../play/Steppers";
import { Choice } from "../ui/Chip";
import type { Composer as Kinds } from "./boxFile";
import { type Draft, ofSet, setIn, withTablet } from "./draft";
import { setName, tabletName } from "./words";

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

/** What only pieces of a set have on them: a cost, and maybe a tablet. */
export function SetFields({ game, kinds, draft, onChange }: SetFieldsProps) {
  const set = setIn(kinds, draft);
  if (!set) return null;
  const { cost = 0, tablet = "" } = draft;
  const step = (by: 1 | -1) => (
    <Step
      to={by < 0 ? "minus" : "plus"}
      label={t(by < 0 ? "box.cheaper" : "box.dearer")}
      off={by < 0 ? cost === 0 : cost >= set.most_cost}
      onPress={() => onChange({ ...draft, cost: cost + by })}
    />
  );
  return (
    <section class="composer-set">
      <div class="row">
        <span class="row-words">
          <span class="row-title">{t("box.cost")}</span>
          <span class="second-line">{t("box.cost_about")}</span>
        </span>
        <span class="stepper">
          {step(-1)}
          <output class="display" aria-label={t("box.cost")}>
            {cost}
          </output>
          {step(1)}
        </span>
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
            picture: <Tablet tablet={one} />,
          })),
        ]}
        onChoose={(one) => onChange(withTablet(draft, one))}
      />
    </section>
  );
}

/** For the eye: its name stands beside it. */
function Tablet({ tablet }: { tablet: string }) {
  return (
    <svg class="composer-tablet" viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">
      <use href={`#g-tablet-${tablet}`} />
    </svg>
  );
}
