import { useEffect, useRef, useState } from 'react';
import { currentDay } from '#desk/api/server-clock.ts';
import { birthDay, registrationFault } from '#domain/club/registration.ts';
import { ageOn } from '#domain/formatting/sofia-time.ts';
import { HIGHEST_NUMBER } from '#domain/team/shirt-numbers.ts';
import type { OpenedLink } from '#contract/desk/registrations.ts';
import type { Draft } from './draft.ts';
import { useTexts } from './texts.ts';

const POSITION_CHOICES = ['GK', 'DEF', 'MID', 'FWD'] as const;
const OFFERED = 5;

interface StepProps {
  opened: OpenedLink;
  draft: Draft;
  change: (fields: Partial<Draft>) => void;
  /** What was wrong when he wanted to go on. */
  wrong: WhoFault | null;
}

export type WhoFault = 'needName' | 'needDate' | 'tooYoung' | 'unborn' | 'needPosition' | 'badNumber';

/** [RG1] What is missing in the first step, or null. */
export function whoFault({ firstName, lastName, day, month, year, position, shirtNumber }: Draft, opened: OpenedLink) {
  const birthdate = birthDay(day, month, year);
  const fault = birthdate && registrationFault({ birthdate, hasParent: true }, currentDay(), opened.ages);
  const faults: [WhoFault, boolean][] = [
    ['needName', ![firstName, lastName].every((name) => /\p{L}/u.test(name))],
    ['needDate', birthdate === null],
    ['unborn', fault === 'unborn'],
    ['tooYoung', fault === 'too_young'],
    ['needPosition', position === null],
    ['badNumber', shirtNumber !== null && !(shirtNumber >= 1 && shirtNumber <= HIGHEST_NUMBER)],
  ];
  return faults.find(([, isWrong]) => isWrong)?.[0] ?? null;
}

/** Who he is: name, birth date, position, number. */
export function WhoStep({ opened, draft, change, wrong }: StepProps) {
  const { t } = useTexts();
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wrong) field.current?.querySelector<HTMLElement>('[aria-invalid], [data-wrong] button')?.focus();
  }, [wrong]);
  const name = (key: 'firstName' | 'lastName', autoComplete: string) => (
    <div className="field half">
      <label htmlFor={key}>{t(`registration.${key}`)}</label>
      <input
        id={key}
        className="box"
        value={draft[key]}
        maxLength={40}
        autoComplete={autoComplete}
        autoCapitalize="words"
        enterKeyHint="next"
        aria-invalid={(wrong === 'needName' && !/\p{L}/u.test(draft[key])) || undefined}
        aria-describedby={wrong === 'needName' ? 'wrong-name' : undefined}
        onChange={(event) => change({ [key]: event.currentTarget.value })}
      />
    </div>
  );
  return (
    <div className="ask-form" ref={field}>
      {draft.wasSent && draft.day === '' && <p className="note">{t('registration.again')}</p>}
      {name('firstName', 'given-name')}
      {name('lastName', 'family-name')}
      {wrong === 'needName' && <Wrong id="wrong-name" text={t('registration.needName')} />}
      <BirthDate opened={opened} draft={draft} change={change} wrong={wrong} />
      <fieldset className="field" data-wrong={wrong === 'needPosition' || undefined}>
        <legend>{t('registration.position')}</legend>
        <div className="picks">
          {POSITION_CHOICES.map((position) => (
            <button
              key={position}
              type="button"
              aria-pressed={draft.position === position}
              onClick={() => change({ position })}
            >
              {t(`registration.position.${position}`)}
            </button>
          ))}
        </div>
        {wrong === 'needPosition' && <Wrong text={t('registration.needPosition')} />}
      </fieldset>
      <ShirtNumber opened={opened} draft={draft} change={change} wrong={wrong} />
    </div>
  );
}

const Wrong = ({ text, id }: { text: string; id?: string }) => (
  <p className="note" data-tone="bad" role="alert" id={id}>
    {text}
  </p>
);

const PARTS = [
  { name: 'day', length: 2, hint: 'bday-day' },
  { name: 'month', length: 2, hint: 'bday-month' },
  { name: 'year', length: 4, hint: 'bday-year' },
] as const;

/** Three numbers; a full one leads to the next, and the age answers at once. */
function BirthDate({ opened, draft, change, wrong }: StepProps) {
  const { t } = useTexts();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const birthdate = birthDay(draft.day, draft.month, draft.year);
  const today = currentDay();
  const fault = birthdate && registrationFault({ birthdate, hasParent: true }, today, opened.ages);
  const said =
    fault === 'too_young' || wrong === 'tooYoung'
      ? t('registration.tooYoung', { least: opened.ages.least ?? 0 })
      : fault === 'unborn' || wrong === 'unborn'
        ? t('registration.unborn')
        : wrong === 'needDate' && birthdate === null
          ? t('registration.needDate')
          : null;
  return (
    <fieldset className="field">
      <legend>
        {t('registration.born')}
        <small aria-live="polite">
          {birthdate !== null && fault !== 'unborn' && (
            <>
              <b>{t('registration.age', { age: ageOn(birthdate, today) })}</b>,{' '}
            </>
          )}
          {t('registration.notPublished')}
        </small>
      </legend>
      <div className="three">
        {PARTS.map(({ name, length, hint }, at) => (
          <input
            key={name}
            ref={(input) => void (inputs.current[at] = input)}
            className="box digits"
            aria-label={t(`registration.${name}`)}
            placeholder={t(`registration.${name}`)}
            aria-invalid={(said !== null && (birthdate !== null || draft[name] === '')) || undefined}
            aria-describedby={said === null ? undefined : 'wrong-date'}
            inputMode="numeric"
            autoComplete={hint}
            maxLength={length}
            value={draft[name]}
            onChange={(event) => {
              const value = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, length);
              change({ [name]: value });
              if (value.length === length && event.currentTarget.value.length >= draft[name].length)
                inputs.current[at + 1]?.focus();
            }}
          />
        ))}
      </div>
      {said !== null && <Wrong id="wrong-date" text={said} />}
    </fieldset>
  );
}

/** [RG4] Free ones as buttons, any other by hand; none is no harm. */
function ShirtNumber({ opened, draft, change, wrong }: StepProps) {
  const { t } = useTexts();
  const offered = opened.freeNumbers.slice(0, OFFERED);
  const { shirtNumber } = draft;
  const isOffered = shirtNumber === null || offered.includes(shirtNumber);
  const [isOther, setOther] = useState(!isOffered);
  const isTaken =
    shirtNumber !== null &&
    shirtNumber <= (opened.freeNumbers.at(-1) ?? 0) &&
    !opened.freeNumbers.includes(shirtNumber);
  return (
    <fieldset className="field">
      <legend>
        {t('registration.number')}
        <small>{t('registration.free')}</small>
      </legend>
      <div className="picks numbers-big">
        {offered.map((number) => (
          <button
            key={number}
            type="button"
            aria-pressed={!isOther && shirtNumber === number}
            onClick={() => {
              setOther(false);
              // A second tap takes the wish back.
              change({ shirtNumber: !isOther && shirtNumber === number ? null : number });
            }}
          >
            {number}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={isOther}
          aria-label={t('registration.otherNumber')}
          onClick={() => {
            setOther(!isOther);
            change({ shirtNumber: null });
          }}
        >
          …
        </button>
      </div>
      {isOther && (
        <input
          className="box digits"
          aria-label={t('registration.otherNumber')}
          placeholder={t('registration.otherNumber')}
          aria-invalid={wrong === 'badNumber' || undefined}
          inputMode="numeric"
          maxLength={2}
          value={shirtNumber === null ? '' : String(shirtNumber)}
          ref={focusOnce}
          onChange={(event) => {
            const digits = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 2);
            change({ shirtNumber: digits === '' ? null : Number(digits) });
          }}
        />
      )}
      {isTaken && <p className="note">{t('registration.numberTaken', { number: shirtNumber })}</p>}
      {wrong === 'badNumber' && <Wrong text={t('registration.badNumber')} />}
    </fieldset>
  );
}

const focusOnce = (input: HTMLInputElement | null) => {
  if (input && input.value === '') input.focus();
};
