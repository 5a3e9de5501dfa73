import { useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import type { TableStore } from "../net/table";
import { ExpansionChoice, keepUsualExpansions, toggleExpansion } from "../options/ExpansionChoice";
import {
  DrawChoice,
  describeOption,
  describeValue,
  findChosenValue,
  isFree,
  LazyClockChoice,
  OptionsForm,
} from "../options/OptionsForm";
import { hasBox } from "../pieces/boards";
import { LinkButton } from "../ui/Button";
import { Choice } from "../ui/Chip";
import { Fold } from "../ui/Fold";
import { showToast } from "../ui/Toast";
import type { GameMeta, TableChange, TableInfo } from "../wire";

export interface LobbyPartProps {
  table: TableStore;
  info: TableInfo;
  meta: GameMeta;
  ask: (asking: Promise<unknown>) => Promise<boolean>;
}

interface AgreedRulesProps extends LobbyPartProps {
  /** The people in turn order. */
  seats: readonly { name: string }[];
  /** The game without what expansions bring. */
  bare: GameMeta;
}

/** Start player, expansions, rules and aids of this table. The host changes them, the others read them. */
export function AgreedRules(props: AgreedRulesProps) {
  const { table, info, seats, bare, meta, ask } = props;
  const [open, setOpen] = useState(false);
  const requested = useRef<{ expansions: readonly string[]; shown: string; isOpen: boolean } | null>(null);
  const host = table.host.value;
  const aids = meta.options.filter((option) => option.kind === "aid" && isFree(option));
  const first = aids.filter((option) => findChosenValue(option, info.options) === option.values[0]).length;
  const rules = meta.options.filter(
    (option) => option.kind === "rule" && findChosenValue(option, info.options) !== option.values[0],
  );
  const change = (body: TableChange) => void ask(api.tableChange(table.id, body));
  const toggle = async (id: string, on: boolean) => {
    // A tap adds to what was requested just before, until that is shown.
    const shown = String(info.expansions);
    const last = requested.current;
    const isUnseen = last && (last.isOpen || last.shown === shown);
    const expansions = toggleExpansion(isUnseen ? last.expansions : (info.expansions ?? []), id, on);
    const request = { expansions, shown, isOpen: true };
    requested.current = request;
    const changing = api.tableChange(table.id, { expansions });
    const isTaken = await ask(changing.then(() => keepUsualExpansions(info.game, expansions)));
    request.isOpen = false;
    if (!isTaken && requested.current === request) requested.current = null;
  };
  return (
    <>
      {host && seats.length > 1 ? (
        <div>
          <Choice
            legend={t("lobby.starter")}
            name="starter"
            value={String(info.starter)}
            choices={seats.map((seat, place) => ({ value: String(place), label: seat.name }))}
            onChoose={(place) => change({ starter: Number(place) })}
          />
          <LinkButton
            onPress={() => {
              const starter = Math.floor(Math.random() * seats.length);
              change({ starter });
              showToast(t("lobby.lot_fell", { name: seats[starter]?.name ?? "" })); // also if the same seat was drawn again
            }}
          >
            {t("lobby.lot")}
          </LinkButton>
        </div>
      ) : null}
      <section>
        <h3 class="field-label">{t("lobby.options")}</h3>
        <ul class="facts">
          {(info.expansions ?? []).map((id) => (
            <li key={id}>{t(`${info.game}.${id}.name`)}</li>
          ))}
          {info.draw === "none" ? null : <li>{t(`lobby.draw_${info.draw}`)}</li>}
          {aids.length ? (
            <li>{t("lobby.aids", { on: first === aids.length ? "all" : first === 0 ? "none" : "some" })}</li>
          ) : null}
          {rules.map((option) => (
            <li key={option.key}>
              {describeOption(meta.id, option.key)}: {describeValue(meta.id, option, info.options)}
            </li>
          ))}
        </ul>
      </section>
      {host ? (
        <Fold title={t("lobby.change")} as="h3" open={open} onToggle={setOpen}>
          {open ? (
            <ExpansionChoice
              meta={meta}
              expansions={info.expansions ?? []}
              texts
              chosen={info.options}
              onToggle={(id, on) => void toggle(id, on)}
              onChange={(options) => change({ options })}
            />
          ) : null}
          <DrawChoice meta={meta} value={info.draw} onChoose={(draw) => change({ draw })} />
          <OptionsForm
            meta={{ ...bare, options: bare.options.filter(({ in_box }) => !(in_box && hasBox(bare.id))) }}
            chosen={info.options}
            onChange={(options) => change({ options })}
          />
          {open ? (
            <LazyClockChoice
              value={info.clock ?? "result"}
              onChoose={(clock) => void ask(api.clock(table.id, clock))}
            />
          ) : null}
        </Fold>
      ) : null}
    </>
  );
}
