import type { LiveStatus } from '#contract/http/live.ts';
import { HALF_MINUTES } from '#domain/match/lengths.ts';
import { compareRevisions } from '#domain/match/revision.ts';
import { MATCH_PHASES, type MatchStatus } from '#domain/match/status.ts';
import type { FixtureListMatch, LiveListMatch, MatchSummary } from '#web/football/model.ts';
import {
  parseClock,
  parseCompetition,
  parseGameweekName,
  parseKickOff,
  parseNamedCompetition,
  parseNamedTeam,
  parseScore,
  parseStatus,
} from './parse-shared.ts';
import { parseGoal } from './parse-goal.ts';
import { parseEach, fields, list, number, oneOf, text } from './parse.ts';

export const parseRecentMatches = (response: unknown): MatchSummary[] =>
  parseEach(list(response, 'matches'), parseMatchSummary('FINISHED')).filter(({ home, away }) => home && away);

/** In a knockout the teams may not be known yet. */
export const parseGameweekMatches = (response: unknown): MatchSummary[] =>
  parseEach(list(response, 'matches'), parseMatchSummary('UPCOMING'));

export const parseMatchSummary = (defaultStatus: MatchStatus) => (value: unknown) => {
  const { home_team, away_team } = fields(value);
  return parseMatchBetween(value, home_team, away_team, defaultStatus);
};

/** With its competition, as in a list of many. */
export function parseFixtureListMatch(value: unknown): FixtureListMatch | null {
  const { competition, gameweek } = fields(value);
  const match = parseMatchSummary('UPCOMING')(value);
  return match && { ...match, competition: parseNamedCompetition(competition), gameweek: parseGameweekName(gameweek) };
}

export const parseLiveStatus = (response: unknown): LiveStatus => ({
  hasLiveMatches: fields(response).hasLiveMatches === true,
  liveMatchCount: number(fields(response).liveMatchCount) ?? 0,
});

export interface LiveAndUpcoming {
  live: LiveListMatch[];
  upcoming: LiveListMatch[];
  /** The rest of today's; another backend sends none. */
  later: LiveListMatch[];
}

export function parseLiveAndUpcoming(response: unknown): LiveAndUpcoming {
  const { liveMatches, upcomingMatches, laterMatches } = fields(response);
  return {
    live: parseEach(list(liveMatches), parseLiveListMatch('LIVE')),
    upcoming: parseEach(list(upcomingMatches), parseLiveListMatch('UPCOMING')),
    later: parseEach(list(laterMatches ?? []), parseLiveListMatch('UPCOMING')),
  };
}

/** Data pushed over the socket during a request may be newer than the response. */
export const keepNewer = (response: LiveAndUpcoming, cached: LiveAndUpcoming | undefined): LiveAndUpcoming => ({
  ...response,
  live: response.live.map((match) => {
    const cachedMatch = cached?.live.find(({ id }) => id === match.id);
    return cachedMatch && compareRevisions(match.revision, cachedMatch.revision) < 0 ? cachedMatch : match;
  }),
});

const parseLiveListMatch =
  (defaultStatus: 'LIVE' | 'UPCOMING') =>
  (value: unknown): LiveListMatch | null => {
    const match = fields(value);
    const summary = parseMatchBetween(value, match.team1, match.team2, defaultStatus);
    const competition = parseCompetition(match.competition);
    if (!summary?.home || !summary.away || !competition) return null;
    return {
      ...summary,
      home: summary.home,
      away: summary.away,
      competition,
      gameweek: parseGameweekName(match.gameweek),
      kickedOffAt: parseKickOff(match),
      revision: number(match.revision),
      goals: parseEach(
        list(match.goals ?? []),
        parseGoal(() => null),
      ),
    };
  };

export function parseMatchBetween(
  value: unknown,
  homeTeam: unknown,
  awayTeam: unknown,
  defaultStatus: MatchStatus,
): MatchSummary | null {
  const match = fields(value);
  const score = fields(match.score);
  const id = number(match.id);
  if (id === null) return null;
  return {
    id,
    ...(parseStatus(match) ?? { status: defaultStatus, statusText: defaultStatus }),
    startTime: text(match.start_time),
    home: parseNamedTeam(homeTeam),
    away: parseNamedTeam(awayTeam),
    homeScore: number(match.team1_score) ?? number(score.home),
    awayScore: number(match.team2_score) ?? number(score.away),
    penalties: parseScore(match.penalty_score),
    clock: parseClock(match),
    phase: oneOf(MATCH_PHASES, match.match_phase),
    halfMinutes: number(match.half_minutes) ?? HALF_MINUTES,
    venue: text(match.venue),
  };
}
