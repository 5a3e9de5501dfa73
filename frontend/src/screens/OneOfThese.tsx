import { useEffect, useRef, useState } from "preact/hooks";
import { buildConnectionStrip } from "../frame/strips/ConnectionStrip";
import { t } from "../i18n";
import { api } from "../net/api";
import { AppError } from "../net/errors";
import type { TableStore } from "../net/table";
import { back } from "../router";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { nameGame } from "../ui/nameGame";
import { Prompt } from "../ui/Prompt";
import { Row, Rows } from "../ui/Rows";
import { Screen } from "../ui/Screen";
import { Stamp } from "../ui/Stamp";
import { useAsk } from "../ui/useAsk";
import type { SeatDocument, TableInfo } from "../wire";
import { arriveWithSeat } from "./MoveHere";

export const withoutPhone = (info: TableInfo): SeatDocument[] =>
  Object.values(info.seats).filter((seat) => !seat.phone);

interface OneOfTheseProps {
  table: TableStore;
  info: TableInfo;
  onWatch: () => void;
  /** Watching opens the TV, because this screen is large. */
  onTv: boolean;
  /** Take a new seat instead; undefined if none is free. */
  onOther?: (() => void) | undefined;
  /** Where Back leads; by default to the start screen. */
  from?: readonly string[];
}

/** Return the game of a table, with the host's name if the host has a seat. */
export function describeTable(info: TableInfo): string {
  const host = Object.values(info.seats).find((seat) => seat.host)?.name;
  const game = nameGame(info.game, info.expansions);
  return host === undefined ? game : t("join.table_of", { game, host });
}

/** "Are you one of these?": offers the seats without a phone. In a running game the host has to agree. */
export function OneOfThese({ table, info, onWatch, onTv, onOther, from = [] }: OneOfTheseProps) {
  const [pending, setPending] = useState<{ request: string; name: string } | null>(null);
  const { failed, setError, ask } = useAsk();
  const seated = table.seats.value.length > 0;
  useEffect(() => {
    if (seated) arriveWithSeat(table.id);
  }, [seated, table.id]);
  const waits = pending !== null && info.requests?.[pending.request] !== undefined;
  const lastRequest = useRef<string | null>(null);
  if (waits) lastRequest.current = pending.request;
  const over = pending !== null && !waits && lastRequest.current === pending.request;
  const askFor = async ({ id, name }: SeatDocument) => {
    const { request } = await api.seatAsk(table.id, id);
    if (request === undefined) arriveWithSeat(table.id);
    else setPending({ request, name });
  };
  const cancel = async (request: string) => {
    try {
      await api.requestEnd(table.id, request);
    } catch (error) {
      // The host has answered meanwhile, so there is nothing to withdraw.
      const isAnswered = error instanceof AppError && error.code === "table.unknown_request";
      if (!isAnswered) setError(error);
    }
    setPending(null);
  };
  const lobby = info.status === "lobby";
  const problem = failed || (over && !seated ? t("join.asked_over") : null);
  const waiting = pending !== null && problem === null;
  return (
    <Screen
      top={<Heading title={describeTable(info)} onBack={() => back(from)} />}
      strip={buildConnectionStrip(table)}
      sheet={
        <Prompt
          title={t(waiting ? "join.asked" : "join.one_of")}
          focusKey={waiting ? "asked" : "one"}
          second={
            problem !== null ? (
              <span class="bad" role="alert">
                {problem}
              </span>
            ) : waiting ? (
              t("join.asked_about", { name: pending.name })
            ) : (
              t(lobby ? "join.one_of_about" : "join.one_of_begun")
            )
          }
        >
          {waiting ? (
            <Button onPress={() => void cancel(pending.request)}>{t("common.cancel")}</Button>
          ) : (
            <Button onPress={onWatch}>{t(onTv ? "join.tv" : "join.watch")}</Button>
          )}
          {onOther && !waiting ? <Button onPress={onOther}>{t("join.none")}</Button> : null}
        </Prompt>
      }
    >
      {waiting ? null : (
        <div class="form">
          <Rows label={t("join.one_of")}>
            {withoutPhone(info).map((seat) => (
              <Row
                key={seat.id}
                lead={<Stamp colour={seat.colour} size={28} />}
                title={<bdi>{seat.name}</bdi>}
                onPress={() => void ask(askFor(seat))}
              />
            ))}
          </Rows>
          {lobby ? null : <p class="second-line">{t("join.one_of_missing")}</p>}
        </div>
      )}
    </Screen>
  );
}
