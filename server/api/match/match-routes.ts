import { matchEndpoints } from '#contract/http/match.ts';
import { findCompetitionSeason } from '#server/db/competitions/competition.ts';
import { findMatchDetails } from '#server/db/matches/match-details.ts';
import {
  findBalance,
  hasCompetition,
  listCompetitionsPlayed,
  listMeetings,
  listTeamMatches,
} from '#server/db/matches/match-past.ts';
import { findMatchStats, findLineups } from '#server/db/matches/match-lineups.ts';
import { listLeaders, type LeaderBy } from '#server/db/players/leaders.ts';
import { ApiError } from '#server/errors.ts';
import { presentListedCompetition } from '#server/api/presenters.ts';
import { readNews } from '#server/api/news/read-news.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { readTableRows } from '#server/standings/read-table-rows.ts';
import { presentH2h, presentLeader, presentMatchStandings, presentPastMatch } from './match-context-presenter.ts';
import { presentMatch } from './match-presenter.ts';
import { presentLineups } from './lineups-presenter.ts';
import { presentStats } from './match-stats-presenter.ts';
import { noMatch, requireMatchPlace, requireSide, type MatchContext } from './require-match.ts';

const H2H_MATCHES = 5;
const LEADERS = 10;
const NEWS = 12;

export function matchRoutes(api: Api) {
  serve(api, matchEndpoints.details, async ({ params, reader, now, tag, live }) => {
    tag(`match:${params.matchId}`);
    const row = await findMatchDetails(reader, params.matchId, now);
    if (!row) throw noMatch(params);
    if (row.status === 'LIVE') live();
    // An article may replace the generated story.
    if (row.status === 'FINISHED') tag('news');
    return { details: { match: presentMatch(row, now) } };
  });

  serve(api, matchEndpoints.stats, async ({ params, reader, now, tag, live }) => {
    tag(`match:${params.matchId}`);
    const found = await findMatchStats(reader, params.matchId, now);
    if (!found) throw noMatch(params);
    if (found.live) live();
    return presentStats(found);
  });

  serve(api, matchEndpoints.lineups, async ({ params, reader, now, tag, live }) => {
    tag(`match:${params.matchId}`);
    const found = await findLineups(reader, params.matchId, now);
    if (!found) throw noMatch(params);
    if (found.live) live();
    return presentLineups([found.homeTeamId, found.awayTeamId], found.lineups);
  });

  serve(api, matchEndpoints.h2h, async (context) => {
    const { homeTeamId, awayTeamId } = await requireMatchPlace(context);
    if (homeTeamId === null || awayTeamId === null) return presentH2h(null, []);
    context.tag(`team:${homeTeamId}`);
    const [balance, meetings] = await Promise.all([
      findBalance(context.reader, homeTeamId, awayTeamId),
      listMeetings(context.reader, homeTeamId, awayTeamId, H2H_MATCHES),
    ]);
    return presentH2h(balance, meetings);
  });

  serve(api, matchEndpoints.headToHeadMatches, async (context) => {
    const { homeTeamId, awayTeamId } = await requireMatchPlace(context);
    if (homeTeamId === null || awayTeamId === null) return { matches: [] };
    context.tag(`team:${homeTeamId}`);
    const rows = await listMeetings(context.reader, homeTeamId, awayTeamId, context.query.limit);
    return { matches: rows.map(presentPastMatch) };
  });

  serve(api, matchEndpoints.standings, async (context) => {
    const { competitionId, seasonId } = await requireMatchPlace(context);
    context.tag(`competition:${competitionId}`, 'competitions');
    const season = await findCompetitionSeason(context.reader, competitionId, context.now, seasonId);
    if (!season) throw noMatch(context.params);
    return presentMatchStandings(await readTableRows(context.reader, season));
  });

  serve(api, matchEndpoints.topScorers, async (context) => {
    const rows = await readLeaders(context, 'goals');
    return { top_scorers: rows.map((row) => ({ ...presentLeader(row), goals: row.value })) };
  });

  serve(api, matchEndpoints.topAssisters, async (context) => {
    const rows = await readLeaders(context, 'assists');
    return { top_assisters: rows.map((row) => ({ ...presentLeader(row), assists: row.value })) };
  });

  serve(api, matchEndpoints.topRated, async (context) => {
    const rows = await readLeaders(context, 'rating');
    return { top_rated_players: rows.map((row) => ({ ...presentLeader(row), averageRating: row.value })) };
  });

  serve(api, matchEndpoints.teamMatches, async (context) => {
    const { limit, competitionId: chosen = 'all' } = context.query;
    const competitionId = chosen === 'all' ? null : chosen;
    const [teamId, known] = await Promise.all([
      requireSide(context),
      competitionId === null || hasCompetition(context.reader, competitionId),
    ]);
    if (!known) throw new ApiError('not_found', `There is no competition ${competitionId}`);
    const rows = teamId === null ? [] : await listTeamMatches(context.reader, teamId, { limit, competitionId });
    return { matches: rows.map(presentPastMatch) };
  });

  serve(api, matchEndpoints.teamCompetitions, async (context) => {
    const teamId = await requireSide(context);
    context.tag('competitions');
    const rows = teamId === null ? [] : await listCompetitionsPlayed(context.reader, teamId);
    return { competitions: rows.map(presentListedCompetition) };
  });

  serve(api, matchEndpoints.news, async (context) => {
    const { homeTeamId, awayTeamId } = await requireMatchPlace(context);
    const teams = [homeTeamId, awayTeamId].filter((id) => id !== null);
    // The match's own articles come first, however old they are.
    const [own, ofTeams] = await Promise.all([
      readNews(context, { match: context.params.matchId, limit: NEWS }),
      readNews(context, { teams, limit: NEWS }),
    ]);
    const known = new Set(own.map(({ id }) => id));
    return { news: [...own, ...ofTeams.filter(({ id }) => !known.has(id))].slice(0, NEWS) };
  });
}

async function readLeaders(context: MatchContext, by: LeaderBy) {
  const { competitionId, competitionSeasonId } = await requireMatchPlace(context);
  context.tag(`competition:${competitionId}`);
  return listLeaders(context.reader, { competitionSeasonId }, by, { limit: LEADERS, now: context.now });
}
