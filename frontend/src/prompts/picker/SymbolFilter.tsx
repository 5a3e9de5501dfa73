import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
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
            <SymbolPicture symbol={symbol} />
          </button>
        );
      })}
      {children}
    </fieldset>
  );
}

/** Side of a symbol's picture, in units of the drawing, and the room around a larger one. */
const SIDE = 40;
const ROOM = 4;

/** The picture of a symbol. One that is larger than most, as a cathedral, is shown whole. */
function SymbolPicture({ symbol }: { symbol: string }) {
  const picture = useRef<SVGSVGElement>(null);
  const [box, setBox] = useState(`${-SIDE / 2} ${-SIDE / 2} ${SIDE} ${SIDE}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another symbol has another size
  useLayoutEffect(() => {
    const drawn = picture.current?.getBBox?.();
    if (!drawn) return;
    const side = Math.max(SIDE, drawn.width + 2 * ROOM, drawn.height + 2 * ROOM);
    if (side > SIDE)
      setBox(`${drawn.x - (side - drawn.width) / 2} ${drawn.y - (side - drawn.height) / 2} ${side} ${side}`);
  }, [symbol]);
  return (
    <svg ref={picture} class="symbol-picture" viewBox={box} aria-hidden="true">
      <use href={`#g-${symbol}`} />
    </svg>
  );
}
