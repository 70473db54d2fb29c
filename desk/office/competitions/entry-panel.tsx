import type { CompetitionEntry, EntryFields } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useRemoval } from '#desk/kit/use-removal.ts';
import { useTexts } from '#desk/office/texts.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import type { TabProps } from './tab-props.ts';

interface EntryPanelProps extends TabProps {
  entry: CompetitionEntry;
  onClose: () => void;
}

/** How a team takes part, and whether it left. */
export function EntryPanel({ entry, record, onClose }: EntryPanelProps) {
  const { t, language } = useTexts();
  const { team, matches, group, seed, withdrawnOn, resultsAnnulled } = entry;
  const path = deskPaths.entry(record.id, team.id);
  const form = useRecord<EntryFields>({
    name: `entry:${record.id}`,
    id: team.id,
    saved: { group, seed, withdrawnOn, resultsAnnulled },
    version: entry.version,
    edit: () => path,
    onDone: onClose,
  });
  const removal = useRemoval({
    path,
    said: t('entry.removed', { team: nameIn(language, team) }),
    undo: { method: 'POST', path: deskPaths.entries(record.id), body: { teamId: team.id, group, seed } },
    form,
    onRemoved: onClose,
  });
  const hasLeft = form.fields.withdrawnOn !== null;
  const left = (
    <label className="switch" key="left">
      <input
        type="checkbox"
        checked={hasLeft}
        onChange={({ target }) =>
          form.set({ withdrawnOn: target.checked ? dayAt(serverNow()) : null, resultsAnnulled: null })
        }
      />
      <span>
        {t('entry.leftLabel')}
        <small>{t('entry.leftHelp')}</small>
      </span>
    </label>
  );
  return (
    <RecordPanel
      form={form}
      title={nameIn(language, team)}
      mark={<TeamCrest team={team} />}
      fields={[
        {
          name: 'group',
          label: t('entry.group'),
          kind: 'choice',
          options: [...(group === null ? [null] : []), ...record.groups].map((value) => ({
            value,
            label: value ?? t('entry.noGroup'),
          })),
          ...(record.groups.length === 0 && { edit: null }),
        },
        { name: 'seed', label: t('entry.seed'), kind: 'number', optional: true, help: t('entry.seedHelp'), min: 1 },
        { name: 'withdrawnOn', label: t('entry.withdrawnOn'), kind: 'date', ...(!hasLeft && { edit: left }) },
        {
          name: 'resultsAnnulled',
          label: t('entry.results'),
          kind: 'choice',
          help: t('entry.resultsHelp'),
          options: [
            { value: null, label: t('entry.results.rule') },
            { value: false, label: t('entry.results.keep') },
            { value: true, label: t('entry.results.annul') },
          ],
          ...(!hasLeft && { edit: null }),
        },
      ]}
      removal={matches === 0 ? { ...removal, text: t('entry.remove') } : null}
      onClose={onClose}
    >
      {hasLeft && (
        <>
          {left}
          <p className="help">{t('entry.remaining')}</p>
        </>
      )}
      <p className="help">{matches === 0 ? t('entry.noFixtures') : t('entry.hasMatches', { count: matches })}</p>
    </RecordPanel>
  );
}
