import type { Named, Team } from '#web/football/model.ts';
import type {
  MatchPage,
  PlayedMatch,
  PlayerCompetition,
  PlayerSeason,
  PlayerTotals,
} from '#web/football/player-model.ts';
import { readNamedCompetition, readNamedTeam } from './read-shared.ts';
import { each, fields, list, number, text, type Fields } from './read.ts';

export const readPlayerSeasons = (answer: unknown): PlayerSeason[] =>
  each(list(answer, 'stats', 'seasons', 'data'), (value) => {
    const { season, totals, competitions } = fields(value);
    const played = readSeasonYears(season);
    return (
      played && {
        ...played,
        totals: readTotals(fields(totals)),
        competitions: each(Array.isArray(competitions) ? competitions : [], readCompetitionFigures),
      }
    );
  });

export function readSeasonYears(value: unknown) {
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

const readTotals = (sums: Fields): PlayerTotals => ({
  matches: number(sums.matches) ?? 0,
  goals: number(sums.goals) ?? 0,
  assists: number(sums.assists) ?? 0,
  minutes: number(sums.minutes_played) ?? 0,
  rating: number(sums.avg_rating),
  yellowCards: number(sums.yellow_cards) ?? 0,
  redCards: number(sums.red_cards) ?? 0,
});

function readCompetitionFigures(value: unknown): PlayerCompetition | null {
  const { competition, team, stats } = fields(value);
  const played = readNamedCompetition(competition);
  const sums = fields(stats);
  const count = (name: string) => number(sums[name]) ?? 0;
  return (
    played && {
      competition: played,
      team: readNamedTeam(team),
      ...readTotals(sums),
      starts: count('starts'),
      highestRating: number(sums.highest_rating),
      shots: count('shots'),
      shotsOnTarget: count('shots_on_target'),
      manOfTheMatch: count('motm_awards'),
      saves: count('saves'),
      cleanSheets: count('clean_sheets'),
      passAccuracy: number(sums.pass_accuracy),
    }
  );
}

export function readPlayerMatches(answer: unknown): MatchPage {
  const { hasMore } = fields(fields(answer).pagination);
  return { matches: each(list(answer, 'matches', 'data'), readPlayedMatch), hasMore: hasMore === true };
}

function readPlayedMatch(value: unknown): PlayedMatch | null {
  const match = fields(value);
  const matchId = number(match.matchId) ?? number(match.id);
  if (matchId === null) return null;
  const score = fields(match.score);
  const done = fields(match.playerStats);
  return {
    matchId,
    date: text(match.date),
    team: readSide(match.playerTeam),
    opponent: readSide(match.opponent),
    ownScore: number(score.playerTeamScore) ?? 0,
    opponentScore: number(score.opponentScore) ?? 0,
    competition: readNamedCompetition(match.competition),
    minutes: number(done.minutesPlayed) ?? 0,
    goals: number(done.goals) ?? 0,
    assists: number(done.assists) ?? 0,
    rating: number(done.rating),
  };
}

const readSide = (value: unknown): Named<Team> =>
  readNamedTeam(value) ?? { id: null, name: '?', shortName: '?', badge: null };
