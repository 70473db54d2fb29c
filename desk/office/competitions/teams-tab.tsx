import warning from '@phosphor-icons/core/bold/warning-circle-bold.svg?raw';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import { Notice } from '#ui/notice.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { CompetitionEntry } from '#contract/desk/competitions.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { useQuery } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Icon } from '#ui/icon.tsx';
import { dayText } from '#desk/office/day-text.ts';
import type { TabProps } from './tab-props.ts';
import { CompetitionEntryPanel, NewEntryPanel } from './competition-entry-panel.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import chip from '#desk/kit/chip.module.css';
import layout from '#desk/kit/layout.module.css';
import table from '#desk/office/data-table.module.css';

/** Who takes part: groups, seeds, and who left. */
export function TeamsTab({ record }: TabProps) {
  const { t } = useTexts();
  const [query, setQuery] = useQuery();
  const opened = query.get('team');
  const open = (id: string | null) => setQuery({ team: id, edit: null }, { push: id !== null });
  const entry = record.entries.find(({ team }) => String(team.id) === opened);
  const add = (
    <button className={button.button} data-kind="primary" onClick={() => open('new')}>
      <Icon svg={plus} className="icon" />
      {t('entry.add')}
    </button>
  );
  const panel = { record, onClose: () => open(null) };
  const groups = record.groups.length > 0 ? record.groups : [null];
  return (
    <div className={entry || opened === 'new' ? layout.withPanel : undefined}>
      <div className={layout.stack}>
        {record.entries.length === 0 && (
          <EmptyState framed title={t('entry.none')} text={t('entry.noneText')} action={add} />
        )}
        {record.entries.length > 0 && (
          <>
            <LotsToDraw record={record} onOpen={(id) => open(String(id))} />
            {groups.map((group) => (
              <Teams
                key={group}
                group={group}
                entries={record.entries.filter((each) => groups.length === 1 || each.group === group)}
                opened={entry?.team.id ?? null}
                onOpen={(id) => open(String(id))}
              />
            ))}
            <div className={layout.buttons}>{add}</div>
          </>
        )}
      </div>
      {opened === 'new' && <NewEntryPanel {...panel} />}
      {entry && <CompetitionEntryPanel key={entry.team.id} entry={entry} {...panel} />}
    </div>
  );
}

/** [ST20] Who only lots can part; the numbers are written down team by team. */
function LotsToDraw({ record, onOpen }: TabProps & { onOpen: (teamId: number) => void }) {
  const { t, language } = useTexts();
  const levels = record.lotsToDraw.map((ids) => record.entries.filter(({ team }) => ids.includes(team.id)));
  return levels.map((level) => (
    <Notice key={level[0]?.team.id} tone="warn" icon={warning}>
      <p>
        <b>{t('entry.lotsToDraw')}</b>
      </p>
      <p>{t('entry.lotsToDrawText')}</p>
      <div className={layout.buttons}>
        {level.map(({ team }) => (
          <button key={team.id} type="button" className={chip.chip} onClick={() => onOpen(team.id)}>
            <TeamCrest team={team} />
            {nameIn(language, team)}
          </button>
        ))}
      </div>
    </Notice>
  ));
}

interface TeamsProps {
  group: string | null;
  entries: readonly CompetitionEntry[];
  opened: number | null;
  onOpen: (teamId: number) => void;
}

function Teams({ group, entries, opened, onOpen }: TeamsProps) {
  const { t, language } = useTexts();
  return (
    <section
      className={card.card}
      aria-label={group === null ? t('competitions.teams') : `${t('entry.group')} ${group}`}
    >
      {group !== null && (
        <div className={layout.groupHead}>
          <h2>
            {t('entry.group')} {group}
          </h2>
        </div>
      )}
      <DataTable
        columns={[
          t('entry.team'),
          { text: t('entry.seed'), isEnd: true },
          { text: t('entry.played'), isEnd: true },
          t('entry.state'),
        ]}
      >
        {entries.map(({ team, seed, matches, played, withdrawnOn }) => (
          <tr key={team.id} aria-selected={team.id === opened}>
            <td className={table.lead}>
              <button className={table.who} onClick={() => onOpen(team.id)}>
                <TeamCrest team={team} />
                {nameIn(language, team)}
              </button>
            </td>
            <td className={table.end} data-label={t('entry.seed')}>
              <span className={table.no}>{seed ?? '–'}</span>
            </td>
            <td className={table.end} data-label={t('entry.played')}>
              <span className={table.no}>{played}</span> / {matches}
            </td>
            <td>
              {withdrawnOn !== null && (
                <span className={table.flagged} data-tone="warn">
                  {t('entry.left', { date: dayText(withdrawnOn, language) })}
                </span>
              )}
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
