import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#ui/language.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { matchStats } from '#web/api/match-queries.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { useMatchRecords } from '#web/pages/match/use-match-records.ts';
import { PlayerStatistics } from './player-statistics.tsx';
import { TeamStatistics } from './team-statistics.tsx';

const VIEWS = ['match-stats', 'player-stats'] as const;

export function StatsTab({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const [view, setView] = useState<(typeof VIEWS)[number]>('player-stats');
  const { statistics, cards } = useMatchRecords(match.id);
  const hasTeams = statistics || cards;
  const { data: stats, isPending } = useQuery(matchStats(match.id));
  return (
    <div className="stack">
      {hasTeams && (
        <SegmentedControl
          label={t('matchStats.views')}
          options={VIEWS.map((value) => ({ value, label: t(`matchStats.view.${value}`) }))}
          chosen={view}
          onChoose={setView}
        />
      )}
      {isPending ? (
        <Card title={t('matchStats.loading')}>
          <SkeletonRows rows={12} label={t('state.loading')} />
        </Card>
      ) : view === 'match-stats' ? (
        <TeamStatistics match={match} teams={stats?.teams ?? {}} />
      ) : (
        <PlayerStatistics match={match} players={stats?.players ?? []} />
      )}
    </div>
  );
}
