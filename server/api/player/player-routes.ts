import { playerCalls } from '#contract/http/player.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { TRENDING } from '#domain/player/trending.ts';
import { listPlayerAwards, listPlayerCompositions } from '../../db/queries/player-honours.ts';
import { listForm, listPlayedGameweeks } from '../../db/queries/player-form.ts';
import { listPlayerMatches } from '../../db/queries/player-matches.ts';
import { listPlayerStats, listSeasonGoals, sumCareer } from '../../db/queries/player-stats.ts';
import { findPlayer, listPlayerTeams, listPlayerTransfers } from '../../db/queries/player.ts';
import { serve, type Api } from '../serve.ts';
import {
  presentComposition,
  presentDetails,
  presentLastMatch,
  presentPlayerMatch,
  presentPlayerTeam,
  presentStats,
  presentSummary,
} from './player-presenter.ts';
import { noSuchPlayer, ofPlayer } from './require-player.ts';
import { presentTrending, recentGameweeks } from './trending.ts';

const LAST_MATCHES = 10;

export function playerRoutes(api: Api) {
  serve(api, playerCalls.trending, async ({ reader, now, tag }) => {
    tag('results', 'competitions');
    const gameweeks = recentGameweeks(await listPlayedGameweeks(reader, now));
    return presentTrending(await listForm(reader, gameweeks, TRENDING.players));
  });

  serve(api, playerCalls.one, async ({ params: { id }, reader, now, tag }) => {
    const [player, teams, transfers, awards] = await Promise.all([
      findPlayer(reader, id),
      listPlayerTeams(reader, id, now),
      listPlayerTransfers(reader, id),
      listPlayerAwards(reader, id),
    ]);
    if (!player) throw noSuchPlayer(id);
    // What his teams win is his too.
    tag(`player:${id}`, 'competitions', ...teams.map(({ team }) => `team:${team.id}` as const));
    return presentDetails({ player, teams, transfers, awards, today: dayAt(now) });
  });

  serve(api, playerCalls.summary, async ({ params: { id }, reader, tag }) => {
    tag(`player:${id}`);
    const career = await sumCareer(reader, id);
    if (!career) throw noSuchPlayer(id);
    return presentSummary(career);
  });

  serve(api, playerCalls.lastMatches, async (asked) => {
    const { id } = asked.params;
    const rows = await ofPlayer(asked, id, listPlayerMatches(asked.reader, id, { limit: LAST_MATCHES }));
    asked.tag(...rows.map(({ matchId }) => `match:${matchId}` as const));
    return rows.toReversed().map(presentLastMatch);
  });

  serve(api, playerCalls.seasonGoals, async (asked) => {
    const { id } = asked.params;
    const rows = await ofPlayer(asked, id, listSeasonGoals(asked.reader, id));
    return rows.map((row) => ({ season: seasonName(row), goals: row.goals }));
  });

  serve(api, playerCalls.stats, async (asked) => {
    const { id } = asked.params;
    asked.tag('competitions');
    return presentStats(await ofPlayer(asked, id, listPlayerStats(asked.reader, id)));
  });

  serve(api, playerCalls.matches, async (asked) => {
    const { id } = asked.params;
    const { page, limit, teamId } = asked.query;
    // One more than the page holds tells whether there is a next one.
    const log = listPlayerMatches(asked.reader, id, { limit: limit + 1, offset: (page - 1) * limit, teamId });
    const rows = await ofPlayer(asked, id, log);
    asked.tag(...rows.map(({ matchId }) => `match:${matchId}` as const));
    return {
      matches: rows.slice(0, limit).map(presentPlayerMatch),
      pagination: { currentPage: page, hasMore: rows.length > limit },
    };
  });

  serve(api, playerCalls.teams, async (asked) => {
    const { id } = asked.params;
    const rows = await ofPlayer(asked, id, listPlayerTeams(asked.reader, id, asked.now));
    return rows.map(presentPlayerTeam);
  });

  serve(api, playerCalls.compositions, async (asked) => {
    const id = asked.params.playerId;
    asked.tag('competitions');
    const rows = await ofPlayer(asked, id, listPlayerCompositions(asked.reader, id));
    return rows.map(presentComposition);
  });
}
