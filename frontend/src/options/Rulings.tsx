import { has, t } from "../i18n";
import { useTexts } from "../ui/useTexts";

/** The rulings of a game or of an expansion, found by the room of its texts. */
export function Rulings({ room }: { room: string }) {
  useTexts(room);
  const codes: string[] = [];
  while (has(`${room}.ruling_${codes.length + 1}`)) codes.push(`${room}.ruling_${codes.length + 1}`);
  if (codes.length === 0) return null;
  return (
    <details class="fold">
      <summary>
        <h2 class="row-words row-title">{t("settings.rulings", { game: t(`${room}.name`) })}</h2>
      </summary>
      <ol class="prose rulings">
        {codes.map((code) => (
          <li key={code}>{t(code)}</li>
        ))}
      </ol>
    </details>
  );
}
