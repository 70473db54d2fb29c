import type {
  AllTimeFigures,
  CompetitionRecords,
  RecordHaul,
  RecordLeader,
  RecordRun,
  TeamRecords,
} from '#web/football/records-model.ts';
import { parsePastMatch } from './parse-match-context.ts';
import { parseSeasonYears } from './parse-player-stats.ts';
import { parseCompetition, parseNamedCompetition, parseNamedTeam, parsePlayer } from './parse-shared.ts';
import { fields, list, number, parseEach, text } from './parse.ts';

export const parseCompetitionRecords = (response: unknown): CompetitionRecords => ({
  ...parseRecordBook(response),
  seasons: parseEach(list(response, 'seasons'), (value) => {
    const years = parseSeasonYears(value);
    return years && { ...years, champion: parseNamedTeam(fields(value).champion) };
  }),
  table: parseEach(list(response, 'table'), (value) => {
    const team = parseNamedTeam(fields(value).team);
    return team && { ...parseFigures(value), position: number(fields(value).position) ?? 0, team };
  }),
});

export const parseTeamRecords = (response: unknown): TeamRecords => ({
  ...parseRecordBook(response),
  seasons: parseEach(list(response, 'seasons'), (value) => {
    const years = parseSeasonYears(value);
    const { competition: sent, place, champion, open } = fields(value);
    const competition = parseCompetition(sent);
    return (
      years &&
      competition && {
        ...years,
        competition,
        place: number(place),
        isChampion: champion === true,
        isOpen: open === true,
      }
    );
  }),
  competitions: parseEach(list(response, 'competitions'), (value) => {
    const competition = parseCompetition(fields(value).competition);
    return competition && { ...parseFigures(value), competition };
  }),
  biggestDefeats: parseEach(list(response, 'biggest_defeats'), parsePastMatch),
});

function parseRecordBook(response: unknown) {
  const { runs } = fields(response);
  return {
    scorers: parseEach(list(response, 'scorers'), parseLeader('goals')),
    appearances: parseEach(list(response, 'appearances'), parseLeader('matches')),
    hauls: parseEach(list(response, 'player_goals'), parseHaul),
    biggestWins: parseEach(list(response, 'biggest_wins'), parsePastMatch),
    mostGoals: parseEach(list(response, 'most_goals'), parsePastMatch),
    runs: {
      unbeaten: parseEach(list(runs, 'unbeaten'), parseRun),
      winning: parseEach(list(runs, 'winning'), parseRun),
      cleanSheets: parseEach(list(runs, 'clean_sheets'), parseRun),
    },
  };
}

const parseLeader =
  (measure: 'goals' | 'matches') =>
  (value: unknown): RecordLeader | null => {
    const sent = fields(value);
    const player = parsePlayer(sent.player);
    const team = parseNamedTeam(sent.team);
    return player && team && { player, team, value: number(sent[measure]) ?? 0, matches: number(sent.matches) ?? 0 };
  };

function parseHaul(value: unknown): RecordHaul | null {
  const sent = fields(value);
  const player = parsePlayer(sent.player);
  const team = parseNamedTeam(sent.team);
  const match = parsePastMatch(sent.match);
  return player && team && match && { player, team, value: number(sent.goals) ?? 0, match };
}

function parseRun(value: unknown): RecordRun | null {
  const sent = fields(value);
  const team = parseNamedTeam(sent.team);
  const competition = parseNamedCompetition(sent.competition);
  const lastMatch = number(sent.last_match_id);
  if (!team || !competition || lastMatch === null) return null;
  return {
    team,
    competition,
    matches: number(sent.matches) ?? 0,
    lastMatch,
    from: text(sent.from),
    to: text(sent.to),
    isGoingOn: sent.going_on === true,
  };
}

function parseFigures(value: unknown): AllTimeFigures {
  const sent = fields(value);
  return {
    seasons: number(sent.seasons) ?? 0,
    titles: number(sent.titles) ?? 0,
    played: number(sent.matches_played) ?? 0,
    wins: number(sent.wins) ?? 0,
    draws: number(sent.draws) ?? 0,
    losses: number(sent.losses) ?? 0,
    goalsScored: number(sent.goals_scored) ?? 0,
    goalsConceded: number(sent.goals_conceded) ?? 0,
    goalDifference: number(sent.goal_difference) ?? 0,
    points: number(sent.points) ?? 0,
  };
}
