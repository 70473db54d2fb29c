import { HALF_MINUTES } from '#domain/match/lengths.ts';
import { positionGroup } from '#domain/lineup/position.ts';
import { PITCH_SECTIONS, type PitchSection } from '#domain/lineup/team-of-the-week.ts';
import type { Score } from '#domain/match/score.ts';
import type {
  BestTeamPlayer,
  TeamOfTheSeasonPlayer,
  TeamOfTheWeek,
  MatchPerformance,
  NoPerformance,
  Performance,
  PlayedMatch,
  SeasonPerformance,
} from '#web/football/competition-model.ts';
import type { MatchSummary, Named, Team } from '#web/football/model.ts';
import { parsePosition } from './parse-position.ts';
import { parseNamedTeam, parsePlayer, toScore } from './parse-shared.ts';
import { parseEach, fields, list, number, oneOf, text, type Fields } from './parse.ts';

export function parseTeamOfTheWeek(response: unknown): TeamOfTheWeek {
  const { season, number: gameweek } = fields(fields(response).latest);
  const [seasonId, latest] = [number(season), number(gameweek)];
  return {
    players: parseEach(list(response, 'players'), (value) =>
      parseBestTeamPlayer(value, fields(value).matchStats, parseMatchPerformance),
    ),
    latest: seasonId === null || latest === null ? null : { season: seasonId, gameweek: latest },
  };
}

export const parseTeamOfTheSeason = (response: unknown): TeamOfTheSeasonPlayer[] =>
  parseEach(list(response, 'players'), (value) =>
    parseBestTeamPlayer(value, fields(value).seasonStats, parseSeasonPerformance),
  );

function parseBestTeamPlayer<P>(
  value: unknown,
  stats: unknown,
  parsePerformanceIn: (stats: Fields, team: Named<Team> | null) => P,
): BestTeamPlayer<P> | null {
  const chosen = fields(value);
  const player = parsePlayer(value);
  if (!player) return null;
  const team = parseNamedTeam(chosen.team);
  const statsFields = fields(stats);
  const performance: P | NoPerformance =
    statsFields.played === false || Object.keys(statsFields).length === 0
      ? { message: text(statsFields.message) }
      : parsePerformanceIn(statsFields, team);
  return {
    ...player,
    shirtNumber: number(chosen.number) ?? number(chosen.jersey_number),
    section: oneOf(PITCH_SECTIONS, chosen.section) ?? sectionOf(parsePosition(chosen.position)),
    team,
    performance,
  };
}

/** For a backend that sends only the position. */
const sectionOf = (position: string | null): PitchSection =>
  ({ GK: 'gk', DEF: 'def', MID: 'mid', FWD: 'fwd' } as const)[positionGroup(position)];

const parseMatchPerformance = (stats: Fields, team: Named<Team> | null): MatchPerformance => ({
  ...parsePerformance(stats),
  match: parsePlayedMatch(fields(stats.match), team),
  isManOfTheMatch: stats.motm === true,
  isStarter: stats.is_starter === true,
  keptCleanSheet: stats.clean_sheet === true,
});

const parseSeasonPerformance = (stats: Fields): SeasonPerformance => ({
  ...parsePerformance(stats),
  matches: number(stats.matches_played) ?? 0,
});

function parsePerformance(stats: Fields): Performance {
  const count = (name: string) => number(stats[name]);
  return {
    goals: count('goals') ?? 0,
    assists: count('assists'),
    minutes: count('minutes_played'),
    rating: number(stats.rating),
    shots: count('shots'),
    shotsOnTarget: count('shots_on_target'),
    passes: count('passes'),
    passAccuracy: number(stats.pass_accuracy),
    tackles: count('tackles'),
    saves: count('saves'),
    yellowCards: count('yellow_cards'),
    redCards: count('red_cards'),
  };
}

/** The player's team comes first in the score; another backend may send text, or only the opponent. */
function parsePlayedMatch(match: Fields, team: Named<Team> | null): PlayedMatch {
  const { home, away } = fields(match.score);
  const score = toScore(home, away);
  const played: PlayedMatch = {
    id: number(match.id),
    startTime: text(match.start_time),
    opponent: parseNamedTeam(typeof match.opponent === 'string' ? { name: match.opponent } : match.opponent),
    score: score ? `${score.home}–${score.away}` : text(match.score),
    venue: oneOf(['home', 'away'], text(match.venue)?.toLowerCase()),
    summary: null,
  };
  return { ...played, summary: summaryOf(played, team, score) };
}

function summaryOf(match: PlayedMatch, team: Named<Team> | null, score: Score | null): MatchSummary | null {
  const { id, startTime, opponent, venue } = match;
  if (id === null || score === null || venue === null || !team || !opponent) return null;
  const isHome = venue === 'home';
  return {
    id,
    status: 'FINISHED',
    statusText: 'FINISHED',
    startTime,
    home: isHome ? team : opponent,
    away: isHome ? opponent : team,
    homeScore: isHome ? score.home : score.away,
    awayScore: isHome ? score.away : score.home,
    penalties: null,
    clock: null,
    phase: null,
    halfMinutes: HALF_MINUTES,
    venue: null,
  };
}
