import type { LineupPlayer, Lineups } from '#contract/http/match.ts';
import { presentPlayer } from '#server/api/presenters.ts';
import type { LineupRow } from '#server/db/matches/match-lineups.ts';

/** Both teams have an entry, also before a line-up is recorded. */
export function presentLineups(teamIds: readonly (number | null)[], lineups: readonly LineupRow[]): Lineups {
  const of = (teamId: number, starter: boolean) =>
    lineups.filter((row) => row.teamId === teamId && row.starter === starter).map(presentLineupPlayer);
  return Object.fromEntries(
    teamIds.filter((id) => id !== null).map((id) => [id, { starters: of(id, true), substitutes: of(id, false) }]),
  );
}

const presentLineupPlayer = ({ stats, ...row }: LineupRow): LineupPlayer => ({
  ...presentPlayer(row),
  jersey_number: row.shirtNumber,
  position: row.position,
  captain: row.captain,
  matchplayerstats: stats && {
    rating: stats.rating,
    goals: stats.goals + stats.ownGoals,
    own_goals: stats.ownGoals,
    motm: stats.manOfTheMatch,
  },
});
