import { useId, useState } from 'react';
import type { CalendarMatch, MatchFields, SavedMatch } from '#contract/desk/calendar.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { FieldRow } from '#desk/kit/field-row.tsx';
import { SelectField, TextField } from '#desk/kit/fields.tsx';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import type { CalendarIndex } from './calendar-index.ts';
import { ClashCallout } from './clash-callout.tsx';
import { findingsFor, seenOn } from './date-findings.ts';
import { PitchField } from './pitch-field.tsx';
import { RefereeField } from './referee-field.tsx';
import type { Words } from './words.ts';

interface NewMatchProps {
  index: CalendarIndex;
  words: Words;
  /** Where it is opened. */
  gameweekId: number;
  onClose: () => void;
  onCreated: (match: CalendarMatch) => void;
}

/** A match that is not in the calendar yet. */
export function NewMatchPanel({ index, words, gameweekId, onClose, onCreated }: NewMatchProps) {
  const { t } = words;
  const id = useId();
  const [empty] = useState<MatchFields>({
    day: null,
    time: null,
    venue: null,
    refereeId: null,
    note: null,
    homeId: null,
    awayId: null,
    gameweekId,
  });
  const form = useRecord<MatchFields, SavedMatch>({
    name: 'new-match',
    saved: empty,
    create: deskPaths.officeMatches,
    toBody: (fields) => {
      const competitionId = index.gameweeks.get(fields.gameweekId)?.competition ?? 0;
      return { ...fields, seen: seenOn(findingsFor(index, { id: null, competition: competitionId }, fields)) };
    },
    onSaved: ({ match }) => onCreated(match),
    onDone: onClose,
  });
  const gameweek = index.gameweeks.get(form.fields.gameweekId);
  const competition = index.competitions.get(gameweek?.competition ?? 0);
  const teams = (competition?.teams ?? []).map((team) => ({ value: team, label: words.team(team) }));
  const choose = { value: null, label: t('calendar.choose') };
  const findings = competition ? findingsFor(index, { id: null, competition: competition.id }, form.fields) : null;
  const gameweeks = index.calendar.gameweeks.filter((one) => one.competition === competition?.id);
  return (
    <RecordPanel
      form={form}
      title={t('calendar.newMatch')}
      sub={competition && words.competition(competition.id)}
      fields={[]}
      submit={t('calendar.addMatch')}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="gameweekId"
        label={t('calendar.gameweek')}
        options={gameweeks.map((one) => ({ value: one.id, label: words.gameweek(one) }))}
      />
      <SelectField form={form} name="homeId" label={t('calendar.home')} options={[choose, ...teams]} />
      <SelectField form={form} name="awayId" label={t('calendar.away')} options={[choose, ...teams]} />
      <FieldRow columns={2} isShort>
        <TextField form={form} name="day" type="date" optional label={t('calendar.day')} />
        <TextField form={form} name="time" type="time" optional label={t('calendar.time')} />
      </FieldRow>
      <PitchField form={form} pitches={index.calendar.pitches} words={words} note={t('form.optional')} />
      <RefereeField form={form} referees={index.calendar.referees} words={words} />
      <TextField
        form={form}
        name="note"
        optional
        label={t('calendar.note')}
        note={t('form.optional')}
        maxLength={500}
      />
      <ClashCallout
        id={id}
        index={index}
        words={words}
        competition={competition?.id ?? 0}
        fields={form.fields}
        findings={findings}
        onSlot={(slot) => form.set(slot)}
      />
    </RecordPanel>
  );
}
