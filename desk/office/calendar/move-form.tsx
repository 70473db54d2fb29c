import { useId } from 'react';
import type { CalendarMatch, MatchFields } from '#contract/desk/calendar.ts';
import { FieldRow } from '#desk/kit/field-row.tsx';
import { SelectField, TextField } from '#desk/kit/fields.tsx';
import { SaveMark } from '#desk/kit/save-state.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import type { CalendarIndex } from './calendar-index.ts';
import { ClashNotice } from './clash-notice.tsx';
import { findingsFor } from './date-findings.ts';
import { MatchFormPanel } from './match-form-panel.tsx';
import { PitchField } from './pitch-field.tsx';
import { RefereeField } from './referee-field.tsx';
import { resultPath } from '#desk/office/results/result-path.ts';
import type { CalendarTexts } from './calendar-texts.ts';
import button from '#ui/button.module.css';
import input from '#desk/kit/inputs.module.css';

interface MoveFormProps {
  match: CalendarMatch;
  index: CalendarIndex;
  texts: CalendarTexts;
  form: Form<MatchFields>;
  /** Also the teams and the gameweek. */
  withTeams: boolean;
  isAnnounced: boolean;
  onAnnounce: (isAnnounced: boolean) => void;
  onClose: () => void;
}

/** The match in hand, in its own place: its date, pitch, referee and note, and what clashes as it is typed. */
export function MoveForm(props: MoveFormProps) {
  const { match, index, texts, form, withTeams, isAnnounced, onAnnounce, onClose } = props;
  const { t } = texts;
  const id = useId();
  const isOpen = match.status === 'UPCOMING' || match.status === 'POSTPONED';
  const isMoved = form.changed.some((name) => name === 'day' || name === 'time' || name === 'venue');
  const isRescheduled = form.changed.some((name) => name === 'day' || name === 'time') && form.base.day !== null;
  const findings = isOpen ? findingsFor(index, match, form.fields) : null;
  const has = (...kinds: string[]) => findings?.clashes.some(({ kind }) => kinds.includes(kind)) ?? false;
  const was = (name: keyof MatchFields, value: string | null) =>
    form.changed.includes(name) && value !== null ? t('form.was', { value }) : undefined;
  return (
    <MatchFormPanel
      {...{ match, index, texts, form, onClose }}
      tag={t(isOpen ? 'calendar.moving' : 'calendar.editing')}
      isTimeStruck={isRescheduled}
      submit={saveText(texts, match, isMoved)}
      isReady={form.changed.length > 0}
      beside={
        isRescheduled ? (
          <label className={input.switch}>
            <input type="checkbox" checked={isAnnounced} onChange={({ target }) => onAnnounce(target.checked)} />
            <span>{t('calendar.announce')}</span>
          </label>
        ) : (
          <>
            {match.status === 'FINISHED' && (
              <a className={button.button} data-kind="bare" href={resultPath(match.id, 'calendar')}>
                {t('calendar.do.correct')}
              </a>
            )}
            <SaveMark form={form} />
          </>
        )
      }
    >
      {withTeams && <TeamFields match={match} index={index} texts={texts} form={form} />}
      {isOpen && (
        <FieldRow columns={4} isShort>
          <TextField
            form={form}
            name="day"
            type="date"
            optional
            label={t('calendar.day')}
            note={was('day', form.base.day && texts.day(form.base.day))}
            tone={has('team-same-day') ? 'warn' : undefined}
          />
          <TextField
            form={form}
            name="time"
            type="time"
            optional
            label={t('calendar.time')}
            note={was('time', form.base.time)}
            tone={has('pitch', 'team', 'referee') ? 'warn' : undefined}
          />
          <PitchField
            form={form}
            pitches={index.calendar.pitches}
            texts={texts}
            note={was('venue', form.base.venue && texts.pitch(form.base.venue))}
            tone={has('pitch') ? 'warn' : undefined}
          />
          <RefereeField
            form={form}
            referees={index.calendar.referees}
            texts={texts}
            note={was('refereeId', texts.referee(form.base.refereeId))}
            tone={has('referee') ? 'warn' : undefined}
          />
        </FieldRow>
      )}
      <FieldRow columns={isOpen ? 1 : 2}>
        {!isOpen && <RefereeField form={form} referees={index.calendar.referees} texts={texts} />}
        <TextField
          form={form}
          name="note"
          optional
          maxLength={500}
          label={t('calendar.note')}
          note={t('form.optional')}
          placeholder={t('calendar.noteHelp')}
        />
      </FieldRow>
      <ClashNotice
        id={id}
        index={index}
        texts={texts}
        competition={match.competition}
        fields={form.fields}
        findings={findings}
        more={isMoved && match.lineups > 0 ? [t('calendar.lineupsFall')] : []}
        onSlot={(slot) => form.set(slot)}
      />
    </MatchFormPanel>
  );
}

function saveText({ t }: CalendarTexts, { status }: CalendarMatch, isMoved: boolean): string {
  if (status === 'POSTPONED') return t('calendar.schedule');
  return isMoved ? t('calendar.move') : t('form.save');
}

function TeamFields({ match, index, texts, form }: Pick<MoveFormProps, 'match' | 'index' | 'texts' | 'form'>) {
  const { t } = texts;
  const entered = index.competitions.get(match.competition)?.teams ?? [];
  const teams = [...new Set([...entered, form.base.homeId, form.base.awayId])].filter((id) => id !== null);
  const options = teams.map((id) => ({ value: id, label: texts.team(id) }));
  const unknown = (of: number | null) => (of === null ? [{ value: null, label: t('calendar.unknownTeam') }] : []);
  const gameweeks = index.calendar.gameweeks.filter(({ competition }) => competition === match.competition);
  return (
    <FieldRow columns={3}>
      <SelectField
        form={form}
        name="homeId"
        label={t('calendar.home')}
        options={[...unknown(form.base.homeId), ...options]}
      />
      <SelectField
        form={form}
        name="awayId"
        label={t('calendar.away')}
        options={[...unknown(form.base.awayId), ...options]}
      />
      {match.bracketSlot === null && (
        <SelectField
          form={form}
          name="gameweekId"
          label={t('calendar.gameweek')}
          options={gameweeks.map((gameweek) => ({ value: gameweek.id, label: texts.gameweek(gameweek) }))}
        />
      )}
    </FieldRow>
  );
}
