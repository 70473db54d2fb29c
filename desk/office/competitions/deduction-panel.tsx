import type { CompetitionRecord, Deduction, DeductionFields } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { currentDay } from '#desk/api/server-clock.ts';
import { defineRecord, type Unset } from '#desk/kit/define-record.ts';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import type { TabProps } from './tab-props.ts';

type Fields = Unset<DeductionFields, 'teamId' | 'points'>;

const deductionRecord = defineRecord<Fields, CompetitionRecord>({
  name: ({ id }) => `deduction:${id}`,
  list: ({ id }) => deskPaths.deductions(id),
  one: deskPaths.deduction,
  empty: () => ({ teamId: null, points: -3, reasonBg: '', reasonEn: '', decidedOn: currentDay() }),
  title: ({ t, isNew }) => t(isNew ? 'deduction.new' : 'deduction.edit'),
  fields: {
    teamId: {
      label: 'deduction.team',
      options: ({ fields, context, language }) => [
        ...(fields.teamId === null ? [{ value: null, label: '–' }] : []),
        ...context.entries.map(({ team }) => ({ value: team.id, label: nameIn(language, team) })),
      ],
    },
    points: { label: 'deduction.points', kind: 'number', help: 'deduction.pointsHelp' },
    decidedOn: { label: 'deduction.decidedOn', kind: 'date' },
    reasonBg: { label: 'deduction.reasonBg', kind: 'long', maxLength: 300, rows: 2, lang: 'bg' },
    reasonEn: {
      label: 'deduction.reasonEn',
      kind: 'long',
      help: 'deduction.reasonHelp',
      maxLength: 300,
      rows: 2,
      lang: 'en',
    },
  },
  rows: [['points', 'decidedOn']],
  saved: 'deduction.saved',
  removal: {
    text: 'deduction.remove',
    said: ({ t, language, fields, context }) => {
      const team = context.entries.find((entry) => entry.team.id === fields.teamId)?.team;
      return t('deduction.removed', { team: team ? nameIn(language, team) : '' });
    },
  },
});

interface DeductionPanelProps extends TabProps {
  /** Null for a new one. */
  deduction: Deduction | null;
  onClose: () => void;
}

export function DeductionPanel({ deduction, record, onClose }: DeductionPanelProps) {
  return <RecordPanel of={useRecord(deductionRecord, { item: deduction, context: record, onClose })} />;
}
