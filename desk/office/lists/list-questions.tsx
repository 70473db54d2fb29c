import { useId, useState } from 'react';
import type { UploadOptions } from '#contract/desk/files.ts';
import type { ReadListPreview } from '#contract/desk/read-list.ts';
import { Field } from '#desk/kit/field.tsx';
import { useTexts } from '#desk/office/texts.ts';
import card from '#ui/card.module.css';
import input from '#desk/kit/inputs.module.css';
import styles from './lists.module.css';

interface QuestionsProps {
  list: ReadListPreview;
  options: UploadOptions;
  onOptions: (options: Partial<UploadOptions>) => void;
}

/** What is asked once for the whole list: since when, and whose players those are for whom it says no team. */
export function ListQuestions({ list, options, onOptions }: QuestionsProps) {
  const { t } = useTexts();
  const [team, setTeam] = useState(options.team ?? '');
  const teams = useId();
  const isAsked = list.withoutTeam > 0;
  const answer = (value: string) => {
    if (value.trim() !== (options.team ?? '')) onOptions({ team: value.trim() || null });
  };
  return (
    <section className={`${card.card} ${card.body} ${styles.questions}`}>
      {(isAsked || options.team !== null) && (
        <Field
          label={t('list.whose')}
          {...(isAsked
            ? { wrong: t('list.whoseText', { count: list.withoutTeam }), tone: 'warn' }
            : { help: t('list.whoseKnown') })}
        >
          {(control) => (
            <form
              className={input.input}
              onSubmit={(event) => {
                event.preventDefault();
                answer(team);
              }}
            >
              <input
                {...control}
                list={teams}
                value={team}
                maxLength={100}
                autoComplete="off"
                onChange={({ target }) => {
                  setTeam(target.value);
                  if (list.knownTeams.includes(target.value)) answer(target.value);
                }}
                onBlur={() => answer(team)}
              />
              <datalist id={teams}>
                {list.knownTeams.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </datalist>
            </form>
          )}
        </Field>
      )}
      <Field label={t('list.since')} help={t(list.hasSeason ? 'list.sinceText' : 'list.sinceNoSeason')}>
        {(control) => (
          <span className={input.input}>
            <input
              {...control}
              type="date"
              defaultValue={list.since}
              onBlur={({ target }) => target.value !== list.since && onOptions({ since: target.value || null })}
            />
          </span>
        )}
      </Field>
    </section>
  );
}
