import { deskPaths } from '#contract/desk/paths.ts';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useTexts } from '#desk/office/texts.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import type { TabProps } from './tab-props.ts';

interface NewEntry {
  teamId: number | null;
  group: string | null;
  seed: number | null;
}

/** Lets a team of the league take part. */
export function AddEntryPanel({ record, onClose }: TabProps & { onClose: () => void }) {
  const { t, language } = useTexts();
  const form = useRecord<NewEntry>({
    name: `new-entry:${record.id}`,
    saved: { teamId: null, group: record.groups[0] ?? null, seed: null },
    create: deskPaths.entries(record.id),
    onDone: onClose,
  });
  return (
    <RecordPanel
      form={form}
      title={t('entry.add')}
      fields={[
        {
          name: 'teamId',
          label: t('entry.team'),
          kind: 'choice',
          help: t('entry.noFixtures'),
          options: [
            { value: null, label: '–' },
            ...record.otherTeams.map((team) => ({ value: team.id, label: nameIn(language, team) })),
          ],
          ...(record.otherTeams.length === 0 && {
            edit: (
              <p className="help" key="none">
                {t('entry.noOthers')}
              </p>
            ),
          }),
        },
        {
          name: 'group',
          label: t('entry.group'),
          kind: 'choice',
          options: record.groups.map((value) => ({ value, label: value })),
          ...(record.groups.length === 0 && { edit: null }),
        },
        { name: 'seed', label: t('entry.seed'), kind: 'number', optional: true, help: t('entry.seedHelp'), min: 1 },
      ]}
      submit={t('entry.add')}
      isReady={form.fields.teamId !== null}
      onClose={onClose}
    />
  );
}
