import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { findLocale, formatClockTime, t } from "../i18n";
import { api } from "../net/api";
import { client } from "../net/client";
import { go } from "../router";
import { LinkButton } from "../ui/Button";
import { Fold } from "../ui/Fold";
import { Icon } from "../ui/Icon";
import { nameGame } from "../ui/nameGame";
import { Refusal } from "../ui/Refusal";
import { Rows } from "../ui/Rows";
import { useAsk } from "../ui/useAsk";
import type { TableListed } from "../wire";
import "./YourTables.css";

/** Fetch the tables of this phone. @throws AppError */
export const fetchTables = () => client.GET("/api/v1/tables");

/** The tables of this phone. Finished and abandoned ones can be hidden, and listed again. */
export function YourTables({ tables }: { tables: readonly TableListed[] }) {
  const listed = tables.filter((table) => !table.hidden);
  const hidden = tables.filter((table) => table.hidden);
  return (
    <section class="form">
      <h2 class="sub-head">{t("start.tables")}</h2>
      {listed.length ? (
        <Rows>
          {listed.map((table) => (
            <Listed key={table.table} table={table} />
          ))}
        </Rows>
      ) : null}
      {hidden.length ? (
        <Fold title={t("start.hidden", { n: hidden.length })}>
          <Rows>
            {hidden.map((table) => (
              <Listed key={table.table} table={table} />
            ))}
          </Rows>
        </Fold>
      ) : null}
    </section>
  );
}

/** One table: a tap opens it; a button beside it hides it or lists it again, with an undo. */
function Listed({ table }: { table: TableListed }) {
  const [hidden, setHidden] = useState(table.hidden ?? false);
  const { failed, ask } = useAsk();
  const item = useRef<HTMLLIElement>(null);
  const isNews = hidden && !table.hidden;
  const before = useRef(isNews);
  useLayoutEffect(() => {
    // The tapped button is gone, so its counterpart takes the focus.
    if (before.current !== isNews) item.current?.querySelector<HTMLElement>(".button-link")?.focus();
    before.current = isNews;
  }, [isNews]);
  const set = (now: boolean) => ask(api.tableHide(table.table, now).then(() => setHidden(now)));
  const names = table.names.length ? table.names.join(", ") : t("start.nobody");
  if (isNews) {
    return (
      <li ref={item}>
        <p class="row">
          <span class="row-words second-line" role="status">
            {t("start.hidden_now", { names, status: table.status })}
          </span>
          <LinkButton icon="undo" onPress={() => set(false)}>
            {t("common.undo")}
          </LinkButton>
        </p>
        <Refusal words={failed} />
      </li>
    );
  }
  return (
    <li ref={item}>
      <div class="your-table">
        <button type="button" class="row row-button" onClick={() => go(["t", table.table])}>
          <span class="row-words">
            <span class="row-title">
              <bdi>{names}</bdi>
            </span>
            <span class="second-line">
              {t("start.status", { game: nameGame(table.game, table.expansions), status: table.status })} ·{" "}
              {describeWhen(table.created)}
            </span>
          </span>
          <Icon name="next" size={20} />
        </button>
        {table.hidden || table.may_hide ? (
          <LinkButton
            label={t(hidden ? "start.show_of" : "start.hide_of", { names })}
            onPress={() => set(!hidden)}
          >
            {t(hidden ? "start.show" : "start.hide")}
          </LinkButton>
        ) : null}
      </div>
      <Refusal words={failed} />
    </li>
  );
}

/** Return when a table was opened: the time of today, or the date of an earlier day. */
function describeWhen(created: string): string {
  const at = new Date(created);
  if (at.toDateString() === new Date().toDateString()) {
    return t("start.opened", { time: formatClockTime(at.getTime()) });
  }
  return new Intl.DateTimeFormat(findLocale(), { day: "numeric", month: "long" }).format(at);
}
