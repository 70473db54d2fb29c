import type { Competition, CompetitionTeams, Featured, RecentMatch } from '#contract/http/competition.ts';
import { byAlphabet } from '#domain/formatting/alphabet.ts';
import { nationOf } from '#domain/player/nationality.ts';
import type { CompetitionRow, CompetitionSeasonRow, CompetitionTeamRow } from '#server/db/competitions/competition.ts';
import type { RecentMatchRow } from '#server/db/matches/recent-and-open.ts';
import type { LeaderRow } from '#server/db/players/leaders.ts';
import {
  presentInstant,
  presentLatin,
  presentListedCompetition,
  presentMatchTeam,
  presentTeam,
} from '#server/api/presenters.ts';
import { type TableRows } from '#server/standings/table-input.ts';
import { presentAdjustments, presentStandings, presentZones } from '#server/api/competition/standings-presenter.ts';
import { presentAssister, presentLeader, presentScorer } from './leader-presenter.ts';

export function presentCompetition(row: CompetitionRow): Competition {
  return {
    ...presentListedCompetition(row),
    city: row.city,
    city_latin: presentLatin(row.city, row.cityLatin),
    country: nationOf(row.country).name,
    current_gameweek: row.currentGameweek,
    format: row.format,
    start_date: row.startsOn,
    end_date: row.endsOn,
  };
}

interface FeaturedRows extends TableRows {
  season: CompetitionSeasonRow;
  scorers: LeaderRow[];
  assisters: LeaderRow[];
  rated: LeaderRow[];
  champion: Featured['champion'];
}

export function presentFeatured(rows: FeaturedRows): Featured {
  return {
    competition: {
      ...presentCompetition(rows.season),
      season: { id: rows.season.seasonId, year_start: rows.season.yearStart, year_end: rows.season.yearEnd },
      has_fixtures: rows.season.hasFixtures,
      zones: presentZones(rows.season),
      adjustments: presentAdjustments(rows.adjustments),
    },
    champion: rows.champion,
    standings: presentStandings(rows),
    topScorers: { top_scorers: rows.scorers.map(presentScorer) },
    topAssisters: { top_assisters: rows.assisters.map(presentAssister) },
    topRatedPlayers: rows.rated.map((row) => ({ ...presentLeader(row), avg_rating: row.value })),
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

export function presentCompetitionTeams(rows: CompetitionTeamRow[]): CompetitionTeams {
  const teams = rows.map((row) => ({
    ...presentTeam(row),
    city: row.city,
    city_latin: presentLatin(row.city, row.cityLatin),
    founded: row.founded,
    seed: row.seed,
    group_name: row.groupName,
    description: row.descriptionEn,
    description_bg: row.descriptionBg,
  }));
  const groups = [...new Set(teams.map(({ group_name: name }) => name))].filter((name) => name !== null);
  return {
    teams,
    groupedTeams: Object.fromEntries(
      groups.toSorted(byAlphabet).map((group) => [group, teams.filter(({ group_name: name }) => name === group)]),
    ),
  };
}
