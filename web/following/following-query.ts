import { apiPaths } from '#contract/paths.ts';
import { canonical, writeFollowing, type Followed } from '#domain/following/following.ts';
import { apiQuery } from '#web/api/api-query.ts';
import { parseStory } from '#web/api/parse-news.ts';
import { parseCompetition, parsePlayer, parseTeam } from '#web/api/parse-shared.ts';
import { fields, list, parseEach } from '#web/api/parse.ts';
import { parseFixtureListMatch } from '#web/api/weekend-query.ts';
import type { Competition, FixtureListMatch, Player, Team } from '#web/football/model.ts';
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
}

/** What is known about these, in one request. */
export const followedThings = (following: readonly Followed[]) =>
  apiQuery(`${apiPaths.following}?ids=${writeFollowing(canonical(following))}`, parse);

function parse(response: unknown): FollowedThings {
  const { teams, players, competitions, news } = fields(response);
  return {
    teams: parseEach(list(teams), parseFollowedTeam),
    players: parseEach(list(players), (value) => {
      const player = parsePlayer(value);
      return player && { ...player, team: parseTeam(fields(value).team) };
    }),
    competitions: parseEach(list(competitions), parseCompetition),
    news: parseEach(list(news), parseStory),
  };
}

function parseFollowedTeam(value: unknown): FollowedTeam | null {
  const { team, next, last } = fields(value);
  const parsed = parseTeam(team);
  return parsed && { team: parsed, next: parseFixtureListMatch(next), last: parseFixtureListMatch(last) };
}
