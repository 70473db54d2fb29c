import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { matchTopAssisters, matchTopRated, matchTopScorers } from '#web/api/match-context-queries.ts';
import { Leaders } from '#web/football/leaders.tsx';

const LISTS = {
  scorers: { queryFor: matchTopScorers, digits: 0 },
  assisters: { queryFor: matchTopAssisters, digits: 0 },
  rated: { queryFor: matchTopRated, digits: 2 },
};

/** A failure is shown as an empty list. */
export function TopPlayers({ matchId, list }: { matchId: number; list: keyof typeof LISTS }) {
  const { t } = useLanguage();
  const { queryFor, digits } = LISTS[list];
  const { data: players = [], isPending } = useQuery(queryFor(matchId));
  if (isPending) return <SkeletonRows rows={10} label={t('state.loading')} />;
  if (players.length === 0) return <EmptyState title={t('state.noData')} />;
  return <Leaders leaders={players} digits={digits} />;
}
