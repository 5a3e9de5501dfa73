import { act, render, screen } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { go } from "../router";
import { useSend } from "./useSend";

function start() {
  let answer: () => void = () => undefined;
  const [leave, onAnswer] = [vi.fn(), vi.fn()];
  const request = () => new Promise<void>((resolve) => (answer = resolve));
  function Sender() {
    const { sending, send } = useSend();
    return (
      <button type="button" onClick={() => send("it", request, leave, onAnswer)}>
        {sending ? "sending" : "send"}
      </button>
    );
  }
  render(<Sender />);
  screen.getByRole("button").click();
  return { leave, onAnswer, answer: () => act(async () => answer()) };
}

test("an answer leaves the screen", async () => {
  const { leave, onAnswer, answer } = start();
  await answer();
  expect([leave.mock.calls.length, onAnswer.mock.calls.length]).toEqual([1, 1]);
});

test("whoever has gone elsewhere meanwhile stays there", async () => {
  const { leave, onAnswer, answer } = start();
  go(["library"]);
  await answer();
  expect([leave.mock.calls.length, onAnswer.mock.calls.length]).toEqual([0, 1]);
});
