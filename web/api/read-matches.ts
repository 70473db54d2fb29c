import { MATCH_PHASES, MATCH_STATUSES, type MatchStatus } from '#domain/match/status.ts';
import type { LiveMatch, MatchSummary } from '#web/football/model.ts';
import { readClock, readCompetition, readTeam } from './read-shared.ts';
import { each, fields, list, number, oneOf, text } from './read.ts';

/** The last results of a competition. */
export const readRecentMatches = (answer: unknown): MatchSummary[] => each(list(answer, 'matches'), readRecentMatch);

function readRecentMatch(value: unknown): MatchSummary | null {
  const match = fields(value);
  return readMatch(value, match.home_team, match.away_team, 'FINISHED');
}

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

const readLive =
  (status: 'LIVE' | 'UPCOMING') =>
  (value: unknown): LiveMatch | null => {
    const match = fields(value);
    const summary = readMatch(value, match.team1, match.team2, status);
    const competition = readCompetition(match.competition);
    return summary && competition && { ...summary, competition };
  };

function readMatch(value: unknown, homeTeam: unknown, awayTeam: unknown, usual: MatchStatus): MatchSummary | null {
  const match = fields(value);
  const id = number(match.id);
  const home = readTeam(homeTeam);
  const away = readTeam(awayTeam);
  if (id === null || !home || !away) return null;
  return {
    id,
    status: oneOf(MATCH_STATUSES, match.status) ?? usual,
    startTime: text(match.start_time),
    home,
    away,
    homeScore: number(match.team1_score),
    awayScore: number(match.team2_score),
    clock: readClock(match),
    phase: oneOf(MATCH_PHASES, match.match_phase),
  };
}
