import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { ApplicationForm as Form, KnownTeam, OpenPeriod } from '#contract/desk/open-applications.ts';
import { pagePaths } from '#contract/paths.ts';
import { KIT_COLOURS, PLAYING_DAYS } from '#domain/club/applications.ts';
import { dayInWords, longDate } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { withSeason } from '#domain/formatting/season-name.ts';
import { instantOf } from '#domain/formatting/sofia-time.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { Frame, NameHead } from '#desk/open/frame.tsx';
import { useSpoken } from '#desk/open/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import type { Draft } from './draft.ts';
import { KnownTeamBox } from './known-team-box.tsx';
import { useTexts } from './texts.ts';
import { wrongText, type Wrong } from './wrong.ts';
import styles from './apply.module.css';

interface FormProps {
  league: Form['league'];
  period: OpenPeriod;
  periods: readonly OpenPeriod[];
  teams: readonly KnownTeam[];
  fields: Draft['fields'];
  isAnother: boolean;
  trap: string;
  wrong: Wrong | null;
  isBusy: boolean;
  /** Of an application that was sent already. */
  onCancel?: () => void;
  onPeriod: (id: OpenPeriod['competitionSeasonId']) => void;
  onChange: (fields: Partial<Draft['fields']>, isAnother?: boolean) => void;
  onTrap: (value: string) => void;
  onSend: () => void;
}

/** What a competition asks of a team that wants to join. */
export function ApplicationForm(props: FormProps) {
  const { league, period, periods, teams, fields, isAnother, trap, wrong, isBusy, onCancel, onPeriod, onChange } =
    props;
  const { onTrap, onSend } = props;
  const { t, language } = useTexts();
  const { change } = useSpoken();
  const form = useRef<HTMLDivElement>(null);
  // The thumb is at the button: the field that is wrong comes into view.
  useEffect(() => {
    if (wrong && wrong.field !== '') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong]);
  const say = (field: string) => (wrong?.field === field ? wrongText(t, wrong) : null);
  const day = (value: string) => dayInWords(instantOf(value, '12:00'), language, serverNow());
  const isNew = onCancel === undefined;
  return (
    <Frame
      onSubmit={onSend}
      head={
        <>
          <div className="topline">
            <a className="key" href={league.publicUrl} aria-label={league[language]}>
              <LeagueMark />
            </a>
            <span>{t(isNew ? 'apply.title' : 'apply.yours')}</span>
            <button
              type="button"
              className="key text"
              lang={language === 'bg' ? 'en' : 'bg'}
              onClick={() => void change(language === 'bg' ? 'en' : 'bg')}
            >
              {t('open.otherLanguage')}
            </button>
          </div>
          <NameHead
            title={withSeason(nameIn(language, period), period.season)}
            text={period.text[language] || undefined}
          />
          <dl className={styles.terms}>
            <Term name={t('apply.closes')} value={day(period.closesOn)} />
            <Term name={t('apply.places', { places: period.places })} value={period.free} />
            {period.fee !== null && <Term name={t('apply.fee')} value={period.fee} />}
          </dl>
        </>
      }
      foot={
        <>
          {wrong && (
            <p className="word" role="alert" data-tone="bad">
              {wrong.field === '' ? wrongText(t, wrong) : t('apply.wrong.invalid')}
            </p>
          )}
          <button className="wide primary" disabled={isBusy}>
            {t(isBusy ? 'apply.sending' : isNew ? 'apply.send' : 'apply.save')}
          </button>
          {onCancel && (
            <button type="button" className="slab quiet" onClick={onCancel}>
              {t('apply.cancel')}
            </button>
          )}
        </>
      }
    >
      <div className="ask-form" ref={form}>
        {isNew && periods.length > 1 && (
          <fieldset className="field">
            <legend>{t('apply.choose')}</legend>
            <div className={`picks ${styles.one}`}>
              {periods.map((one) => (
                <button
                  key={one.competitionSeasonId}
                  type="button"
                  aria-pressed={one === period}
                  onClick={() => onPeriod(one.competitionSeasonId)}
                >
                  {withSeason(nameIn(language, one), one.season)}
                </button>
              ))}
            </div>
          </fieldset>
        )}
        {isNew && period.free === 0 && <p className="word-box">{t('apply.full')}</p>}
        <TextField
          label={t('apply.team')}
          value={fields.teamName}
          maxLength={60}
          autoComplete="off"
          wrong={say('teamName') ?? say('teamId')}
          onChange={(teamName) => onChange({ teamName, teamId: null }, false)}
        />
        <KnownTeamBox {...{ teams, fields, isAnother, onChange }} />
        <TextField
          label={t('apply.name')}
          value={fields.contactName}
          maxLength={60}
          autoComplete="name"
          wrong={say('contactName')}
          onChange={(contactName) => onChange({ contactName })}
        />
        <TextField
          label={t('apply.contact')}
          note={t('apply.leagueOnly')}
          value={fields.contact}
          maxLength={120}
          inputMode="email"
          autoComplete="tel"
          wrong={say('contact')}
          onChange={(contact) => onChange({ contact })}
        />
        {period.asksColour && (
          <fieldset className="field">
            <legend>{t('apply.colour')}</legend>
            <div className={styles.swatches}>
              {KIT_COLOURS.map((colour) => (
                <button
                  key={colour}
                  type="button"
                  data-colour={colour}
                  aria-label={t(`apply.colour.${colour}`)}
                  aria-pressed={fields.colour === colour}
                  onClick={() => onChange({ colour: fields.colour === colour ? null : colour })}
                />
              ))}
            </div>
          </fieldset>
        )}
        {period.asksDays && (
          <fieldset className="field">
            <legend>
              {t('apply.days')}
              <small>{t('apply.optional')}</small>
            </legend>
            <div className={`picks ${styles.three}`}>
              {PLAYING_DAYS.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={fields.days.includes(one)}
                  onClick={() =>
                    onChange({
                      days: PLAYING_DAYS.filter((other) => fields.days.includes(other) !== (other === one)),
                    })
                  }
                >
                  {t(`apply.day.${one}`)}
                </button>
              ))}
            </div>
          </fieldset>
        )}
        {period.asksPitch && (
          <TextField
            label={t('apply.pitch')}
            note={t('apply.optional')}
            value={fields.pitch}
            maxLength={80}
            autoComplete="off"
            wrong={say('pitch')}
            onChange={(pitch) => onChange({ pitch })}
          />
        )}
        {period.questions.map((question, at) => (
          <TextField
            key={question.bg}
            label={question[language]}
            note={question.isRequired ? undefined : t('apply.optional')}
            value={fields.answers[at] ?? ''}
            maxLength={300}
            autoComplete="off"
            wrong={say(`answers.${at}`)}
            onChange={(answer) =>
              onChange({ answers: period.questions.map((_one, i) => (i === at ? answer : (fields.answers[i] ?? ''))) })
            }
          />
        ))}
        {period.rules && (
          <label className="tick">
            <input
              type="checkbox"
              checked={fields.agreed}
              aria-invalid={say('agreed') !== null || undefined}
              onChange={({ target }) => onChange({ agreed: target.checked })}
            />
            <Icon svg={check} className="icon" />
            <span>
              {t('apply.agree', { rules: period.rules[language === 'bg' ? 'titleBg' : 'titleEn'] })}
              <small>
                {period.rules.on !== null &&
                  `${t('apply.edition', { day: longDate(instantOf(period.rules.on, '12:00'), language) })}, `}
                <a
                  href={`${league.publicUrl}${pagePaths.document(period.rules.number)}`}
                  target="_blank"
                  rel="noopener"
                >
                  {t('apply.read')}
                </a>
              </small>
            </span>
          </label>
        )}
        {isNew && (
          <label className={styles.trap} aria-hidden="true">
            {t('apply.trap')}
            <input tabIndex={-1} autoComplete="off" value={trap} onChange={({ target }) => onTrap(target.value)} />
          </label>
        )}
      </div>
    </Frame>
  );
}

const Term = ({ name, value }: { name: string; value: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

interface TextFieldProps {
  label: string;
  note?: string | undefined;
  value: string;
  maxLength: number;
  autoComplete: string;
  inputMode?: 'email';
  wrong: string | null;
  onChange: (value: string) => void;
}

function TextField({ label, note, wrong, onChange, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {note !== undefined && <small>{note}</small>}
      </label>
      <input
        className="box"
        id={id}
        {...input}
        aria-invalid={wrong !== null || undefined}
        aria-describedby={wrong === null ? undefined : `${id}-wrong`}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {wrong !== null && (
        <p className="note" id={`${id}-wrong`} data-tone="bad">
          {wrong}
        </p>
      )}
    </div>
  );
}
