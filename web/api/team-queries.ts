import { apiPaths } from '#contract/paths.ts';
import { apiQuery } from './api-query.ts';
import { leagueOf } from './league-queries.ts';
import { parseTeamAwards } from './parse-awards.ts';
import { parseFormat } from './parse-match-context.ts';
import { parseStandings, rowsOf } from './parse-standings.ts';
import { parseTeamFixtures, parseTeamResults } from './parse-team-matches.ts';
import { parseSquad, parseTeamStatistics } from './parse-team-stats.ts';
import { parseTeamCompetitions, parseTeamNews, parseTeamProfile, parseTeamTransfers } from './parse-team.ts';
import { fields } from './parse.ts';
import { withQuery } from './with-query.ts';

export const teamProfile = (id: number) => apiQuery(apiPaths.team(id), parseTeamProfile);

export const teamStatistics = (id: number) => apiQuery(apiPaths.teamStats(id), parseTeamStatistics);

export interface SquadChoice {
  /** null: all. */
  competition: number | null;
  season: 'current' | 'all' | number;
}

export const CURRENT_SQUAD: SquadChoice = { competition: null, season: 'current' };

/** The API's default is the current season. */
export const teamSquad = (id: number, { competition, season }: SquadChoice) =>
  apiQuery(
    withQuery(apiPaths.teamSquad(id), {
      competition_id: competition,
      season_id: season === 'current' ? null : season,
    }),
    (response, client) => parseSquad(response, leagueOf(client).birthDates),
  );

export const teamFixtures = (id: number) => apiQuery(apiPaths.teamFixtures(id), parseTeamFixtures);

export const teamResults = (id: number) => apiQuery(apiPaths.teamResults(id), parseTeamResults);

export const teamCompetitions = (id: number) => apiQuery(apiPaths.teamCompetitions(id), parseTeamCompetitions);

export const teamStandings = (id: number, competition: number, season: number | null) =>
  apiQuery(withQuery(apiPaths.teamStandings(id), { competition_id: competition, season_id: season }), (response) => {
    const { standings, zones, adjustments } = fields(response);
    const format = parseFormat(response);
    return parseStandings(format === null ? standings : rowsOf(standings, format), zones, adjustments);
  });

export const teamTransfers = (id: number) => apiQuery(apiPaths.teamTransfers(id), parseTeamTransfers);

export const teamAwards = (id: number) => apiQuery(apiPaths.teamAwards(id), parseTeamAwards);

export const teamNews = (id: number) => apiQuery(apiPaths.teamNews(id), parseTeamNews);
