/** Typed, composed and pasted texts. */
import { fireEvent, render, screen } from "@testing-library/preact";
import { useState } from "preact/hooks";
import { beforeEach, expect, test } from "vitest";
import { AccountField } from "../account/AccountField";
import { NameField } from "../people/NameField";
import { speak } from "../testing/played";
import { findMailedCode, findRecoveryCode, findTableCode } from "./codes";
import { CodeBoxes, TextField } from "./fields";

beforeEach(() => speak("en"));

test.each([
  ["k7mp4r", "K7MP4R"],
  [" K7 mp-4r ", "K7MP4R"],
  ["https://192.168.1.7:8000/#/join/K7MP4R", "K7MP4R"],
  ["K0O1ILMP4RXY", "KMP4RX"],
  ["k7m", "K7M"],
  ["Code: RA2RV8", "RA2RV8"],
  ["Code: RA2 RV8", "RA2RV8"],
  ["code: ra2rv8.", "RA2RV8"],
  ["SERVER: RA2RV8", "RA2RV8"],
  ["The server has the code (RA2RV8)!", "RA2RV8"],
  ["Der Code ist ABCDEF, bis gleich", "ABCDEF"],
  ["Join my table: https://tables.example.org/#/join/RA2RV8. See you!", "RA2RV8"],
  ["http://10.0.0.7:8000/#/watch/ra2rv8)", "RA2RV8"],
  ["", ""],
])("the table's code in %j is %j", (typed, code) => {
  expect(findTableCode(typed)).toBe(code);
});

test("a recovery code and a mailed code are found in a message", () => {
  const code = "ABCDE-FGHJK-23456-789AB";
  expect(findRecoveryCode(`Code: ${code}.`)).toBe(code);
  expect(findRecoveryCode(`https://x/#/recover/${code}`)).toBe(code);
  expect(findRecoveryCode("ABCDE FGHJK 23456 789AB")).toBe("ABCDE FGHJK 23456 789AB");
  expect(findRecoveryCode("ABCDE-FG")).toBe("ABCDE-FG");
  expect(findMailedCode("Your code: 12345678.")).toBe("12345678");
  expect(findMailedCode("1234")).toBe("1234");
});

/** Fields that correct what is typed, each with a text that it corrects and the value. */
const FIELDS = {
  code: [
    (value: string, onInput: (value: string) => void) => (
      <CodeBoxes label="Field" value={value} onInput={onInput} />
    ),
    "ra2rv8",
    "RA2RV8",
  ],
  text: [
    (value: string, onInput: (value: string) => void) => (
      <TextField label="Field" value={value} longest={5} onInput={onInput} />
    ),
    "Kerstin",
    "Kerst",
  ],
  name: [
    (value: string, onInput: (value: string) => void) => (
      <NameField label="Field" value={value} otherSeats={[]} onInput={onInput} />
    ),
    "Bartholomäus Maximilian von",
    "Bartholomäus Maximilian ",
  ],
  mailed: [
    (value: string, onInput: (value: string) => void) => (
      <AccountField
        {...{ label: "Field", name: "code", kind: "one-time-code", refused: "", last: true }}
        value={value}
        onInput={onInput}
      />
    ),
    "Code 12345678",
    "12345678",
  ],
} as const;

test.each(Object.entries(FIELDS))(
  "%s: a composing keyboard is not interrupted",
  (_, [make, typed, value]) => {
    const values: string[] = [];
    function Form() {
      const [entered, enter] = useState("");
      return make(entered, (next) => {
        values.push(next);
        enter(next);
      });
    }
    render(<Form />);
    const field = screen.getByLabelText<HTMLInputElement>("Field");
    fireEvent.compositionStart(field);
    for (let n = 1; n <= typed.length; n += 1) {
      const composed = typed.slice(0, n);
      fireEvent.input(field, { target: { value: composed } });
      expect(field.value, "rewritten while composing").toBe(composed);
    }
    expect(values.at(-1)).toBe(value);
    fireEvent.compositionEnd(field);
    expect(field.value).toBe(value);
    expect(values.at(-1)).toBe(value);
    fireEvent.input(field, { target: { value: `${typed}` } });
    expect(field.value).toBe(value);
  },
);
