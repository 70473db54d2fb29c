import { apiPaths } from '#contract/paths.ts';
import { apiQuery, parsersIn } from './api-query.ts';
import { leagueOf } from './league-queries.ts';
import { withQuery } from './with-query.ts';

const parsers = parsersIn(() => import('./parse-team.ts'));
const matchParsers = parsersIn(() => import('./parse-team-matches.ts'));
const statsParsers = parsersIn(() => import('./parse-team-stats.ts'));
const awardParsers = parsersIn(() => import('./parse-awards.ts'));

export const teamProfile = (id: number) =>
  apiQuery(apiPaths.team(id), parsers, ({ parseTeamProfile }) => parseTeamProfile);

export const teamStatistics = (id: number) =>
  apiQuery(apiPaths.teamStats(id), statsParsers, ({ parseTeamStatistics }) => parseTeamStatistics);

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
    statsParsers,
    ({ parseSquad }) =>
      (response, client) =>
        parseSquad(response, leagueOf(client).birthDates),
  );

export const teamFixtures = (id: number) =>
  apiQuery(apiPaths.teamFixtures(id), matchParsers, ({ parseTeamFixtures }) => parseTeamFixtures);

export const teamResults = (id: number) =>
  apiQuery(apiPaths.teamResults(id), matchParsers, ({ parseTeamResults }) => parseTeamResults);

export const teamCompetitions = (id: number) =>
  apiQuery(apiPaths.teamCompetitions(id), parsers, ({ parseTeamCompetitions }) => parseTeamCompetitions);

export const teamStandings = (id: number, competition: number, season: number | null) =>
  apiQuery(
    withQuery(apiPaths.teamStandings(id), { competition_id: competition, season_id: season }),
    parsers,
    ({ parseTeamStandings }) => parseTeamStandings,
  );

export const teamTransfers = (id: number) =>
  apiQuery(apiPaths.teamTransfers(id), parsers, ({ parseTeamTransfers }) => parseTeamTransfers);

export const teamAwards = (id: number) =>
  apiQuery(apiPaths.teamAwards(id), awardParsers, ({ parseTeamAwards }) => parseTeamAwards);

export const teamNews = (id: number) => apiQuery(apiPaths.teamNews(id), parsers, ({ parseTeamNews }) => parseTeamNews);
