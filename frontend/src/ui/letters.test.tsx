/** Characters of all scripts, and emoji, in typed texts. */
import { fireEvent, render, screen } from "@testing-library/preact";
import { useState } from "preact/hooks";
import { beforeEach, expect, test } from "vitest";
import { findOtherName, NameField, nameMissing } from "../people/NameField";
import { speak } from "../testing/played";
import { cleanText } from "./cleanText";
import { countLetters, shortenText } from "./letters";

const FAMILY = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}";
const PERSIAN = "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627";

beforeEach(() => speak("en"));

test("joiners within emoji and words stay, any other invisible character becomes a space", () => {
  for (const text of [FAMILY, PERSIAN, "\u{1f9d1}\u{1f3fd}\u200d\u{1f680}", "\u2764\ufe0f\u200d\u{1f525}"]) {
    expect(cleanText(text)).toBe(text);
  }
  expect(cleanText("An\u200dna\u200cB\u202ex\u0007\ud83d")).toBe("An na B x  ");
});

test("a text is cut between characters, never within one", () => {
  expect(countLetters(FAMILY)).toBe(7);
  expect(shortenText(FAMILY.repeat(4), 24)).toBe(FAMILY.repeat(3));
  expect(shortenText("e\u0301".repeat(3), 5)).toBe("e\u0301".repeat(2));
  expect(shortenText(PERSIAN, 24)).toBe(PERSIAN);
});

function Named() {
  const [name, setName] = useState("");
  return <NameField label="Name" value={name} onInput={setName} otherSeats={[]} />;
}

test("a name takes as many characters as on the server, whole emoji, and says when it is full", () => {
  render(<Named />);
  const field = screen.getByLabelText<HTMLInputElement>("Name");
  const typed = (value: string) => {
    fireEvent.input(field, { target: { value } });
    return field.value;
  };
  const full = () => screen.queryByText("At most 24 characters");
  expect(typed("\u{1f600}".repeat(20))).toBe("\u{1f600}".repeat(20));
  expect(full()).toBeNull();
  expect(typed("\u{1f600}".repeat(24))).toBe("\u{1f600}".repeat(24));
  expect(full()).toBeTruthy();
  expect(typed(FAMILY.repeat(4))).toBe(FAMILY.repeat(3));
  expect(full(), "three emoji fill it, a fourth does not fit").toBeTruthy();
  expect(typed("Anna")).toBe("Anna");
  expect(full()).toBeNull();
});

test("names that differ in joiners or case are equal, and a shortened name ends with a whole emoji", () => {
  const otherSeats = [{ id: "s", name: PERSIAN, colour: "red" }];
  expect(nameMissing(PERSIAN.replace("\u200c", ""), otherSeats)).toBe("Choose another name");
  expect(nameMissing("GROSS", [{ id: "s", name: "Gro\u00df", colour: "red" }])).toBe("Choose another name");
  expect(findOtherName(FAMILY.repeat(3), [])).toBe(`${FAMILY.repeat(3)} 2`);
  expect(findOtherName(`${FAMILY.repeat(3)}Jo`, [])).toBe(`${FAMILY.repeat(3)}J 2`);
});
