import type { QueryClient } from '@tanstack/react-query';
import { apiPaths } from '#contract/paths.ts';
import type { Side } from '#domain/match/score.ts';
import type { CompetitionFormat } from '#domain/standings/format.ts';
import { ask } from './ask.ts';
import { matchDetails } from './match-queries.ts';
import {
  readBalance,
  readFormat,
  readMatchLeaders,
  readMatchNews,
  readMatchStandings,
  readPastMatches,
} from './read-match-context.ts';
import { readCompetition } from './read-shared.ts';
import { each, list } from './read.ts';
import { withQuery } from './with-query.ts';

export const matchBalance = (matchId: number) => ask(apiPaths.matchH2h(matchId), readBalance);

export const headToHeadMatches = (matchId: number, limit: number) =>
  ask(withQuery(apiPaths.headToHeadMatches(matchId), { limit }), readPastMatches);

/** The latest matches of one of the two teams, in one competition or in all. */
export const teamMatches = (matchId: number, side: Side, limit: number, competitionId: number | null) =>
  ask(withQuery(apiPaths.teamMatches(matchId, side), { limit, competitionId }), readPastMatches);

export const sideCompetitions = (matchId: number, side: Side) =>
  ask(apiPaths.sideCompetitions(matchId, side), (answer) => each(list(answer, 'competitions'), readCompetition));

export const matchStandings = (matchId: number) =>
  ask(apiPaths.matchStandings(matchId), async (answer, client) =>
    readMatchStandings(answer, readFormat(answer) === null ? await askFormat(client, matchId) : null),
  );

const askFormat = async (client: QueryClient, matchId: number): Promise<CompetitionFormat | null> =>
  (await client.query({ ...matchDetails(matchId), staleTime: 'static' })).competition?.format ?? null;

export const matchTopScorers = (matchId: number) =>
  ask(apiPaths.matchTopScorers(matchId), readMatchLeaders('top_scorers', 'goals'));

export const matchTopAssisters = (matchId: number) =>
  ask(apiPaths.matchTopAssisters(matchId), readMatchLeaders('top_assisters', 'assists'));

export const matchTopRated = (matchId: number) =>
  ask(apiPaths.matchTopRated(matchId), readMatchLeaders('top_rated_players', 'averageRating'));

export const matchNews = (matchId: number) => ask(apiPaths.matchNews(matchId), readMatchNews);
