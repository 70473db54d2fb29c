import { useId } from 'react';
import type { CalendarMatch, MatchFields, SavedMatch } from '#contract/desk/calendar.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { defineRecord, type RecordView } from '#desk/kit/define-record.ts';
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

type View = RecordView<MatchFields, Omit<NewMatchProps, 'onClose' | 'onCreated'>>;

const competitionOf = ({ context: { index }, fields }: View) =>
  index.competitions.get(index.gameweeks.get(fields.gameweekId)?.competition ?? 0);

const teamOptions = (view: View) => [
  { value: null, label: view.t('calendar.choose') },
  ...(competitionOf(view)?.teams ?? []).map((team) => ({ value: team, label: view.context.words.team(team) })),
];

const findingsOf = ({ index }: View['context'], fields: MatchFields) => {
  const competition = index.gameweeks.get(fields.gameweekId)?.competition;
  return competition === undefined ? null : findingsFor(index, { id: null, competition }, fields);
};

const newMatchRecord = defineRecord<MatchFields, View['context'], SavedMatch>({
  name: 'new-match',
  list: () => deskPaths.officeMatches,
  empty: ({ gameweekId }) => ({
    day: null,
    time: null,
    venue: null,
    refereeId: null,
    note: null,
    homeId: null,
    awayId: null,
    gameweekId,
  }),
  title: ({ t }) => t('calendar.newMatch'),
  fields: {
    gameweekId: {
      label: 'calendar.gameweek',
      options: (view) => {
        const { index, words } = view.context;
        return index.calendar.gameweeks
          .filter(({ competition }) => competition === competitionOf(view)?.id)
          .map((gameweek) => ({ value: gameweek.id, label: words.gameweek(gameweek) }));
      },
    },
    homeId: { label: 'calendar.home', options: teamOptions },
    awayId: { label: 'calendar.away', options: teamOptions },
    day: { label: 'calendar.day', kind: 'date', nullable: true },
    time: { label: 'calendar.time', kind: 'time', nullable: true },
    venue: {
      label: 'calendar.pitch',
      edit: ({ form, context: { index, words }, t }) => (
        <PitchField form={form} pitches={index.calendar.pitches} words={words} note={t('form.optional')} />
      ),
    },
    refereeId: {
      label: 'calendar.referee',
      edit: ({ form, context: { index, words } }) => (
        <RefereeField form={form} referees={index.calendar.referees} words={words} />
      ),
    },
    note: { label: 'calendar.note', optional: true, maxLength: 500 },
  },
  rows: [['day', 'time']],
  toBody: (fields, _isNew, context) => ({ ...fields, seen: seenOn(findingsOf(context, fields)) }),
});

/** A match that is not in the calendar yet. */
export function NewMatchPanel({ onClose, onCreated, ...context }: NewMatchProps) {
  const { index, words } = context;
  const id = useId();
  const edited = useRecord(newMatchRecord, { context, onClose, onSaved: ({ match }) => onCreated(match) });
  const { form, view } = edited;
  const competition = competitionOf(view);
  return (
    <RecordPanel
      of={edited}
      sub={competition && words.competition(competition.id)}
      submit={words.t('calendar.addMatch')}
    >
      <ClashCallout
        id={id}
        index={index}
        words={words}
        competition={competition?.id ?? 0}
        fields={form.fields}
        findings={findingsOf(context, form.fields)}
        onSlot={(slot) => form.set(slot)}
      />
    </RecordPanel>
  );
}
