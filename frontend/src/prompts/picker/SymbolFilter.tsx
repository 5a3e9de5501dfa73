import type { ComponentChildren } from "preact";
import { t } from "../../i18n";
import type { GameArt } from "../../pieces/assets";

interface SymbolFilterProps {
  art: GameArt;
  symbols: readonly string[];
  chosenSymbols: readonly string[];
  onChange: (chosenSymbols: readonly string[]) => void;
  /** Content after the pictures. */
  children?: ComponentChildren;
}

/** Filter for tiles by printed symbols: each picture is on or off. */
export function SymbolFilter({ art, symbols, chosenSymbols, onChange, children }: SymbolFilterProps) {
  return (
    <fieldset class="symbol-filter">
      <legend class="unseen">{t("play.symbols")}</legend>
      {symbols.map((symbol) => {
        const on = chosenSymbols.includes(symbol);
        return (
          <button
            key={symbol}
            type="button"
            class={on ? "symbol-chip symbol-chip-on" : "symbol-chip"}
            data-symbol={symbol}
            aria-pressed={on}
            aria-label={t(`${art.id}.symbol_${symbol}`)}
            onClick={() =>
              onChange(on ? chosenSymbols.filter((other) => other !== symbol) : [...chosenSymbols, symbol])
            }
          >
            <svg class="symbol-picture" viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
              <use href={`#g-${symbol}`} />
            </svg>
          </button>
        );
      })}
      {children}
    </fieldset>
  );
}
