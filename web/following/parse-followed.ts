import type { Score } from '#domain/match/score.ts';
import { parseFixtureListMatch } from '#web/api/parse-matches.ts';
import { parseStory } from '#web/api/parse-news.ts';
import { parseCompetition, parseGameweekName, parseNamedTeam, parsePlayer, parseTeam } from '#web/api/parse-shared.ts';
import { fields, list, number, parseEach, text } from '#web/api/parse.ts';
import type { Competition, FixtureListMatch, GameweekName, Player, Team } from '#web/football/model.ts';
import type { Story } from '#web/football/news-model.ts';

export interface FollowedTeam {
  team: Team;
  /** The live match, else the next one. */
  next: FixtureListMatch | null;
  last: FixtureListMatch | null;
}

export interface FollowedPlayer extends Player {
  team: Team | null;
}

export interface FollowedThings {
  teams: FollowedTeam[];
  players: FollowedPlayer[];
  competitions: Competition[];
  news: Story[];
  results: FixtureListMatch[];
  performances: Performance[];
  played: PlayedDay[];
}

/** What a followed player did in a match. */
export interface Performance {
  playerId: number;
  matchId: number;
  date: string | null;
  opponent: string | null;
  /** The own goals first. */
  score: Score;
  goals: number;
  assists: number;
  rating: number | null;
}

/** A gameweek of a followed competition, as far as it was played on one day. */
export interface PlayedDay {
  competitionId: number;
  date: string;
  gameweek: GameweekName;
  matches: number;
  goals: number;
}

export function parseFollowed(response: unknown): FollowedThings {
  const { teams, players, competitions, news, results, performances, played } = fields(response);
  return {
    teams: parseEach(list(teams), parseFollowedTeam),
    players: parseEach(list(players), (value) => {
      const player = parsePlayer(value);
      return player && { ...player, team: parseTeam(fields(value).team) };
    }),
    competitions: parseEach(list(competitions), parseCompetition),
    news: parseEach(list(news), parseStory),
    results: parseEach(list(results), parseFixtureListMatch),
    performances: parseEach(list(performances), parsePerformance),
    played: parseEach(list(played), parsePlayedDay),
  };
}

function parseFollowedTeam(value: unknown): FollowedTeam | null {
  const { team, next, last } = fields(value);
  const parsed = parseTeam(team);
  return parsed && { team: parsed, next: parseFixtureListMatch(next), last: parseFixtureListMatch(last) };
}

function parsePerformance(value: unknown): Performance | null {
  const { player_id, matchId, date, opponent, score, playerStats } = fields(value);
  const ids = { playerId: number(player_id), matchId: number(matchId) };
  if (ids.playerId === null || ids.matchId === null) return null;
  const { goals, assists, rating } = fields(playerStats);
  return {
    playerId: ids.playerId,
    matchId: ids.matchId,
    date: text(date),
    opponent: parseNamedTeam(opponent)?.name ?? null,
    score: {
      home: number(fields(score).playerTeamScore) ?? 0,
      away: number(fields(score).opponentScore) ?? 0,
    },
    goals: number(goals) ?? 0,
    assists: number(assists) ?? 0,
    rating: number(rating),
  };
}

function parsePlayedDay(value: unknown): PlayedDay | null {
  const { competition_id, date, gameweek, matches, goals } = fields(value);
  const competitionId = number(competition_id);
  const day = text(date);
  if (competitionId === null || day === null) return null;
  return {
    competitionId,
    date: day,
    gameweek: parseGameweekName(gameweek),
    matches: number(matches) ?? 0,
    goals: number(goals) ?? 0,
  };
}
