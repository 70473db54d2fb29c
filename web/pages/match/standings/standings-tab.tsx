import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { matchStandings } from '#web/api/match-context-queries.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { StandingsTable } from '#web/football/standings-table.tsx';
import { Card } from '#web/ui/card.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { State } from '#web/ui/state.tsx';
import { TopPlayers } from './top-players.tsx';

const VIEWS = ['overall', 'scorers', 'assisters', 'rated'] as const;

export function StandingsTab({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const [view, setView] = useState<(typeof VIEWS)[number]>('overall');
  const title = match.competition
    ? t(`matchTable.${view}`, { competition: match.competition.name })
    : t(`matchTable.view.${view}`);
  return (
    <div className="stack">
      <Segments
        label={t('matchTable.views')}
        options={VIEWS.map((value) => ({ value, label: t(`matchTable.view.${value}`) }))}
        chosen={view}
        onChoose={setView}
      />
      <Card title={title}>
        {view === 'overall' ? <Overall match={match} caption={title} /> : <TopPlayers matchId={match.id} at={view} />}
      </Card>
    </div>
  );
}

function Overall({ match, caption }: { match: MatchDetails; caption: string }) {
  const { t } = useLanguage();
  const { data: standings, isPending, isError } = useQuery(matchStandings(match.id));
  if (isPending) return <SkeletonRows rows={12} label={t('state.loading')} />;
  if (isError) return <State title={t('state.noData')} />;
  if (standings === null) return <State title={t('matchTable.invalid')} />;
  if (standings.groups.every(({ rows }) => rows.length === 0)) return <State title={t('matchTable.none')} />;
  const teams = [match.home, match.away].filter((team) => team !== null);
  return <StandingsTable caption={caption} full highlighted={teams.map(({ id }) => id)} {...standings} />;
}
