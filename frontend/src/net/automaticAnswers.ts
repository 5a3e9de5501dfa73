import type { Payload, SeatPrompt, View } from "../wire";

/** Codes of refusals that say that another page or phone was faster. */
const STALE = new Set(["table.stale_version", "table.too_late", "table.nothing_to_draw"]);

/** An answer that was announced with another one, and follows once that one is settled. */
interface Next {
  seat: number;
  /** The prompt that was answered by hand. */
  after: string;
  /** The prompt with a single answer. */
  prompt: string;
}

type Submit = (prompt: string, action: Payload) => void;

/** Answers that nobody decides about, so that this phone gives them without a tap: draws, and what was announced. */
export class AutomaticAnswers {
  /** Ids of the prompts that were answered. */
  readonly #answered = new Set<string>();
  #next: Next | null = null;
  /** Set by an undo on this phone: the next draw waits for a tap. */
  isPaused = false;

  /** Remember which prompt is answered after a seat's answer to another one; without one, forget it. */
  announce(seat: number, after: string, prompt?: string): void {
    this.#next = prompt ? { seat, after, prompt } : null;
  }

  /** Call `submit` for each prompt of the seat's view that draws at once, and for the announced one. */
  give(
    seat: number,
    view: View | null | undefined,
    pending: readonly { prompt: string }[],
    submit: Submit,
  ): void {
    const prompts = Object.values(view?.prompts ?? {});
    const due = this.#isDue(seat, pending) ? this.#next?.prompt : undefined;
    for (const prompt of prompts) {
      const action = prompt.id === due ? findOnlyAnswer(prompt) : this.#findDraw(prompt);
      if (!action) continue;
      if (prompt.id === due) this.#next = null;
      this.#answered.add(prompt.id);
      submit(prompt.id, action);
    }
  }

  /** True if the refusal needs no notice: it was done elsewhere. A draw that is still open is submitted again. */
  isDoneElsewhere(prompt: string, code: string): boolean {
    if (prompt === this.#next?.after) this.#next = null;
    return this.#answered.has(prompt) && STALE.has(code);
  }

  #isDue(seat: number, pending: readonly { prompt: string }[]): boolean {
    return this.#next?.seat === seat && !pending.some(({ prompt }) => prompt === this.#next?.after);
  }

  #findDraw(prompt: SeatPrompt): Payload | undefined {
    return prompt.kind === "draw" && prompt.at_once && !this.isPaused ? prompt.action : undefined;
  }
}

function findOnlyAnswer(prompt: SeatPrompt): Payload | undefined {
  const [only, ...more] = prompt.kind === "choose" ? prompt.choices : [];
  return only && !more.length ? { ...prompt.action, ...only.payload } : undefined;
}
