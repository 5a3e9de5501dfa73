import { useEffect, useState } from "preact/hooks";
import type { BoxCardProps } from "../box/BoxCard";
import { buildConnectionStrip } from "../frame/strips/ConnectionStrip";
import { joinWords, t } from "../i18n";
import { api } from "../net/api";
import type { TableStore } from "../net/table";
import { extendMeta } from "../options/playedWith";
import { listWithoutBox } from "../options/withoutBox";
import { InviteCard, WatchCard } from "../people/InviteCard";
import { SeatRow } from "../people/SeatRow";
import { findWhereabouts } from "../people/whereabouts";
import { hasBox } from "../pieces/boards";
import { hasDifferingBoxes } from "../pieces/boxFile";
import { back, go } from "../router";
import { games, loadGames } from "../session/games";
import { watch } from "../session/session";
import { Button, LinkButton, MainButton } from "../ui/Button";
import { Fold } from "../ui/Fold";
import { Heading } from "../ui/Heading";
import { leadTo } from "../ui/leadTo";
import { Prompt } from "../ui/Prompt";
import { Row, Rows } from "../ui/Rows";
import { Screen } from "../ui/Screen";
import { Stamp } from "../ui/Stamp";
import { buildUpdateStrip } from "../ui/UpdateStrip";
import { useAsk } from "../ui/useAsk";
import { useCloseOnBack } from "../ui/useCloseOnBack";
import { useTitle } from "../ui/useTitle";
import type { GameMeta, TableInfo } from "../wire";
import { AddSeat } from "./AddSeat";
import { AgreedRules, type LobbyPartProps } from "./AgreedRules";
import { LazyBoxCard } from "./LazyBoxCard";

/** The lobby: seats, invitation, rules, start. */
export function Lobby({ table, info }: { table: TableStore; info: TableInfo }) {
  useTitle(t(`${info.game}.name`));
  const [adding, setAdding] = useState(false);
  const [starting, setStarting] = useState(false);
  const { failed, setError, ask } = useAsk();
  const [isBoardOpen, setBoardOpen] = useState(false);
  useEffect(() => {
    loadGames().catch(setError);
  }, [setError]);

  const bare = games.value?.find(({ id }) => id === info.game);
  const meta = bare && extendMeta(bare, info.expansions, info.options);
  const seats = Object.values(info.seats);
  const leaveForm = () => {
    setAdding(false);
    setError(null);
  };
  useCloseOnBack(adding, leaveForm);
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
        onLeave={leaveForm}
      />
    ) : (
      <LobbyPrompt
        {...{ table, info, meta, failed, starting, isBoardOpen }}
        onAdd={() => setAdding(true)}
        onStart={() => void start()}
      />
    );
  return (
    <Screen
      top={
        <Heading title={t(`${info.game}.name`)} onBack={() => back([])}>
          <LinkButton icon="more" label={t("settings.title")} onPress={() => go(["settings"])} />
        </Heading>
      }
      strip={buildConnectionStrip(table) ?? buildUpdateStrip()}
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
        {meta ? <OwnBox {...{ table, info, meta }} ask={ask} onQuestion={setBoardOpen} /> : null}
        {bare && meta ? <AgreedRules {...{ table, info, seats, bare, meta }} ask={ask} /> : null}
      </div>
    </Screen>
  );
}

/** The link to watch, folded because most people come to play. */
function ToWatch({ store }: { store: TableStore }) {
  const [open, setOpen] = useState(false);
  return (
    <Fold title={t("people.watch")} as="h3" open={open} onToggle={setOpen}>
      {open ? <WatchCard store={store} /> : null}
    </Fold>
  );
}

interface LobbyPromptProps {
  table: TableStore;
  info: TableInfo;
  meta: GameMeta | undefined;
  failed: string;
  starting: boolean;
  /** True while nobody has said whether the board is that of the box. */
  isBoardOpen: boolean;
  onAdd: () => void;
  onStart: () => void;
}

function LobbyPrompt(props: LobbyPromptProps) {
  const { table, info, meta, failed, starting, isBoardOpen, onAdd, onStart } = props;
  const seats = Object.values(info.seats);
  const ownSeat = table.seats.value[0];
  const seated = ownSeat !== undefined;
  const colour = seated ? info.seats[ownSeat]?.colour : undefined;
  const enough = meta !== undefined && seats.length >= meta.min_seats;
  const host = seats.find((seat) => seat.host);
  const free = meta !== undefined && seats.length < Math.min(meta.max_seats, meta.colours.length);
  const problem = failed ? <span class="bad">{failed}</span> : null;
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
      >
        {second}
      </Prompt>
    );
  }
  const n = seats.length;
  const least = meta?.min_seats ?? 0;
  const about = isBoardOpen ? (
    <LinkButton onPress={() => leadTo(".board-card-look", document)}>{t("lobby.board_open")}</LinkButton>
  ) : (
    t("lobby.start_about")
  );
  return (
    <Prompt
      colour={colour}
      title={enough ? t("lobby.start_prompt", { n }) : t("lobby.few_prompt")}
      second={problem ?? (enough ? about : t("lobby.few_about", { n: least }))}
      steady
    >
      {second}
      <MainButton
        missing={
          starting ? t("lobby.starting") : enough ? undefined : t("lobby.few", { n: Math.max(0, least - n) })
        }
        leadsTo={starting ? undefined : ".invite"}
        onPress={onStart}
      >
        {t("lobby.start", { n })}
      </MainButton>
    </Prompt>
  );
}

function Seats({ table, info, meta, ask }: LobbyPartProps) {
  const seats = Object.values(info.seats);
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
            whereabouts={findWhereabouts(table, place)}
            begins={info.starter === place}
            colours={meta.colours}
            otherSeats={seats.filter(({ id }) => id !== seat.id)}
            changes={
              host || mine.includes(place)
                ? {
                    save: (change) => void ask(api.seatChange(table.id, seat.id, change)),
                    leaves: !host && seat.phone === true,
                    remove: () => void ask(api.seatLeave(table.id, seat.id)),
                    earlier: mover(place, place - 1),
                    later: mover(place, place + 1),
                  }
                : undefined
            }
          />
        ))}
        {free.slice(0, seats.length < meta.max_seats ? 1 : 0).map((colour) => (
          <li key={colour} class="row">
            <Stamp size={28} />
            <span class="row-words second-line">
              {t("lobby.free", {
                n: free.length,
                colours: joinWords(free.map((name) => t(`colour.${name}`))),
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The host's box, with which this table is played. Everybody may look at what differs in it. */
function OwnBox({ table, info, meta, ask, onQuestion }: LobbyPartProps & Pick<BoxCardProps, "onQuestion">) {
  const { pieces = [], boards = [], invented = 0 } = info;
  const n = pieces.length - invented;
  const host = table.host.value;
  if (!hasBox(info.game)) return null;
  const count = (key: string, n: number | null) => {
    const unknown = meta.options.find((option) => option.key === key)?.values[0] ?? "";
    const options = { ...info.options, [key]: n === null ? unknown : String(n) };
    void ask(api.tableChange(table.id, { options }));
  };
  const look = () => go(["t", table.id, "box"]);
  const whose = t(host ? "lobby.box_mine" : "lobby.box_hosts");
  return (
    <section class="lobby-box">
      <h3 class="field-label">{t("lobby.box")}</h3>
      <Rows>
        {hasDifferingBoxes(info.game) && (n || !invented) ? (
          <Row title={t("lobby.box_differs", { n })} second={whose} onPress={n ? look : undefined} />
        ) : null}
        {boards.length ? (
          <Row
            title={t("lobby.box_boards", { n: boards.length })}
            second={hasDifferingBoxes(info.game) ? undefined : whose}
          />
        ) : null}
        {invented ? (
          <Row
            title={t("lobby.invented", { n: invented })}
            second={host ? undefined : t("lobby.invented_about")} // the box below tells its host why
            onPress={look}
          />
        ) : null}
      </Rows>
      <LazyBoxCard
        game={info.game}
        expansions={info.expansions ?? []}
        draw={info.draw}
        seats={Math.max(Object.keys(info.seats).length, meta.min_seats)}
        hostsBoards={host ? undefined : boards}
        onCount={count}
        onQuestion={onQuestion}
        onNoBox={() => {
          const change = listWithoutBox(meta);
          if (change.draw || change.options) void ask(api.tableChange(table.id, change));
        }}
      />
      {host ? <Button onPress={() => go(["box", info.game])}>{t("new.box")}</Button> : null}
    </section>
  );
}
