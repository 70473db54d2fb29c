import { useQuery } from '@tanstack/react-query';
import { matchTopAssisters, matchTopRated, matchTopScorers } from '#web/api/match-context-queries.ts';
import { Leaders } from '#web/football/leaders.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { State } from '#web/ui/state.tsx';

const LISTS = {
  scorers: { ask: matchTopScorers, digits: 0 },
  assisters: { ask: matchTopAssisters, digits: 0 },
  rated: { ask: matchTopRated, digits: 2 },
};

/** The best of the competition at one thing. A list that cannot be had is an empty one. */
export function TopPlayers({ matchId, at }: { matchId: number; at: keyof typeof LISTS }) {
  const { t } = useLanguage();
  const { ask, digits } = LISTS[at];
  const { data: players = [], isPending } = useQuery(ask(matchId));
  if (isPending) return <SkeletonRows rows={10} label={t('state.loading')} />;
  if (players.length === 0) return <State title={t('state.noData')} />;
  return <Leaders leaders={players} digits={digits} />;
}
