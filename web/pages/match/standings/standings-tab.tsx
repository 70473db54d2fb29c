import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { matchStandings } from '#web/api/match-context-queries.ts';
import { FormTable } from '#web/football/form-table.tsx';
import { liveCompetitionOf, teamIdsOf, type MatchDetails } from '#web/football/match-model.ts';
import { StandingsTable } from '#web/football/standings-table.tsx';
import columns from '#web/football/table-columns.module.css';
import { TableAsItStands } from '#web/live/table/table-as-it-stands.tsx';
import { useRecords } from '#web/api/use-records.ts';
import { TopPlayers } from './top-players.tsx';

const VIEWS = ['overall', 'scorers', 'assisters', 'rated'] as const;

export function StandingsTab({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const records = useRecords();
  const isShown = { overall: true, scorers: records.scorers, assisters: records.assists, rated: records.ratings };
  const views = VIEWS.filter((view) => isShown[view]);
  const [view, setView] = useState<(typeof VIEWS)[number]>('overall');
  const title = match.competition
    ? t(`matchTable.${view}`, { competition: match.competition.name })
    : t(`matchTable.view.${view}`);
  return (
    <div className="stack">
      {views.length > 1 && (
        <SegmentedControl
          label={t('matchTable.views')}
          options={views.map((value) => ({ value, label: t(`matchTable.view.${value}`) }))}
          chosen={view}
          onChoose={setView}
        />
      )}
      {view === 'overall' ? (
        <Overall match={match} title={title} />
      ) : (
        <Card title={title}>
          <TopPlayers matchId={match.id} list={view} />
        </Card>
      )}
    </div>
  );
}

/** [ST16] While the match is live, as the table stands. */
function Overall({ match, title }: { match: MatchDetails; title: string }) {
  const { t } = useLanguage();
  const { data: standings, isPending, isError } = useQuery(matchStandings(match.id));
  const inCard = (content: ReactNode, control?: ReactNode) => (
    <Card title={title} control={control}>
      {content}
    </Card>
  );
  if (isPending) return inCard(<SkeletonRows rows={12} label={t('state.loading')} />);
  if (isError) return inCard(<EmptyState title={t('state.noData')} />);
  if (standings === null) return inCard(<EmptyState title={t('matchTable.invalid')} />);
  if (standings.groups.every(({ rows }) => rows.length === 0))
    return inCard(<EmptyState title={t('matchTable.none')} />);
  const rows = standings.groups.flatMap((group) => group.rows);
  return (
    <div className={columns.columns}>
      <TableAsItStands competitionId={liveCompetitionOf(match)} official={standings} silent>
        {(tables, control) =>
          inCard(<StandingsTable caption={title} full highlighted={teamIdsOf(match)} {...tables} />, control)
        }
      </TableAsItStands>
      {rows.some(({ form }) => form.length > 0) && (
        <Card title={t('table.form')}>
          <FormTable rows={rows} />
        </Card>
      )}
    </div>
  );
}
