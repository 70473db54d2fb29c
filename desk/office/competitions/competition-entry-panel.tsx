import type { CompetitionEntry, CompetitionRecord, EntryFields } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { currentDay } from '#desk/api/server-clock.ts';
import { defineRecord, type RecordView } from '#desk/kit/define-record.ts';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useRecord } from '#desk/kit/use-record.ts';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { LeavingEffect } from './leaving-effect.tsx';
import type { TabProps } from './tab-props.ts';
import field from '#desk/kit/field.module.css';
import input from '#desk/kit/inputs.module.css';

interface EntryOfTeam {
  record: CompetitionRecord;
  entry: CompetitionEntry;
}

const teamName = ({ language, context }: RecordView<EntryFields, EntryOfTeam>) => nameIn(language, context.entry.team);
const hasLeft = ({ fields }: { fields: EntryFields }) => fields.withdrawnOn !== null;

const entryRecord = defineRecord<EntryFields, EntryOfTeam>({
  name: ({ record }) => `entry:${record.id}`,
  list: ({ record }) => deskPaths.entries(record.id),
  one: (teamId, { record }) => deskPaths.entry(record.id, teamId),
  title: teamName,
  fields: {
    group: {
      label: 'entry.group',
      options: ({ t, context: { record, entry } }) =>
        [...(entry.group === null ? [null] : []), ...record.groups].map((value) => ({
          value,
          label: value ?? t('entry.noGroup'),
        })),
      when: ({ context }) => context.record.groups.length > 0,
    },
    seed: { label: 'entry.seed', kind: 'number', optional: true, help: 'entry.seedHelp', min: 1 },
    lot: {
      label: 'entry.lot',
      kind: 'number',
      optional: true,
      help: 'entry.lotHelp',
      min: 1,
      when: ({ fields, context: { record } }) => fields.lot !== null || record.rules.tieBreakers.includes('lots'),
    },
    withdrawnOn: { label: 'entry.withdrawnOn', kind: 'date', when: hasLeft },
    resultsAnnulled: {
      label: 'entry.results',
      help: 'entry.resultsHelp',
      options: ({ t, context: { record } }) => [
        {
          value: null,
          label: t('entry.results.rule', { rule: t(`rules.leavingResults.${record.rules.leavingResults}`) }),
        },
        { value: false, label: t('entry.results.keep', { goals: record.rules.leavingGoals }) },
        { value: true, label: t('entry.results.annul') },
      ],
      when: hasLeft,
    },
  },
  removal: {
    text: 'entry.remove',
    said: (view) => view.t('entry.removed', { team: teamName(view) }),
    when: ({ context }) => context.entry.matches === 0,
    undo: ({ fields: { group, seed }, context: { record, entry } }) => ({
      method: 'POST',
      path: deskPaths.entries(record.id),
      body: { teamId: entry.team.id, group, seed },
    }),
  },
});

interface EntryPanelProps extends TabProps {
  entry: CompetitionEntry;
  onClose: () => void;
}

/** How a team takes part, and whether it left. */
export function CompetitionEntryPanel({ entry, record, onClose }: EntryPanelProps) {
  const { t, language } = useTexts();
  const { team, matches } = entry;
  const edited = useRecord(entryRecord, {
    item: { id: team.id, ...entry },
    context: { record, entry },
    onClose,
    onSaved: (_answer, before, sent) => {
      const news = newsOf({ record, entry }, before, sent);
      if (news) showToast({ text: t(`entry.did.${news.kind}`, { team: nameIn(language, team) }), news });
    },
  });
  return (
    <RecordPanel of={edited} mark={<TeamCrest team={team} />}>
      <HasLeft form={edited.form} />
      {(hasLeft(edited.form) || entry.withdrawnOn !== null) && (
        <LeavingEffect id={record.id} teamId={team.id} choice={choiceOf(edited.form.fields)} />
      )}
      <p className={field.help}>{matches === 0 ? t('entry.noFixtures') : t('entry.hasMatches', { count: matches })}</p>
    </RecordPanel>
  );
}

const choiceOf = ({ withdrawnOn, resultsAnnulled }: EntryFields) => {
  if (withdrawnOn === null) return 'stays';
  if (resultsAnnulled === null) return 'rule';
  return resultsAnnulled ? 'annul' : 'stand';
};

/** [CT1] A team that leaves, or stays after all. */
function newsOf({ record, entry: { team } }: EntryOfTeam, before: EntryFields, sent: EntryFields) {
  const { competition } = record;
  if (before.withdrawnOn === null && sent.withdrawnOn !== null)
    return { kind: 'withdrawn', team, competition, day: sent.withdrawnOn, isAnnulled: sent.resultsAnnulled } as const;
  return before.withdrawnOn !== null && sent.withdrawnOn === null
    ? ({ kind: 'returned', team, competition } as const)
    : null;
}

function HasLeft({ form }: { form: Form<EntryFields> }) {
  const { t } = useTexts();
  return (
    <label className={input.switch}>
      <input
        type="checkbox"
        checked={hasLeft(form)}
        onChange={({ target }) =>
          form.set({ withdrawnOn: target.checked ? currentDay() : null, resultsAnnulled: null })
        }
      />
      <span>
        {t('entry.leftLabel')}
        <small>{t('entry.leftHelp')}</small>
      </span>
    </label>
  );
}

const newEntryRecord = defineRecord<
  { teamId: number | null; group: string | null; seed: number | null },
  CompetitionRecord
>({
  name: ({ id }) => `new-entry:${id}`,
  list: ({ id }) => deskPaths.entries(id),
  empty: ({ groups }) => ({ teamId: null, group: groups[0] ?? null, seed: null }),
  title: ({ t }) => t('entry.add'),
  fields: {
    teamId: {
      label: 'entry.team',
      help: 'entry.noFixtures',
      options: ({ context, language }) => [
        { value: null, label: '–' },
        ...context.otherTeams.map((team) => ({ value: team.id, label: nameIn(language, team) })),
      ],
      when: ({ context }) => context.otherTeams.length > 0,
    },
    group: {
      label: 'entry.group',
      options: ({ context }) => context.groups.map((value) => ({ value, label: value })),
      when: ({ context }) => context.groups.length > 0,
    },
    seed: { label: 'entry.seed', kind: 'number', optional: true, help: 'entry.seedHelp', min: 1 },
  },
});

/** Lets a team of the league take part. */
export function NewEntryPanel({ record, onClose }: TabProps & { onClose: () => void }) {
  const { t } = useTexts();
  const edited = useRecord(newEntryRecord, { context: record, onClose });
  return (
    <RecordPanel
      of={edited}
      submit={t('entry.add')}
      isReady={edited.form.fields.teamId !== null}
      waitsFor={t('entry.waitsForTeam')}
    >
      {record.otherTeams.length === 0 && <p className={field.help}>{t('entry.noOthers')}</p>}
    </RecordPanel>
  );
}
