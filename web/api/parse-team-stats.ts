import type { BirthDates } from '#domain/player/public-age.ts';
import { flagOfCountry } from '#domain/player/nationality.ts';
import {
  SQUAD_LINES,
  type Squad,
  type SquadLine,
  type SquadPlayer,
  type TeamCompetitionStatistics,
  type TeamStatistics,
  type TeamPeriod,
  type TeamRecord,
  type TeamSeason,
} from '#web/football/team-model.ts';
import { newestFirst } from '#web/football/season-order.ts';
import { parseSeasonYears } from './parse-player-stats.ts';
import { parseAge, parseNation } from './parse-player.ts';
import { parseIdAndName, parseCompetition, parseNamedCompetition, parsePlayer } from './parse-shared.ts';
import { parseEach, fields, number, text, type Fields } from './parse.ts';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export function parseTeamStatistics(response: unknown): TeamStatistics {
  const { currentSeason, allTime, competitions, allSeasons } = fields(response);
  return {
    currentSeason: parsePeriod(currentSeason),
    allTime: parsePeriod(allTime),
    competitions: parseEach(listOf(competitions), parseNamedCompetition),
    seasons: newestFirst(parseEach(listOf(allSeasons), parseSeason)),
  };
}

function parsePeriod(value: unknown): TeamPeriod | null {
  if (typeof value !== 'object' || value === null) return null;
  const sums = fields(value);
  return { ...parseRecord(sums), cleanSheets: number(sums.cleanSheets) ?? 0, rating: number(sums.avgRating) };
}

function parseRecord(sums: Fields): TeamRecord {
  const count = (name: string) => number(sums[name]) ?? 0;
  return {
    played: count('matchesPlayed'),
    wins: count('wins'),
    draws: count('draws'),
    losses: count('losses'),
    goalsFor: count('goalsFor'),
    goalsAgainst: count('goalsAgainst'),
    goalDifference: number(sums.goalDifference) ?? count('goalsFor') - count('goalsAgainst'),
  };
}

function parseSeason(value: unknown): TeamSeason | null {
  const { season, totals, competitions } = fields(value);
  const parsedSeason = parseSeasonYears(season);
  const sums = fields(totals);
  return (
    parsedSeason && {
      ...parsedSeason,
      totals: { ...parseRecord(sums), points: number(sums.points) },
      competitions: parseEach(listOf(competitions), parseCompetitionStatistics),
    }
  );
}

function parseCompetitionStatistics(value: unknown): TeamCompetitionStatistics | null {
  const { competition, stats } = fields(value);
  const parsedCompetition = parseNamedCompetition(competition);
  const sums = fields(stats);
  return (
    parsedCompetition && {
      competition: parsedCompetition,
      ...parseRecord(sums),
      points: number(sums.points),
      cleanSheets: number(sums.cleanSheets) ?? 0,
      yellowCards: number(sums.totalYellowCards),
      redCards: number(sums.totalRedCards),
    }
  );
}

export function parseSquad(response: unknown, birthDates: BirthDates): Squad {
  const { competitions, seasons, totalPlayers, players } = fields(response);
  const playersByLine = fields(players);
  const lines = Object.fromEntries(
    SQUAD_LINES.map((line) => [
      line,
      parseEach(listOf(playersByLine[line]), (player) => parseSquadPlayer(player, birthDates)),
    ]),
  ) as Record<SquadLine, SquadPlayer[]>;
  return {
    competitions: parseEach(listOf(competitions), parseCompetition),
    seasons: newestFirst(parseEach(listOf(seasons), parseIdAndName)),
    total: number(totalPlayers) ?? Object.values(lines).flat().length,
    lines,
  };
}

function parseSquadPlayer(value: unknown, birthDates: BirthDates): SquadPlayer | null {
  const { player, shirtNumber, jersey_number, stats } = fields(value);
  const { dob, age, country, countryCode } = fields(player);
  const { matches, goals, assists, avgRating } = fields(stats);
  const parsedPlayer = parsePlayer(player);
  return (
    parsedPlayer && {
      ...parsedPlayer,
      ...parseAge(dob, age, birthDates),
      nation: parseNation(country, countryCode ?? flagOfCountry(text(country) ?? '')),
      shirtNumber: number(shirtNumber) ?? number(jersey_number),
      matches: number(matches) ?? 0,
      goals: number(goals) ?? 0,
      assists: number(assists),
      rating: number(avgRating),
    }
  );
}
