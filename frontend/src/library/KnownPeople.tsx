import { useState } from "preact/hooks";
import { t } from "../i18n";
import { sentence } from "../net/errors";
import { back } from "../router";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useRequest } from "../ui/useRequest";
import { useTitle } from "../ui/useTitle";
import type { MergePreview, Person } from "../wire";
import { libraryFilter } from "./filters";
import { shelf } from "./shelf";
import "../corrections/corrections.css";
import "./Library.css";

/** The people of the finished tables. Two entries of the same person can be merged, after a confirmation. */
export function KnownPeople() {
  const { answer: people, failed, retry } = useRequest("people", shelf.people);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [preview, setPreview] = useState<MergePreview | null>(null);
  const [refused, setRefused] = useState("");
  useTitle(t("people_known.title"));

  const [into, from] = chosen;
  const doing = (work: Promise<void>) => {
    setRefused("");
    work.catch((error: unknown) => setRefused(sentence(error)));
  };
  const choose = (person: string) => {
    setPreview(null);
    setRefused("");
    setChosen(
      chosen.includes(person)
        ? chosen.filter((selected) => selected !== person)
        : [...chosen.slice(-1), person],
    );
  };
  const look = async () => {
    if (into && from) setPreview(await shelf.mergePreview(from, into));
  };
  const merge = async () => {
    if (!into || !from) return;
    await shelf.merge(from, into);
    reset();
  };
  const apart = async (person: string) => {
    await shelf.apart(person);
    reset();
  };
  const reset = () => {
    libraryFilter.value = {};
    setChosen([]);
    setPreview(null);
    retry();
  };
  const second = preview
    ? t("people_known.merged", { name: preview.merged.name, n: preview.merged.plays })
    : t("people_known.about");
  return (
    <Screen
      top={<Heading title={t("people_known.title")} level={2} onBack={() => back(["library"])} />}
      sheet={
        <Prompt
          title={refused ? t("people_known.not") : t(preview ? "people_known.sure" : "people_known.prompt")}
          tone={refused ? "bad" : "plain"}
          second={refused || failed || second}
          bar={
            <ActionBar>
              {preview ? (
                <>
                  <Button onPress={() => setPreview(null)}>{t("people_known.leave")}</Button>
                  <Button kind="main" onPress={() => doing(merge())}>
                    {t("people_known.merge")}
                  </Button>
                </>
              ) : (
                <Button
                  kind="main"
                  missing={into && from ? undefined : t("people_known.choose_two")}
                  leadsTo=".tasks"
                  onPress={() => doing(look())}
                >
                  {t("people_known.look")}
                </Button>
              )}
            </ActionBar>
          }
        />
      }
    >
      <div class="form">
        {people?.length ? (
          <ul class="tasks" aria-label={t("people_known.title")}>
            {people.map((person) => (
              <PersonRow
                key={person.person}
                person={person}
                place={chosen.indexOf(person.person) + 1}
                onChoose={() => choose(person.person)}
                onApart={(other) => doing(apart(other))}
              />
            ))}
          </ul>
        ) : (
          <p class="second-line">{people ? t("library.none") : failed ? "" : t("common.loading")}</p>
        )}
      </div>
    </Screen>
  );
}

interface PersonProps {
  person: Person;
  /** 1: chosen first, so this name stays; 0: not chosen. */
  place: number;
  onChoose: () => void;
  onApart: (other: string) => void;
}

function PersonRow({ person, place, onChoose, onApart }: PersonProps) {
  return (
    <li>
      <div class="task">
        <label class="task-label">
          <input class="unseen" type="checkbox" checked={place > 0} onChange={onChoose} />
          <span class="task-box person-box display" aria-hidden="true">
            {place || ""}
          </span>
          <span class="row-words">
            <span class="row-title">{person.name}</span>
            <span class="second-line">{t("library.tables", { n: person.plays })}</span>
          </span>
        </label>
      </div>
      {(person.others ?? []).map((other) => (
        <p key={other.person} class="person-other">
          <span class="second-line">{t("people_known.also", { name: other.name })}</span>
          <Button kind="link" onPress={() => onApart(other.person)}>
            {t("people_known.apart")}
          </Button>
        </p>
      ))}
    </li>
  );
}
