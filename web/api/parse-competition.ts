import { ELIMINATION_ROUNDS, type EliminationRound } from '#domain/match/round.ts';
import type {
  CompetitionSeason,
  EnteredTeam,
  GameweekGoals,
  SeededTeam,
  Tie,
} from '#web/football/competition-model.ts';
import type { Leader } from '#web/football/model.ts';
import type { Statistic } from './competition-queries.ts';
import { parseLeader } from './parse-featured.ts';
import {
  bilingual,
  parseGameweekName,
  parseIdAndName,
  parseNamedTeam,
  parseScore,
  parseStatus,
  parseTeam,
} from './parse-shared.ts';
import { parseEach, fields, list, number, oneOf, text } from './parse.ts';

/** As sent: without a current season the first is the default. */
export const parseSeasons = (response: unknown): CompetitionSeason[] =>
  parseEach(list(response, 'seasons'), (value) => {
    const { id, name, year_start, year_end, is_current, isCurrent } = fields(value);
    const years = [...new Set([number(year_start), number(year_end)])].filter((year) => year !== null).join('/');
    const season = parseIdAndName({ id, name: text(name) ?? years });
    return season && { ...season, isCurrent: (is_current ?? isCurrent) === true };
  });

export const parseTotalMatches = (response: unknown): number | null => number(fields(response).totalMatches);

export const parseEnteredTeams = (response: unknown): EnteredTeam[] =>
  parseEach(list(response, 'teams'), parseEnteredTeam);

function parseEnteredTeam(value: unknown): EnteredTeam | null {
  const { city, founded, seed, group_name, description, description_bg } = fields(value);
  const team = parseTeam(value);
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

export const parseGameweekGoals = (response: unknown): GameweekGoals[] =>
  parseEach(list(response, 'gameweekGoals', 'data'), (value) => {
    const { gameweek, goals } = fields(value);
    const gameweekNumber = number(gameweek);
    return gameweekNumber === null ? null : { gameweek: gameweekNumber, goals: number(goals) ?? 0 };
  }).toSorted((a, b) => a.gameweek - b.gameweek);

/** A list, or lists keyed by round. */
export function parseTies(response: unknown): Tie[] {
  const matches = fields(response).matches ?? response;
  if (Array.isArray(matches)) return parseEach(matches, parseTie(null));
  return Object.entries(fields(matches)).flatMap(([name, ties]) =>
    parseEach(Array.isArray(ties) ? ties : [], parseTie(oneOf(ELIMINATION_ROUNDS, name))),
  );
}

const parseTie =
  (listRound: EliminationRound | null) =>
  (value: unknown): Tie | null => {
    const tie = fields(value);
    const id = number(tie.id);
    if (id === null) return null;
    return {
      id,
      status: parseStatus(tie)?.status ?? (number(tie.home_score) === null ? 'UPCOMING' : 'FINISHED'),
      round: parseGameweekName(tie.gameweek).round ?? listRound,
      slot: number(tie.bracket_slot),
      startTime: text(tie.start_time),
      venue: text(tie.venue),
      home: parseSeeded(tie.home_team),
      away: parseSeeded(tie.away_team),
      homeScore: number(tie.home_score),
      awayScore: number(tie.away_score),
      penalties: parseScore(tie.penalty_score),
    };
  };

function parseSeeded(value: unknown): SeededTeam | null {
  const team = parseNamedTeam(value);
  return team && { ...team, seed: number(fields(value).seed) };
}

export const parseLeaders =
  (statistic: Statistic) =>
  (response: unknown): Leader[] =>
    parseEach(
      list(response, 'top_scorers', 'top_assisters', 'top_rated_players', 'players'),
      statistic === 'rating' ? parseLeader('rating', 'avg_rating') : parseLeader(statistic),
    );
