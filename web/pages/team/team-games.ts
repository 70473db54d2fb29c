import { dayAt } from '#domain/formatting/sofia-time.ts';
import type { ResultLetter } from '#domain/match/score.ts';
import { MATCH_STATUSES } from '#domain/match/status.ts';
import { HALF_MINUTES } from '#domain/match/lengths.ts';
import type { FixtureListMatch, Team } from '#web/football/model.ts';
import type { CompetitionMatches, TeamMatch } from '#web/football/team-model.ts';

export type TeamGame = TeamMatch & Pick<CompetitionMatches, 'competition'>;
export type DecidedGame = TeamGame & { result: ResultLetter };

export const hasLive = ({ matches }: CompetitionMatches): boolean => matches.some(({ status }) => status === 'LIVE');

const gamesOf = (groups: readonly CompetitionMatches[]): TeamGame[] =>
  groups.flatMap(({ competition, matches }) => matches.map((match) => ({ ...match, competition })));

const startOf = ({ startTime }: TeamMatch): number => Date.parse(startTime ?? '') || 0;

/** The match that is played, else the soonest from today on. */
export function nextGame(fixtures: readonly CompetitionMatches[], today: string): TeamGame | null {
  const coming = gamesOf(fixtures)
    .filter(
      (game) =>
        game.status === 'LIVE' ||
        (game.status === 'UPCOMING' && startOf(game) > 0 && dayAt(new Date(startOf(game))) >= today),
    )
    .toSorted((a, b) => startOf(a) - startOf(b));
  return coming.find(({ status }) => status === 'LIVE') ?? coming[0] ?? null;
}

/** Of all competitions, newest first. */
export const decidedGames = (results: readonly CompetitionMatches[]): DecidedGame[] =>
  gamesOf(results)
    .filter(
      (game): game is DecidedGame =>
        game.result !== null && game.score !== null && ['FINISHED', 'AWARDED'].includes(game.status),
    )
    .toSorted((a, b) => startOf(b) - startOf(a));

/** As it is in a list of matches of all teams. */
export function inList(team: Team, { isHome, opponent, score, gameweek, status, ...game }: TeamGame): FixtureListMatch {
  return {
    ...game,
    status: MATCH_STATUSES.find((known) => known === status) ?? 'OTHER',
    statusText: status,
    home: isHome ? team : opponent,
    away: isHome ? opponent : team,
    homeScore: score?.home ?? null,
    awayScore: score?.away ?? null,
    penalties: null,
    clock: null,
    phase: null,
    halfMinutes: HALF_MINUTES,
    gameweek: { number: gameweek, round: null },
  };
}
