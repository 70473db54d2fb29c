import { ELIMINATION_ROUNDS, type EliminationRound } from '#domain/match/round.ts';
import { MATCH_STATUSES } from '#domain/match/status.ts';
import type {
  CompetitionSeason,
  EnteredTeam,
  GameweekGoals,
  SeededTeam,
  Tie,
} from '#web/football/competition-model.ts';
import type { Leader } from '#web/football/model.ts';
import { readLeader } from './read-featured.ts';
import { bilingual, readGameweekName, readNamedTeam, readScore, readTeam } from './read-shared.ts';
import { each, fields, list, number, oneOf, text } from './read.ts';

export const readSeasons = (answer: unknown): CompetitionSeason[] =>
  each(list(answer, 'seasons'), (value) => {
    const { id, name, year_start, year_end, is_current, isCurrent } = fields(value);
    const known = number(id);
    const years = [...new Set([number(year_start), number(year_end)])].filter((year) => year !== null).join('/');
    const called = text(name) ?? years;
    return known === null || !called
      ? null
      : { id: known, name: called, isCurrent: (is_current ?? isCurrent) === true };
  });

export const readTotalMatches = (answer: unknown): number | null => number(fields(answer).totalMatches);

export const readEnteredTeams = (answer: unknown): EnteredTeam[] => each(list(answer, 'teams'), readEnteredTeam);

function readEnteredTeam(value: unknown): EnteredTeam | null {
  const { city, founded, seed, group_name, description, description_bg } = fields(value);
  const team = readTeam(value);
  return (
    team && {
      ...team,
      city: text(city),
      founded: number(founded),
      seed: number(seed),
      group: text(group_name),
      description: bilingual(description, description_bg),
    }
  );
}

export const readGameweekGoals = (answer: unknown): GameweekGoals[] =>
  each(list(answer, 'gameweekGoals', 'data'), (value) => {
    const { gameweek, goals } = fields(value);
    const played = number(gameweek);
    return played === null ? null : { gameweek: played, goals: number(goals) ?? 0 };
  }).toSorted((a, b) => a.gameweek - b.gameweek);

/** A list, or lists by the name of their round. */
export function readTies(answer: unknown): Tie[] {
  const matches = fields(answer).matches ?? answer;
  if (Array.isArray(matches)) return each(matches, readTie(null));
  return Object.entries(fields(matches)).flatMap(([name, ties]) =>
    each(Array.isArray(ties) ? ties : [], readTie(oneOf(ELIMINATION_ROUNDS, name))),
  );
}

const readTie =
  (listedUnder: EliminationRound | null) =>
  (value: unknown): Tie | null => {
    const tie = fields(value);
    const id = number(tie.id);
    if (id === null) return null;
    return {
      id,
      status: oneOf(MATCH_STATUSES, tie.status) ?? (number(tie.home_score) === null ? 'UPCOMING' : 'FINISHED'),
      round: readGameweekName(tie.gameweek).round ?? listedUnder,
      slot: number(tie.bracket_slot),
      home: readSeeded(tie.home_team),
      away: readSeeded(tie.away_team),
      homeScore: number(tie.home_score),
      awayScore: number(tie.away_score),
      penalties: readScore(tie.penalty_score),
    };
  };

function readSeeded(value: unknown): SeededTeam | null {
  const team = readNamedTeam(value);
  return team && { ...team, seed: number(fields(value).seed) };
}

export const STATISTICS = ['goals', 'assists', 'rating'] as const;
export type Statistic = (typeof STATISTICS)[number];

export const readLeaders =
  (statistic: Statistic) =>
  (answer: unknown): Leader[] =>
    each(
      list(answer, 'top_scorers', 'top_assisters', 'top_rated_players', 'players'),
      statistic === 'rating' ? readLeader('rating', 'avg_rating') : readLeader(statistic),
    );
