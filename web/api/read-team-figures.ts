import { flagOfCountry } from '#domain/player/nationality.ts';
import {
  SQUAD_LINES,
  type Squad,
  type SquadLine,
  type SquadPlayer,
  type TeamCompetitionFigures,
  type TeamFigures,
  type TeamPeriod,
  type TeamRecord,
  type TeamSeason,
} from '#web/football/team-model.ts';
import { readSeasonYears } from './read-player-figures.ts';
import { readBirthday, readNation } from './read-player.ts';
import { readCompetition, readNamedCompetition, readPlayer } from './read-shared.ts';
import { each, fields, number, text, type Fields } from './read.ts';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export function readTeamFigures(answer: unknown): TeamFigures {
  const { currentSeason, allTime, competitions, allSeasons } = fields(answer);
  return {
    currentSeason: readPeriod(currentSeason),
    allTime: readPeriod(allTime),
    competitions: each(listOf(competitions), readNamedCompetition),
    seasons: each(listOf(allSeasons), readSeason),
  };
}

function readPeriod(value: unknown): TeamPeriod | null {
  if (typeof value !== 'object' || value === null) return null;
  const sums = fields(value);
  return { ...readRecord(sums), cleanSheets: number(sums.cleanSheets) ?? 0, rating: number(sums.avgRating) };
}

function readRecord(sums: Fields): TeamRecord {
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

function readSeason(value: unknown): TeamSeason | null {
  const { season, totals, competitions } = fields(value);
  const played = readSeasonYears(season);
  const sums = fields(totals);
  return (
    played && {
      ...played,
      totals: { ...readRecord(sums), points: number(sums.points) ?? 0 },
      competitions: each(listOf(competitions), readCompetitionFigures),
    }
  );
}

function readCompetitionFigures(value: unknown): TeamCompetitionFigures | null {
  const { competition, stats } = fields(value);
  const played = readNamedCompetition(competition);
  const sums = fields(stats);
  return (
    played && {
      competition: played,
      ...readRecord(sums),
      points: number(sums.points) ?? 0,
      cleanSheets: number(sums.cleanSheets) ?? 0,
      yellowCards: number(sums.totalYellowCards) ?? 0,
      redCards: number(sums.totalRedCards) ?? 0,
    }
  );
}

export function readSquad(answer: unknown): Squad {
  const { competitions, seasons, totalPlayers, players } = fields(answer);
  const sent = fields(players);
  const lines = Object.fromEntries(
    SQUAD_LINES.map((line) => [line, each(listOf(sent[line]), readSquadPlayer)]),
  ) as Record<SquadLine, SquadPlayer[]>;
  return {
    competitions: each(listOf(competitions), readCompetition),
    seasons: each(listOf(seasons), (value) => {
      const { id, name } = fields(value);
      const [known, called] = [number(id), text(name)];
      return known === null || called === null ? null : { id: known, name: called };
    }),
    total: number(totalPlayers) ?? Object.values(lines).flat().length,
    lines,
  };
}

function readSquadPlayer(value: unknown): SquadPlayer | null {
  const { player, shirtNumber, jersey_number, stats } = fields(value);
  const { dob, age, country, countryCode } = fields(player);
  const { matches, goals, assists, avgRating } = fields(stats);
  const known = readPlayer(player);
  return (
    known && {
      ...known,
      birthdate: readBirthday(dob),
      age: number(age),
      nation: readNation(country, countryCode ?? flagOfCountry(text(country) ?? '')),
      shirtNumber: number(shirtNumber) ?? number(jersey_number),
      matches: number(matches) ?? 0,
      goals: number(goals) ?? 0,
      assists: number(assists) ?? 0,
      rating: number(avgRating),
    }
  );
}
