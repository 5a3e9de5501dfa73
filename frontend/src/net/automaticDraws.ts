import type { DrawPrompt, View } from "../wire";

/** Codes of refusals that say that another page or phone was faster. */
const STALE = new Set(["table.stale_version", "table.too_late", "table.nothing_to_draw"]);

/** Draws that nobody decides about, so that this phone makes them without a tap. */
export class AutomaticDraws {
  /** Ids of the prompts that were answered. */
  readonly #answered = new Set<string>();
  /** Set by an undo on this phone: the next draw waits for a tap. */
  isPaused = false;

  /** Call `submit` for each prompt of the view that draws at once. */
  make(view: View | null | undefined, submit: (prompt: DrawPrompt) => void): void {
    if (this.isPaused) return;
    for (const prompt of Object.values(view?.prompts ?? {})) {
      if (prompt.kind !== "draw" || !prompt.at_once) continue;
      this.#answered.add(prompt.id);
      submit(prompt);
    }
  }

  /** True if the refusal needs no notice: a draw was made elsewhere. A draw that is still open is submitted again. */
  isMadeElsewhere(prompt: string, code: string): boolean {
    return this.#answered.has(prompt) && STALE.has(code);
  }
}
