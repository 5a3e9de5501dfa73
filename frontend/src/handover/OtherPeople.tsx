import { t } from "../i18n";
import type { TableStore } from "../net/table";
import { Button } from "../ui/Button";
import type { TableInfo, Watched } from "../wire";

interface OtherPeopleProps {
  store: TableStore;
  info: TableInfo;
  /** The seat whose person is already asked to take the phone. */
  seat: Watched;
}

/** Buttons that hand the phone to its other players. */
export function OtherPeople({ store, info, seat }: OtherPeopleProps) {
  return (
    <>
      {store.seats.value
        .filter((other) => other !== seat)
        .map((other) => (
          <Button key={other} onPress={() => store.handTo(other)}>
            {t("hand.to", { name: info.seats[other]?.name ?? "" })}
          </Button>
        ))}
    </>
  );
}
