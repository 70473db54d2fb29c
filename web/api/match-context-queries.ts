import type { QueryClient } from '@tanstack/react-query';
import { apiPaths } from '#contract/paths.ts';
import type { Side } from '#domain/match/score.ts';
import type { CompetitionFormat } from '#domain/standings/format.ts';
import type {
  MatchPreview,
  OpenBan,
  PastMatch,
  PlayerMeeting,
  TeamAbsences,
} from '#web/football/match-context-model.ts';
import { apiQuery, ownApiQuery } from './api-query.ts';
import { matchDetails } from './match-queries.ts';
import {
  parseAbsences,
  parseHeadToHead,
  parseFormat,
  parseMatchLeaders,
  parseMatchNews,
  parseMatchStandings,
  parsePastMatches,
  parsePlayerBans,
  parsePlayerMeetings,
  parsePreview,
} from './parse-match-context.ts';
import { parseCompetition } from './parse-shared.ts';
import { parseEach, list } from './parse.ts';
import { withQuery } from './with-query.ts';

export const headToHead = (matchId: number) => apiQuery(apiPaths.matchH2h(matchId), parseHeadToHead);

/** Empty with another backend, which has none. */
export const matchPreview = (matchId: number) =>
  ownApiQuery<MatchPreview>(apiPaths.matchPreview(matchId), parsePreview, {
    home: null,
    away: null,
    venue: null,
  });

/** Empty with another backend, which has none. */
export const teamAbsences = (teamId: number) =>
  ownApiQuery<TeamAbsences>(apiPaths.teamAbsences(teamId), parseAbsences, { match: null, absent: [] });

/** Empty with another backend, which has none. */
export const playerBans = (playerId: number) =>
  ownApiQuery<OpenBan[]>(apiPaths.playerBans(playerId), parsePlayerBans, []);

export const headToHeadMatches = (matchId: number, limit: number) =>
  apiQuery(withQuery(apiPaths.headToHeadMatches(matchId), { limit }), parsePastMatches);

/** Empty with another backend, which has none. */
export const teamMeetings = (id: number, other: number) =>
  ownApiQuery<PastMatch[]>(apiPaths.teamMeetings(id, other), parsePastMatches, []);

/** Empty with another backend, which has none. */
export const playerMeetings = (id: number, other: number) =>
  ownApiQuery<PlayerMeeting[]>(apiPaths.playerMeetings(id, other), parsePlayerMeetings, []);

export const teamMatches = (matchId: number, side: Side, limit: number, competitionId: number | null) =>
  apiQuery(withQuery(apiPaths.teamMatches(matchId, side), { limit, competitionId }), parsePastMatches);

export const sideCompetitions = (matchId: number, side: Side) =>
  apiQuery(apiPaths.sideCompetitions(matchId, side), (response) =>
    parseEach(list(response, 'competitions'), parseCompetition),
  );

export const matchStandings = (matchId: number) =>
  apiQuery(apiPaths.matchStandings(matchId), async (response, client) =>
    parseMatchStandings(response, parseFormat(response) === null ? await loadFormat(client, matchId) : null),
  );

const loadFormat = async (client: QueryClient, matchId: number): Promise<CompetitionFormat | null> =>
  (await client.query({ ...matchDetails(matchId), staleTime: 'static' })).competition?.format ?? null;

export const matchTopScorers = (matchId: number) =>
  apiQuery(apiPaths.matchTopScorers(matchId), parseMatchLeaders('top_scorers', 'goals'));

export const matchTopAssisters = (matchId: number) =>
  apiQuery(apiPaths.matchTopAssisters(matchId), parseMatchLeaders('top_assisters', 'assists'));

export const matchTopRated = (matchId: number) =>
  apiQuery(apiPaths.matchTopRated(matchId), parseMatchLeaders('top_rated_players', 'averageRating'));

export const matchNews = (matchId: number) => apiQuery(apiPaths.matchNews(matchId), parseMatchNews);
