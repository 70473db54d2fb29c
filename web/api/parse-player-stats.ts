import type { Named, Team } from '#web/football/model.ts';
import type {
  MatchPage,
  PlayedMatch,
  PlayerCompetition,
  PlayerRatings,
  PlayerSeason,
  PlayerTotals,
  RatedMatch,
} from '#web/football/player-model.ts';
import { newestFirst } from '#web/football/season-order.ts';
import { parseGameweekName, parseNamedCompetition, parseNamedTeam } from './parse-shared.ts';
import { parseEach, fields, list, number, text, type Fields } from './parse.ts';

export const parsePlayerSeasons = (response: unknown): PlayerSeason[] =>
  newestFirst(parseEach(list(response, 'stats', 'seasons', 'data'), parsePlayerSeason));

function parsePlayerSeason(value: unknown): PlayerSeason | null {
  const { season, totals, competitions } = fields(value);
  const parsedSeason = parseSeasonYears(season);
  return (
    parsedSeason && {
      ...parsedSeason,
      totals: parseTotals(fields(totals)),
      competitions: parseEach(Array.isArray(competitions) ? competitions : [], parseCompetitionStatistics),
    }
  );
}

export function parseSeasonYears(value: unknown) {
  const { id, year_start, year_end, is_current, isCurrent } = fields(value);
  const yearStart = number(year_start);
  if (yearStart === null) return null;
  return {
    id: number(id) ?? yearStart,
    yearStart,
    yearEnd: number(year_end) ?? yearStart,
    isCurrent: (is_current ?? isCurrent) === true,
  };
}

const parseTotals = (sums: Fields): PlayerTotals => ({
  matches: number(sums.matches) ?? 0,
  goals: number(sums.goals) ?? 0,
  assists: number(sums.assists),
  minutes: number(sums.minutes_played),
  rating: number(sums.avg_rating),
  yellowCards: number(sums.yellow_cards),
  redCards: number(sums.red_cards),
});

function parseCompetitionStatistics(value: unknown): PlayerCompetition | null {
  const { competition, team, stats } = fields(value);
  const parsedCompetition = parseNamedCompetition(competition);
  const sums = fields(stats);
  const count = (name: string) => number(sums[name]) ?? 0;
  return (
    parsedCompetition && {
      competition: parsedCompetition,
      team: parseNamedTeam(team),
      ...parseTotals(sums),
      starts: count('starts'),
      highestRating: number(sums.highest_rating),
      shots: number(sums.shots),
      shotsOnTarget: number(sums.shots_on_target),
      manOfTheMatch: count('motm_awards'),
      saves: number(sums.saves),
      cleanSheets: count('clean_sheets'),
      passAccuracy: number(sums.pass_accuracy),
    }
  );
}

export function parsePlayerMatches(response: unknown): MatchPage {
  const { hasMore } = fields(fields(response).pagination);
  return { matches: parseEach(list(response, 'matches', 'data'), parsePlayedMatch), hasMore: hasMore === true };
}

function parsePlayedMatch(value: unknown): PlayedMatch | null {
  const match = fields(value);
  const matchId = number(match.matchId) ?? number(match.id);
  if (matchId === null) return null;
  const score = fields(match.score);
  const stats = fields(match.playerStats);
  return {
    matchId,
    date: text(match.date),
    team: parseSide(match.playerTeam),
    opponent: parseSide(match.opponent),
    ownScore: number(score.playerTeamScore) ?? 0,
    opponentScore: number(score.opponentScore) ?? 0,
    competition: parseNamedCompetition(match.competition),
    minutes: number(stats.minutesPlayed),
    goals: number(stats.goals) ?? 0,
    assists: number(stats.assists),
    rating: number(stats.rating),
  };
}

export function parsePlayerRatings(response: unknown): PlayerRatings {
  const { season } = fields(response);
  return { season: parseSeasonYears(season), matches: parseEach(list(response, 'matches'), parseRatedMatch) };
}

function parseRatedMatch(value: unknown): RatedMatch | null {
  const match = parsePlayedMatch(value);
  const { gameweek, is_home } = fields(value);
  if (!match || match.rating === null) return null;
  return { ...match, rating: match.rating, gameweek: parseGameweekName(gameweek), isHome: is_home === true };
}

const parseSide = (value: unknown): Named<Team> =>
  parseNamedTeam(value) ?? { id: null, name: '?', shortName: '?', badge: null };
