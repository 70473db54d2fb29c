import { useQuery } from '@tanstack/react-query';
import type { LeagueRecords } from '#domain/league/records.ts';
import { matchLineups, matchStats } from '#web/api/match-queries.ts';
import { useRecords } from '#web/api/use-records.ts';

/** The first match with a line-up, a card or statistics shows them as soon as they are pushed to its page. */
export function useMatchRecords(matchId: number): LeagueRecords {
  const records = useRecords();
  const { data: lineups } = useQuery(matchLineups(matchId));
  const { data: stats } = useQuery(matchStats(matchId));
  const hasLineup = Object.values(lineups?.teams ?? {}).some(({ starters }) => starters.length > 0);
  const hasShots = Object.values(stats?.teams ?? {}).some(({ shots, possession }) => (shots ?? possession) !== null);
  const hasRatings = stats?.players.some(({ rating }) => rating !== null) ?? false;
  const hasCards =
    stats?.players.some(({ yellowCards, redCards }) => (yellowCards ?? 0) + (redCards ?? 0) > 0) ?? false;
  return {
    ...records,
    cards: records.cards || hasCards,
    lineups: records.lineups || hasLineup,
    statistics: records.statistics || hasShots,
    ratings: records.ratings || hasRatings,
  };
}
