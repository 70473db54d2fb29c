import { useEffect, useRef } from 'react';
import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import eye from '@phosphor-icons/core/bold/eye-bold.svg?raw';
import eyeSlash from '@phosphor-icons/core/bold/eye-slash-bold.svg?raw';
import fileText from '@phosphor-icons/core/bold/file-text-bold.svg?raw';
import hand from '@phosphor-icons/core/bold/hand-pointing-bold.svg?raw';
import lock from '@phosphor-icons/core/bold/lock-simple-bold.svg?raw';
import type { OpenedLink } from '#contract/desk/registrations.ts';
import { currentDay } from '#desk/api/server-clock.ts';
import { birthDay, needsParent } from '#domain/club/registration.ts';
import { numericDate } from '#domain/formatting/date.ts';
import { ageOn } from '#domain/formatting/sofia-time.ts';
import { Icon } from '#ui/icon.tsx';
import type { Draft } from './draft.ts';
import { Signature } from './signature.tsx';
import { useTexts } from './texts.ts';
import styles from './consent-step.module.css';

interface StepProps {
  opened: OpenedLink;
  draft: Draft;
  change: (fields: Partial<Draft>) => void;
  wrong: ConsentFault | null;
}

export type ConsentFault = 'needTick' | 'needParent' | 'needContact' | 'needSignature';

/** [RG1] Whether a parent signs. */
export function isMinor({ day, month, year }: Draft, { ages }: OpenedLink): boolean {
  const birthdate = birthDay(day, month, year);
  return birthdate !== null && needsParent(birthdate, currentDay(), ages);
}

/** What is missing in the last step, or null. */
export function consentFault(draft: Draft, opened: OpenedLink): ConsentFault | null {
  if (!isMinor(draft, opened)) return draft.agreed ? null : 'needTick';
  if (!/\p{L}/u.test(draft.parentName)) return 'needParent';
  if (draft.contact.trim() === '') return 'needContact';
  return (draft.typed ? draft.agreed : draft.strokes.length > 0) ? null : 'needSignature';
}

/** Consent: of an adult a tick, of a minor the name, contact and signature of a parent. */
export function ConsentStep({ opened, draft, change, wrong }: StepProps) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong]);
  return (
    <div className="ask-form" ref={form}>
      {isMinor(draft, opened) ? (
        <OfParent opened={opened} draft={draft} change={change} wrong={wrong} />
      ) : (
        <OfAdult opened={opened} draft={draft} change={change} wrong={wrong} />
      )}
      {wrong && <Wrong text={wrong} />}
    </div>
  );
}

function Wrong({ text }: { text: ConsentFault }) {
  const { t } = useTexts();
  return (
    <p className="note" data-tone="bad" role="alert">
      {t(`registration.${text}`)}
    </p>
  );
}

const SEEN = [
  { icon: eye, title: 'registration.all', text: 'registration.allText' },
  { icon: lock, title: 'registration.some', text: 'registration.someText' },
  { icon: eyeSlash, title: 'registration.withdraw', text: 'registration.withdrawText' },
] as const;

function OfAdult({ opened, draft, change, wrong }: StepProps) {
  const { t, language } = useTexts();
  return (
    <>
      <div className="sees">
        {SEEN.map(({ icon, title, text }) => (
          <div key={title}>
            <Icon svg={icon} className="icon" />
            <b>{t(title)}</b>
            <span>{t(text)}</span>
          </div>
        ))}
      </div>
      <p className="read">{t('registration.agree', { league: opened.league[language] })}</p>
      <WholeText consent={opened.consent} />
      <Tick
        label={t('registration.tick')}
        small={t('registration.tickSmall')}
        isOn={draft.agreed}
        isWrong={wrong === 'needTick'}
        onChange={(agreed) => change({ agreed })}
      />
    </>
  );
}

function OfParent({ opened, draft, change, wrong }: StepProps) {
  const { t, language } = useTexts();
  const birthdate = birthDay(draft.day, draft.month, draft.year) ?? '';
  return (
    <>
      <p className="word-box" data-tone="warn">
        <Icon svg={hand} className="icon" />
        <span>
          <b>{t('registration.handOver', { name: draft.firstName, age: ageOn(birthdate, currentDay()) })}</b>{' '}
          {t('registration.handOverText')}
        </span>
      </p>
      <div className="field">
        <label htmlFor="parent">{t('registration.parentName')}</label>
        <input
          id="parent"
          className="box"
          value={draft.parentName}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="words"
          aria-invalid={wrong === 'needParent' || undefined}
          onChange={(event) => change({ parentName: event.currentTarget.value })}
        />
      </div>
      <div className="field">
        <label htmlFor="contact">
          {t('registration.contact')}
          <small>{t('registration.leagueOnly')}</small>
        </label>
        <input
          id="contact"
          className="box"
          value={draft.contact}
          maxLength={120}
          autoComplete="off"
          aria-invalid={wrong === 'needContact' || undefined}
          onChange={(event) => change({ contact: event.currentTarget.value })}
        />
      </div>
      <p className="read">
        {t('registration.parentAgree', {
          name: `${draft.firstName} ${draft.lastName}`,
          league: opened.league[language],
        })}
      </p>
      <WholeText consent={opened.consent} />
      <div className="field">
        <p className="cap">
          {t('registration.signature')}
          <small>{t('registration.signatureSmall')}</small>
        </p>
        {draft.typed ? (
          <Tick
            label={t('registration.typed')}
            small={draft.parentName}
            isOn={draft.agreed}
            isWrong={wrong === 'needSignature'}
            onChange={(agreed) => change({ agreed })}
          />
        ) : (
          <Signature
            strokes={draft.strokes}
            name={draft.parentName}
            isWrong={wrong === 'needSignature'}
            onChange={(strokes) => change({ strokes })}
          />
        )}
        <button
          type="button"
          className="slab bare"
          onClick={() => change({ typed: !draft.typed, agreed: false, strokes: [] })}
        >
          {t(draft.typed ? 'registration.drawInstead' : 'registration.typeInstead')}
        </button>
      </div>
    </>
  );
}

/** [RG7] The whole text, with its number and date. */
function WholeText({ consent }: { consent: OpenedLink['consent'] }) {
  const { t, language } = useTexts();
  const date = numericDate(new Date(`${consent.since}T12:00:00Z`), language);
  return (
    <details className={styles.whole}>
      <summary className="slab quiet">
        <Icon svg={fileText} className="icon" />
        {t('registration.whole', { edition: consent.edition, date })}
      </summary>
      {consent[language]
        .split(/\n+/)
        .filter(Boolean)
        .map((text) => (
          <p className="read" key={text}>
            {text}
          </p>
        ))}
    </details>
  );
}

interface TickProps {
  label: string;
  small: string;
  isOn: boolean;
  isWrong: boolean;
  onChange: (isOn: boolean) => void;
}

const Tick = ({ label, small, isOn, isWrong, onChange }: TickProps) => (
  <label className="tick">
    <input
      type="checkbox"
      checked={isOn}
      aria-invalid={isWrong || undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <Icon svg={check} className="icon" />
    <span>
      {label}
      <small>{small}</small>
    </span>
  </label>
);
