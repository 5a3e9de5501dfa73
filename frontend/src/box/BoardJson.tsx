import { useId } from "preact/hooks";
import limits from "../generated/limits.json";
import { t } from "../i18n";
import { FilePick } from "../ui/FilePick";

/** Maximum size of a board in bytes. */
export const LARGEST = limits.board;

interface JsonProps {
  text: string;
  onType: (text: string) => void;
  onFile: (file: File) => void;
}

/** Field for a board as JSON, which may be pasted or opened from a file. */
export function JsonField({ text, onType, onFile }: JsonProps) {
  const id = useId();
  return (
    <div class="field board-source">
      <label class="field-label" for={id}>
        {t("box.board_json")}
      </label>
      <textarea
        id={id}
        class="text-field board-json"
        rows={8}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        maxLength={LARGEST}
        value={text}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      <FilePick icon="plus" accept=".json,application/json" onFile={onFile}>
        {t("box.board_open")}
      </FilePick>
    </div>
  );
}
