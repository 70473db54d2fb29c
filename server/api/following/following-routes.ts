import { followingEndpoints } from '#contract/http/following.ts';
import { idsOf, parseFollowing } from '#domain/following/following.ts';
import { addMinutes } from '#domain/formatting/sofia-time.ts';
import { STARTING_SOON } from '#domain/match/starting-soon.ts';
import { presentFixture } from '#server/api/live/live-routes.ts';
import { readNews } from '#server/api/news/read-news.ts';
import { presentListedCompetition, presentPlayer, presentTeam } from '#server/api/presenters.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { listFollowedTeams, listMatchesById } from '#server/db/matches/fixtures.ts';
import { listFollowedCompetitions, listFollowedPlayers } from '#server/db/players/following.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';

const NEWS = 3;
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
      tag('everything', 'squads', 'live', 'results', 'competitions', ...teamIds.map((id) => `team:${id}` as const));
      // [WE3]
      const rows = await listFollowedTeams(reader, teamIds, addMinutes(now, -STARTING_SOON.overdueMinutes));
      const matchIds = rows.flatMap(({ next, last }) => [next, last]).filter((id) => id !== null);
      const [matches, players, competitions, news] = await Promise.all([
        listMatchesById(reader, matchIds),
        listFollowedPlayers(reader, idsOf(following, 'player'), now),
        listFollowedCompetitions(reader, idsOf(following, 'competition')),
        teamIds.length === 0 ? [] : readNews(context, { teams: teamIds, limit: NEWS }),
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
      };
    },
    { limit: createRateLimit(LIMIT) },
  );
}
