import { playerEndpoints } from '#contract/http/player.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { TRENDING } from '#domain/player/trending.ts';
import { listBans } from '#server/db/discipline/discipline.ts';
import { listPlayerAwards, listPlayerBestTeams } from '#server/db/honours/player-honours.ts';
import { listForm, listPlayedGameweeks } from '#server/db/players/player-form.ts';
import { listMeetingsOfPlayers } from '#server/db/matches/match-past.ts';
import { listPlayerMatches, listRatedMatches } from '#server/db/players/player-matches.ts';
import { listPlayerStats, listSeasonGoals, sumCareer } from '#server/db/players/player-stats.ts';
import { findPlayer, listPlayerTeams, listPlayerTransfers } from '#server/db/players/player.ts';
import { readBanStates } from '#server/discipline/read-ban-states.ts';
import { presentPastMatch } from '#server/api/match/match-context-presenter.ts';
import { serve, type Api } from '#server/api/serve.ts';
import {
  presentBan,
  presentBestTeam,
  presentDetails,
  presentLastMatch,
  presentPlayerMatch,
  presentPlayerTeam,
  presentRatedMatch,
  presentSeason,
  presentStats,
  presentSummary,
} from './player-presenter.ts';
import { noPlayer, requirePlayer } from './require-player.ts';
import { presentTrending, recentGameweeks } from './trending.ts';

const LAST_MATCHES = 10;
const MEETINGS = 10;

export function playerRoutes(api: Api) {
  serve(api, playerEndpoints.trending, async ({ reader, now, tag }) => {
    tag('results', 'competitions');
    const gameweeks = recentGameweeks(await listPlayedGameweeks(reader, now));
    return presentTrending(await listForm(reader, gameweeks, TRENDING.players, now));
  });

  serve(api, playerEndpoints.one, async ({ params: { id }, league, reader, now, tag }) => {
    const [player, teams, transfers, awards] = await Promise.all([
      findPlayer(reader, id, now),
      listPlayerTeams(reader, id, now),
      listPlayerTransfers(reader, id),
      listPlayerAwards(reader, id),
    ]);
    if (!player) throw noPlayer(id);
    // Awards of his teams are listed as his.
    tag(`player:${id}`, 'competitions', ...teams.map(({ team }) => `team:${team.id}` as const));
    const { birthDates } = league.settings;
    return presentDetails({ player, teams, transfers, awards, today: dayAt(now), birthDates });
  });

  serve(api, playerEndpoints.summary, async ({ params: { id }, reader, now, tag }) => {
    tag(`player:${id}`);
    const career = await sumCareer(reader, id, now);
    if (!career) throw noPlayer(id);
    return presentSummary(career);
  });

  serve(api, playerEndpoints.lastMatches, async (context) => {
    const { id } = context.params;
    const rows = await requirePlayer(context, id, listPlayerMatches(context.reader, id, { limit: LAST_MATCHES }));
    context.tag(...rows.map(({ matchId }) => `match:${matchId}` as const));
    return rows.toReversed().map(presentLastMatch);
  });

  serve(api, playerEndpoints.seasonGoals, async (context) => {
    const { id } = context.params;
    const rows = await requirePlayer(context, id, listSeasonGoals(context.reader, id));
    return rows.map((row) => ({ season: seasonName(row), goals: row.goals }));
  });

  serve(api, playerEndpoints.stats, async (context) => {
    const { id } = context.params;
    context.tag('competitions');
    return presentStats(await requirePlayer(context, id, listPlayerStats(context.reader, id)));
  });

  serve(api, playerEndpoints.matches, async (context) => {
    const { id } = context.params;
    const { page, limit, teamId } = context.query;
    // One row more than the page holds shows whether there is a next page.
    const log = listPlayerMatches(context.reader, id, { limit: limit + 1, offset: (page - 1) * limit, teamId });
    const rows = await requirePlayer(context, id, log);
    context.tag(...rows.map(({ matchId }) => `match:${matchId}` as const));
    return {
      matches: rows.slice(0, limit).map(presentPlayerMatch),
      pagination: { currentPage: page, hasMore: rows.length > limit },
    };
  });

  serve(api, playerEndpoints.ratings, async (context) => {
    const { id } = context.params;
    context.tag('competitions');
    const rows = await requirePlayer(context, id, listRatedMatches(context.reader, id));
    context.tag(...rows.map(({ matchId }) => `match:${matchId}` as const));
    return { season: rows[0] ? presentSeason(rows[0].season) : null, matches: rows.map(presentRatedMatch) };
  });

  serve(api, playerEndpoints.teams, async (context) => {
    const { id } = context.params;
    const rows = await requirePlayer(context, id, listPlayerTeams(context.reader, id, context.now));
    return rows.map(presentPlayerTeam);
  });

  serve(api, playerEndpoints.meetings, async (context) => {
    const { id, other } = context.params;
    const meetings = listMeetingsOfPlayers(context.reader, id, other, MEETINGS);
    const [rows] = await Promise.all([requirePlayer(context, id, meetings), requirePlayer(context, other, meetings)]);
    return {
      matches: rows.map((row) => ({ ...presentPastMatch(row), player_goals: row.goals, other_goals: row.otherGoals })),
    };
  });

  serve(api, playerEndpoints.bans, async (context) => {
    const { params, reader, now, tag } = context;
    const bans = await requirePlayer(context, params.id, listBans(reader, [params.id]));
    // Matches of his teams serve them.
    const teams = bans.length === 0 ? [] : await listPlayerTeams(reader, params.id, now);
    tag('competitions', ...teams.map(({ team }) => `team:${team.id}` as const));
    return { bans: (await readBanStates(reader, params.id, bans, dayAt(now))).flatMap(presentBan) };
  });

  serve(api, playerEndpoints.compositions, async (context) => {
    const id = context.params.playerId;
    context.tag('competitions');
    const rows = await requirePlayer(context, id, listPlayerBestTeams(context.reader, id));
    return rows.map(presentBestTeam);
  });
}
