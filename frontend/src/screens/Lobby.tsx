import { useEffect, useState } from "preact/hooks";
import { listed, t } from "../i18n";
import { api } from "../net/api";
import { sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import { InviteCard, WatchCard } from "../people/InviteCard";
import { SeatRow } from "../people/SeatRow";
import { whereaboutsOf } from "../people/whereabouts";
import { hasBox } from "../pieces/boards";
import { boxesDiffer } from "../pieces/boxFile";
import { back, go } from "../router";
import { games, loadGames, watch } from "../session/session";
import {
  chosenValue,
  DrawChoice,
  isFree,
  LazyClockChoice,
  OptionsForm,
  optionText,
  valueText,
} from "../table/OptionsForm";
import { playedWith } from "../table/playedWith";
import { connectionStrip } from "../table/strips/ConnectionStrip";
import { Button } from "../ui/Button";
import { Choice } from "../ui/Chip";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Row, Rows } from "../ui/Rows";
import { Screen } from "../ui/Screen";
import { Stamp } from "../ui/Stamp";
import { toast } from "../ui/Toast";
import { updateStrip } from "../ui/UpdateStrip";
import { useTitle } from "../ui/useTitle";
import type { GameMeta, TableInfo } from "../wire";
import { AddSeat } from "./AddSeat";

/** The lobby: seats, invitation, rules, start. */
export function Lobby({ table, info }: { table: TableStore; info: TableInfo }) {
  useTitle(t(`${info.game}.name`));
  const [adding, setAdding] = useState(false);
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    loadGames().catch((error: unknown) => setFailed(sentence(error)));
  }, []);
  /** Wait for a request. A refusal is shown in the prompt. */
  const ask = async (asking: Promise<unknown>): Promise<boolean> => {
    setFailed(null);
    try {
      await asking;
      return true;
    } catch (error) {
      setFailed(sentence(error));
      return false;
    }
  };

  const bare = games.value?.find(({ id }) => id === info.game);
  const meta = bare && playedWith(bare, info.expansions);
  const seats = seatsInOrder(info);
  const add = async (name: string, colour: string) => {
    const taking = api.seatTake(table.id, { name, colour, phone: false });
    if (await ask(taking)) {
      table.addSeat((await taking).seat);
      setAdding(false);
    }
  };
  const start = async () => {
    setStarting(true);
    if (!(await ask(api.start(table.id)))) setStarting(false);
  };
  const sheet =
    adding && meta ? (
      <AddSeat
        colours={meta.colours}
        taken={seats}
        failed={failed}
        onAdd={({ name, colour }) => void add(name, colour)}
        onLeave={() => {
          setAdding(false);
          setFailed(null);
        }}
      />
    ) : (
      <LobbyPrompt
        {...{ table, info, meta, failed, starting }}
        onAdd={() => setAdding(true)}
        onStart={() => void start()}
      />
    );
  return (
    <Screen
      top={
        <Heading title={t(`${info.game}.name`)} level={2} onBack={() => back([])}>
          <Button kind="link" icon="more" label={t("settings.title")} onPress={() => go(["settings"])} />
        </Heading>
      }
      strip={connectionStrip(table) ?? updateStrip()}
      sheet={sheet}
    >
      <div class="form">
        {table.host.value || !info.locked ? (
          <>
            <InviteCard store={table} code={info.code} />
            <ToWatch store={table} />
          </>
        ) : (
          <WatchCard store={table} />
        )}
        {meta ? <Seats {...{ table, info, meta }} ask={ask} /> : null}
        {table.seats.value.length || table.host.value ? (
          <Button icon="phone" onPress={() => go(["t", table.id, "people"])}>
            {t("people.title")}
          </Button>
        ) : null}
        <OwnBox table={table} info={info} />
        {meta ? <Agreed {...{ table, info, meta }} ask={ask} /> : null}
      </div>
    </Screen>
  );
}

/** The link to watch, folded because most people come to play. */
function ToWatch({ store }: { store: TableStore }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3 class="row-words row-title">{t("people.watch")}</h3>
      </summary>
      {open ? <WatchCard store={store} /> : null}
    </details>
  );
}

const seatsInOrder = (info: TableInfo) =>
  Object.keys(info.seats)
    .map(Number)
    .sort((first, second) => first - second)
    .flatMap((seat) => info.seats[seat] ?? []);

interface LobbyPromptProps {
  table: TableStore;
  info: TableInfo;
  meta: GameMeta | undefined;
  failed: string | null;
  starting: boolean;
  onAdd: () => void;
  onStart: () => void;
}

function LobbyPrompt({ table, info, meta, failed, starting, onAdd, onStart }: LobbyPromptProps) {
  const seats = seatsInOrder(info);
  const ownSeat = table.seats.value[0];
  const seated = ownSeat !== undefined;
  const colour = seated ? info.seats[ownSeat]?.colour : undefined;
  const enough = meta !== undefined && seats.length >= meta.min_seats;
  const host = seats.find((seat) => seat.host);
  const free = meta !== undefined && seats.length < meta.colours.length;
  const problem = failed === null ? null : <span class="bad">{failed}</span>;
  const second = free ? (
    seated ? (
      <Button onPress={onAdd}>{t("lobby.add")}</Button>
    ) : (
      !info.locked && <Button onPress={() => watch(table.id, false)}>{t("lobby.sit")}</Button>
    )
  ) : null;
  if (!table.host.value) {
    return (
      <Prompt
        colour={colour}
        title={host ? t("lobby.wait_prompt", { name: host.name }) : t("lobby.wait_host")}
        second={problem ?? t(seated ? "lobby.wait_about" : "lobby.watch_about")}
        bar={second ? <ActionBar>{second}</ActionBar> : null}
      />
    );
  }
  const n = seats.length;
  const least = meta?.min_seats ?? 0;
  return (
    <Prompt
      colour={colour}
      title={enough ? t("lobby.start_prompt", { n }) : t("lobby.few_prompt")}
      second={problem ?? (enough ? t("lobby.start_about") : t("lobby.few_about", { n: least }))}
      bar={
        <ActionBar steady>
          {second}
          <Button
            kind="main"
            missing={
              starting
                ? t("lobby.starting")
                : enough
                  ? undefined
                  : t("lobby.few", { n: Math.max(0, least - n) })
            }
            leadsTo={starting ? undefined : ".invite"}
            onPress={onStart}
          >
            {t("lobby.start", { n })}
          </Button>
        </ActionBar>
      }
    />
  );
}

interface PartProps {
  table: TableStore;
  info: TableInfo;
  meta: GameMeta;
  ask: (asking: Promise<unknown>) => Promise<boolean>;
}

function Seats({ table, info, meta, ask }: PartProps) {
  const seats = seatsInOrder(info);
  const mine = table.seats.value;
  const host = table.host.value;
  const swapped = (place: number, other: number) => {
    const ids = seats.map(({ id }) => id);
    [ids[place], ids[other]] = [ids[other] ?? "", ids[place] ?? ""];
    return ids;
  };
  const mover = (place: number, other: number) =>
    host && other >= 0 && other < seats.length
      ? () => void ask(api.order(table.id, swapped(place, other)))
      : undefined;
  const free = meta.colours.filter((colour) => !seats.some((seat) => seat.colour === colour));
  return (
    <section>
      <h3 class="unseen">{t("lobby.seats")}</h3>
      <ol class="rows">
        {seats.map((seat, place) => (
          <SeatRow
            key={seat.id}
            seat={seat}
            whereabouts={whereaboutsOf(table, place)}
            begins={info.starter === place}
            colours={meta.colours}
            otherSeats={seats.filter(({ id }) => id !== seat.id)}
            changes={
              host || mine.includes(place)
                ? {
                    save: (change) => void ask(api.seatChange(table.id, seat.id, change)),
                    remove: () => void ask(api.seatLeave(table.id, seat.id)),
                    earlier: mover(place, place - 1),
                    later: mover(place, place + 1),
                  }
                : undefined
            }
          />
        ))}
        {free.slice(0, 1).map((colour) => (
          <li key={colour} class="row row-free">
            <Stamp size={28} />
            <span class="row-words second-line">
              {t("lobby.free", { n: free.length, colours: listed(free.map((name) => t(`colour.${name}`))) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The host's box, with which this table is played. Everybody may look at what differs in it. */
function OwnBox({ table, info }: { table: TableStore; info: TableInfo }) {
  const { pieces = [], boards = [], invented = 0 } = info;
  const n = pieces.length - invented;
  const host = table.host.value;
  if (!hasBox(info.game) || (pieces.length + boards.length === 0 && !host)) return null;
  const look = () => go(["t", table.id, "box"]);
  const whose = t(host ? "lobby.box_mine" : "lobby.box_hosts");
  return (
    <section>
      <h3 class="field-label">{t("lobby.box")}</h3>
      <Rows>
        {boxesDiffer(info.game) ? (
          <Row title={t("lobby.box_differs", { n })} second={whose} onPress={n ? look : undefined} />
        ) : null}
        {boards.length ? (
          <Row
            title={t("lobby.box_boards", { n: boards.length })}
            second={boxesDiffer(info.game) ? undefined : whose}
          />
        ) : null}
        {invented ? (
          <Row
            title={t("lobby.invented", { n: invented })}
            second={t("lobby.invented_about")}
            onPress={look}
          />
        ) : null}
      </Rows>
      {host ? <Button onPress={() => go(["box", info.game])}>{t("new.box")}</Button> : null}
    </section>
  );
}

/** Start player, rules and aids of this table. The host changes them, the others read them. */
function Agreed({ table, info, meta, ask }: PartProps) {
  const [open, setOpen] = useState(false);
  const seats = seatsInOrder(info);
  const host = table.host.value;
  const aids = meta.options.filter((option) => option.kind === "aid" && isFree(option));
  const first = aids.filter((option) => chosenValue(option, info.options) === option.values[0]).length;
  const rules = meta.options.filter(
    (option) => option.kind === "rule" && chosenValue(option, info.options) !== option.values[0],
  );
  const change = (body: Parameters<typeof api.tableChange>[1]) => void ask(api.tableChange(table.id, body));
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
          <Button
            kind="link"
            onPress={() => {
              const starter = Math.floor(Math.random() * seats.length);
              change({ starter });
              toast(t("lobby.lot_fell", { name: seats[starter]?.name ?? "" })); // also if the same seat was drawn again
            }}
          >
            {t("lobby.lot")}
          </Button>
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
              {optionText(meta.id, option.key)}: {valueText(meta.id, option, info.options)}
            </li>
          ))}
        </ul>
      </section>
      {host ? (
        <details class="fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            <h3 class="row-words row-title">{t("lobby.change")}</h3>
          </summary>
          <DrawChoice meta={meta} value={info.draw} onChoose={(draw) => change({ draw })} />
          <OptionsForm
            meta={meta}
            chosen={info.options}
            onChange={(options) => change({ options: { ...info.options, ...options } })}
          />
          {open ? (
            <LazyClockChoice
              value={info.clock ?? "result"}
              onChoose={(clock) => void ask(api.clock(table.id, clock))}
            />
          ) : null}
        </details>
      ) : null}
    </>
  );
}
