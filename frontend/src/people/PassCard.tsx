import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import { CodeCard } from "../ui/CodeCard";
import type { Invite, SeatDocument } from "../wire";

/** A code with which another phone takes the seat over. */
export function PassCard({ store, seat }: { store: TableStore; seat: SeatDocument }) {
  const [pass, setPass] = useState<Invite | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  // Whoever removes a phone ends the codes of all seats with those of the table: this one is made anew then.
  const at = store.document.value?.table.code ?? store.version.value.r;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let current = true;
    setPass(null);
    api.seatPass(store.id, seat.id).then(
      (made) => {
        store.letGo(seat.id, "moved");
        if (current) setPass(made);
      },
      (error: unknown) => current && setFailed(sentence(error)),
    );
    return () => {
      current = false;
    };
  }, [store, seat.id, at]);
  if (failed !== null) {
    return (
      <p class="second-line bad" role="alert">
        {failed}
      </p>
    );
  }
  return (
    <div role="status">
      <CodeCard
        svg={pass?.svg}
        qrLabel={t("people.move_qr", { name: seat.name })}
        scan={t("people.move_about")}
        code={pass?.code}
      />
    </div>
  );
}
