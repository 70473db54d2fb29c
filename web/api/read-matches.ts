import { MATCH_PHASES, MATCH_STATUSES, type MatchStatus } from '#domain/match/status.ts';
import type { LiveMatch, MatchSummary } from '#web/football/model.ts';
import { readClock, readCompetition, readGameweekName, readScore, readTeam } from './read-shared.ts';
import { each, fields, list, number, oneOf, text } from './read.ts';

/** The last results of a competition. */
export const readRecentMatches = (answer: unknown): MatchSummary[] =>
  each(list(answer, 'matches'), readBetweenTwo('FINISHED')).filter(({ home, away }) => home && away);

/** The matches of a gameweek; in a knockout it may not be known yet who plays them. */
export const readGameweekMatches = (answer: unknown): MatchSummary[] =>
  each(list(answer, 'matches'), readBetweenTwo('UPCOMING'));

export const readBetweenTwo = (usual: MatchStatus) => (value: unknown) => {
  const { home_team, away_team } = fields(value);
  return readMatch(value, home_team, away_team, usual);
};

export interface LiveAndUpcoming {
  live: LiveMatch[];
  upcoming: LiveMatch[];
}

export function readLiveAndUpcoming(answer: unknown): LiveAndUpcoming {
  const { liveMatches, upcomingMatches } = fields(answer);
  return {
    live: each(list(liveMatches), readLive('LIVE')),
    upcoming: each(list(upcomingMatches), readLive('UPCOMING')),
  };
}

/** What the socket said while a call was under way may be newer than its answer. */
export const keepNewer = (answer: LiveAndUpcoming, known: LiveAndUpcoming | undefined): LiveAndUpcoming => ({
  ...answer,
  live: answer.live.map((match) => {
    const before = known?.live.find(({ id }) => id === match.id);
    return before && (before.revision ?? 0) > (match.revision ?? 0) ? before : match;
  }),
});

const readLive =
  (usual: 'LIVE' | 'UPCOMING') =>
  (value: unknown): LiveMatch | null => {
    const match = fields(value);
    const summary = readMatch(value, match.team1, match.team2, match.isLive === true ? 'LIVE' : usual);
    const competition = readCompetition(match.competition);
    if (!summary?.home || !summary.away || !competition) return null;
    return {
      ...summary,
      home: summary.home,
      away: summary.away,
      competition,
      gameweek: readGameweekName(match.gameweek),
      venue: text(match.venue),
      revision: number(match.revision),
    };
  };

export function readMatch(
  value: unknown,
  homeTeam: unknown,
  awayTeam: unknown,
  usual: MatchStatus,
): MatchSummary | null {
  const match = fields(value);
  const score = fields(match.score);
  const id = number(match.id);
  if (id === null) return null;
  return {
    id,
    status: oneOf(MATCH_STATUSES, match.status) ?? usual,
    startTime: text(match.start_time),
    home: readTeam(homeTeam),
    away: readTeam(awayTeam),
    homeScore: number(match.team1_score) ?? number(score.home),
    awayScore: number(match.team2_score) ?? number(score.away),
    penalties: readScore(match.penalty_score),
    clock: readClock(match),
    phase: oneOf(MATCH_PHASES, match.match_phase),
  };
}
