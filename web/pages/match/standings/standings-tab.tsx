import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { matchStandings } from '#web/api/match-context-queries.ts';
import { teamIdsOf, type MatchDetails } from '#web/football/match-model.ts';
import { StandingsTable } from '#web/football/standings-table.tsx';
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
      <Card title={title}>
        {view === 'overall' ? <Overall match={match} caption={title} /> : <TopPlayers matchId={match.id} list={view} />}
      </Card>
    </div>
  );
}

function Overall({ match, caption }: { match: MatchDetails; caption: string }) {
  const { t } = useLanguage();
  const { data: standings, isPending, isError } = useQuery(matchStandings(match.id));
  if (isPending) return <SkeletonRows rows={12} label={t('state.loading')} />;
  if (isError) return <EmptyState title={t('state.noData')} />;
  if (standings === null) return <EmptyState title={t('matchTable.invalid')} />;
  if (standings.groups.every(({ rows }) => rows.length === 0)) return <EmptyState title={t('matchTable.none')} />;
  return <StandingsTable caption={caption} full highlighted={teamIdsOf(match)} {...standings} />;
}
