import { useState } from "preact/hooks";
import { t } from "../i18n";
import { describeError } from "../net/errors";
import { isRefusal } from "../net/refusals";
import { back } from "../router";
import { Button, LinkButton, MainButton } from "../ui/Button";
import { describeFailure } from "../ui/failedTitle";
import { Heading } from "../ui/Heading";
import { Icon } from "../ui/Icon";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useAsk } from "../ui/useAsk";
import { useCloseOnBack } from "../ui/useCloseOnBack";
import { useRequest } from "../ui/useRequest";
import { useTitle } from "../ui/useTitle";
import type { MergePreview, Person } from "../wire";
import { goToPerson } from "./PersonParts";
import { libraryFilter, shelf } from "./shelf";
import "../corrections/corrections.css";
import "./Library.css";

/** The people of the finished tables: each leads to its page. In a mode of its own two entries can be merged. */
export function KnownPeople() {
  const { answer: people, failed, retry } = useRequest("people", shelf.people);
  const [isMerging, setMerging] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [preview, setPreview] = useState<MergePreview | null>(null);
  const { error: refused, setError, ask } = useAsk();
  useTitle(t("people_known.title"));

  const [into, from] = chosen;
  const choose = (person: string) => {
    setPreview(null);
    setError(null);
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
    leaveMerging();
    retry();
  };
  const leaveMerging = () => {
    setMerging(false);
    setChosen([]);
    setPreview(null);
    setError(null);
  };
  useCloseOnBack(isMerging, leaveMerging);
  const second = preview
    ? t("people_known.merged", { name: preview.merged.name, n: preview.merged.plays })
    : t(isMerging ? "people_known.about" : "people_known.open_about");
  return (
    <Screen
      top={<Heading title={t("people_known.title")} onBack={() => back(["library"])} />}
      sheet={
        <Prompt
          title={
            refused
              ? describeFailure(refused, "people_known.not")
              : preview
                ? t("people_known.sure")
                : t(`people_known.${isMerging ? "prompt" : people?.length ? "open" : "title"}`)
          }
          tone={refused ? "bad" : "plain"}
          second={refused ? describeError(refused) : failed || second}
        >
          {preview ? (
            <>
              <Button onPress={() => setPreview(null)}>{t("people_known.leave")}</Button>
              <MainButton onPress={() => void ask(merge())}>{t("people_known.merge")}</MainButton>
            </>
          ) : isMerging ? (
            <>
              <Button onPress={leaveMerging}>{t("people_known.leave")}</Button>
              <MainButton
                missing={
                  into && from && !(refused && isRefusal(refused)) ? undefined : t("people_known.choose_two")
                }
                leadsTo=".tasks"
                onPress={() => void ask(look())}
              >
                {t("people_known.look")}
              </MainButton>
            </>
          ) : people && people.length > 1 ? (
            <Button onPress={() => setMerging(true)}>{t("people_known.prompt")}</Button>
          ) : null}
        </Prompt>
      }
    >
      <div class="form">
        {people?.length ? (
          <ul class="tasks" aria-label={t("people_known.title")}>
            {people.map((person) => (
              <PersonRow
                key={person.person}
                person={person}
                place={isMerging ? chosen.indexOf(person.person) + 1 : null}
                onChoose={() => choose(person.person)}
                onApart={(other) => void ask(apart(other))}
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
  /** 1: chosen first, so this name stays; 0: not chosen; null: nobody is to be chosen. */
  place: number | null;
  onChoose: () => void;
  onApart: (other: string) => void;
}

function PersonRow({ person, place, onChoose, onApart }: PersonProps) {
  const words = (
    <span class="row-words">
      <span class="row-title">
        <bdi>{person.name}</bdi>
      </span>
      <span class="second-line">{t("library.games", { n: person.plays })}</span>
    </span>
  );
  return (
    <li>
      {place === null ? (
        <button type="button" class="row row-button" onClick={() => goToPerson(person.person)}>
          {words}
          <Icon name="next" size={20} />
        </button>
      ) : (
        <div class="task">
          <label class="task-label">
            <input class="unseen" type="checkbox" checked={place > 0} onChange={onChoose} />
            <span class="task-box person-box display" aria-hidden="true">
              {place || ""}
            </span>
            {words}
          </label>
        </div>
      )}
      {(person.others ?? []).map((other) => (
        <p key={other.person} class="person-other">
          <span class="second-line">{t("people_known.also", { name: other.name })}</span>
          <LinkButton onPress={() => onApart(other.person)}>{t("people_known.apart")}</LinkButton>
        </p>
      ))}
    </li>
  );
}
