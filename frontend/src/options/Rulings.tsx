import { has, t } from "../i18n";
import { Fold } from "../ui/Fold";
import { useTexts } from "../ui/useTexts";

/** The rulings of a game or of an expansion, found by the room of its texts. */
export function Rulings({ room }: { room: string }) {
  useTexts(room);
  const codes: string[] = [];
  while (has(`${room}.ruling_${codes.length + 1}`)) codes.push(`${room}.ruling_${codes.length + 1}`);
  if (codes.length === 0) return null;
  return (
    <Fold title={t("settings.rulings", { game: t(`${room}.name`) })} as="h2">
      <ol class="prose rulings">
        {codes.map((code) => (
          <li key={code}>{t(code)}</li>
        ))}
      </ol>
    </Fold>
  );
}
