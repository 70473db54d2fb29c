import { followingEndpoints } from '#contract/http/following.ts';
import { idsOf, parseFollowing } from '#domain/following/following.ts';
import { addMinutes } from '#domain/formatting/sofia-time.ts';
import { STARTING_SOON } from '#domain/match/starting-soon.ts';
import { presentFixture } from '#server/api/live/live-routes.ts';
import { readNews } from '#server/api/news/read-news.ts';
import { presentListedCompetition, presentPlayer, presentTeam } from '#server/api/presenters.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { presentPlayerMatch } from '#server/api/player/player-presenter.ts';
import { listFollowedTeams, listMatchesById, listResultsOf } from '#server/db/matches/fixtures.ts';
import { listFollowedCompetitions, listFollowedPlayers, listPlayedDays } from '#server/db/players/following.ts';
import { listPerformances } from '#server/db/players/player-matches.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';

/** [FO6] Of each. */
const FEED = 12;
/** Nobody marks a star more often. */
const LIMIT = { burst: 30, perSecond: 2 };

export function followingRoutes(api: Api) {
  serve(
    api,
    followingEndpoints.list,
    async (context) => {
      const { reader, now, query, tag } = context;
      const following = parseFollowing(query.ids);
      const teamIds = idsOf(following, 'team');
      tag('squads', 'live', 'results', 'competitions', ...teamIds.map((id) => `team:${id}` as const));
      // [WE3]
      const [rows, players] = await Promise.all([
        listFollowedTeams(reader, teamIds, addMinutes(now, -STARTING_SOON.overdueMinutes)),
        listFollowedPlayers(reader, idsOf(following, 'player'), now),
      ]);
      const matchIds = rows.flatMap(({ next, last }) => [next, last]).filter((id) => id !== null);
      const competitionIds = idsOf(following, 'competition');
      const [matches, competitions, news, results, performances, played] = await Promise.all([
        listMatchesById(reader, matchIds),
        listFollowedCompetitions(reader, competitionIds),
        teamIds.length + competitionIds.length === 0
          ? []
          : readNews(context, { teams: teamIds, competitions: competitionIds, limit: FEED }),
        listResultsOf(reader, teamIds, FEED),
        // Only of those who have a page.
        listPerformances(
          reader,
          players.map(({ id }) => id),
          FEED,
        ),
        listPlayedDays(reader, competitionIds, FEED),
      ]);
      const match = (id: number | null) => {
        const row = matches.find((found) => found.id === id);
        return row ? presentFixture(row) : null;
      };
      return {
        teams: rows.map(({ team, next, last }) => ({ team: presentTeam(team), next: match(next), last: match(last) })),
        players: players.map(({ team, ...row }) => ({ ...presentPlayer(row), team: team && presentTeam(team) })),
        competitions: competitions.map(presentListedCompetition),
        news,
        results: results.map(presentFixture),
        performances: performances.map(({ playerId, ...row }) => ({ ...presentPlayerMatch(row), player_id: playerId })),
        played: played.map(({ competitionId, date, gameweek, eliminationRound, matches, goals }) => ({
          competition_id: competitionId,
          date,
          gameweek: { number: gameweek, elimination_round: eliminationRound },
          matches,
          goals,
        })),
      };
    },
    { limit: createRateLimit(LIMIT) },
  );
}
