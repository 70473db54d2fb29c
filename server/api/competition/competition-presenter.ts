import type { Competition, Featured, RecentMatch } from '#contract/http/competition.ts';
import type { CompetitionRow } from '../../db/queries/competition.ts';
import type { RecentMatchRow } from '../../db/queries/match.ts';
import type { LeaderRow } from '../../db/queries/statistics.ts';
import { presentInstant, presentMatchTeam, presentPlayer, presentTeam } from '../presenters.ts';
import {
  presentAdjustments,
  presentStandings,
  presentZones,
  type StandingsRows,
} from '../standings/present-standings.ts';

const englishCountries = new Intl.DisplayNames(['en'], { type: 'region' });

export function presentCompetition(row: CompetitionRow): Competition {
  return {
    id: row.id,
    name: row.name,
    logo_url: row.logo,
    city: row.city,
    country: englishCountries.of(row.country) ?? row.country,
    current_gameweek: row.currentGameweek,
    format: row.format,
    start_date: row.startsOn,
    end_date: row.endsOn,
  };
}

interface FeaturedRows extends StandingsRows {
  scorers: LeaderRow[];
  assisters: LeaderRow[];
  rated: LeaderRow[];
}

export function presentFeatured(rows: FeaturedRows): Featured {
  const leader = ({ player, team }: LeaderRow) => ({ player: presentPlayer(player), team: presentTeam(team) });
  return {
    competition: {
      ...presentCompetition(rows.season),
      season: { id: rows.season.seasonId, year_start: rows.season.yearStart, year_end: rows.season.yearEnd },
      zones: presentZones(rows.season),
      adjustments: presentAdjustments(rows.adjustments),
    },
    standings: presentStandings(rows),
    topScorers: { top_scorers: rows.scorers.map((row) => ({ ...leader(row), goals: row.value })) },
    topAssisters: { top_assisters: rows.assisters.map((row) => ({ ...leader(row), assists: row.value })) },
    topRatedPlayers: rows.rated.map((row) => ({ ...leader(row), avg_rating: row.value })),
  };
}

export const presentRecentMatch = (row: RecentMatchRow): RecentMatch => ({
  id: row.id,
  status: row.status,
  start_time: presentInstant(row.startTime),
  team1_score: row.homeGoals,
  team2_score: row.awayGoals,
  home_team: presentMatchTeam(row.home),
  away_team: presentMatchTeam(row.away),
});
