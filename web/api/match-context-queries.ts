import type { QueryClient } from '@tanstack/react-query';
import { apiPaths } from '#contract/paths.ts';
import type { Side } from '#domain/match/score.ts';
import type { CompetitionFormat } from '#domain/standings/format.ts';
import { apiQuery, ownApiQuery, parsersIn } from './api-query.ts';
import { matchDetails } from './match-queries.ts';
import { withQuery } from './with-query.ts';

const parsers = parsersIn(() => import('./parse-match-context.ts'));

export const headToHead = (matchId: number) =>
  apiQuery(apiPaths.matchH2h(matchId), parsers, ({ parseHeadToHead }) => parseHeadToHead);

/** Empty with another backend, which has none. */
export const matchPreview = (matchId: number) =>
  ownApiQuery(apiPaths.matchPreview(matchId), parsers, ({ parsePreview }) => parsePreview, {
    home: null,
    away: null,
    venue: null,
  });

/** Empty with another backend, which has none. */
export const teamAbsences = (teamId: number) =>
  ownApiQuery(apiPaths.teamAbsences(teamId), parsers, ({ parseAbsences }) => parseAbsences, {
    match: null,
    absent: [],
  });

/** Empty with another backend, which has none. */
export const playerBans = (playerId: number) =>
  ownApiQuery(apiPaths.playerBans(playerId), parsers, ({ parsePlayerBans }) => parsePlayerBans, []);

export const headToHeadMatches = (matchId: number, limit: number) =>
  pastMatches(withQuery(apiPaths.headToHeadMatches(matchId), { limit }));

/** Empty with another backend, which has none. */
export const teamMeetings = (id: number, other: number) =>
  ownApiQuery(apiPaths.teamMeetings(id, other), parsers, ({ parsePastMatches }) => parsePastMatches, []);

/** Empty with another backend, which has none. */
export const playerMeetings = (id: number, other: number) =>
  ownApiQuery(apiPaths.playerMeetings(id, other), parsers, ({ parsePlayerMeetings }) => parsePlayerMeetings, []);

export const teamMatches = (matchId: number, side: Side, limit: number, competitionId: number | null) =>
  pastMatches(withQuery(apiPaths.teamMatches(matchId, side), { limit, competitionId }));

const pastMatches = (path: string) => apiQuery(path, parsers, ({ parsePastMatches }) => parsePastMatches);

export const sideCompetitions = (matchId: number, side: Side) =>
  apiQuery(apiPaths.sideCompetitions(matchId, side), parsers, ({ parseSideCompetitions }) => parseSideCompetitions);

export const matchStandings = (matchId: number) =>
  apiQuery(
    apiPaths.matchStandings(matchId),
    parsers,
    ({ parseMatchStandings, parseFormat }) =>
      async (response, client) =>
        parseMatchStandings(response, parseFormat(response) === null ? await loadFormat(client, matchId) : null),
  );

const loadFormat = async (client: QueryClient, matchId: number): Promise<CompetitionFormat | null> =>
  (await client.query({ ...matchDetails(matchId), staleTime: 'static' })).competition?.format ?? null;

export const matchTopScorers = (matchId: number) =>
  matchLeaders(apiPaths.matchTopScorers(matchId), 'top_scorers', 'goals');

export const matchTopAssisters = (matchId: number) =>
  matchLeaders(apiPaths.matchTopAssisters(matchId), 'top_assisters', 'assists');

export const matchTopRated = (matchId: number) =>
  matchLeaders(apiPaths.matchTopRated(matchId), 'top_rated_players', 'averageRating');

const matchLeaders = (path: string, name: string, measure: string) =>
  apiQuery(path, parsers, ({ parseMatchLeaders }) => parseMatchLeaders(name, measure));

export const matchNews = (matchId: number) =>
  apiQuery(apiPaths.matchNews(matchId), parsers, ({ parseMatchNews }) => parseMatchNews);
