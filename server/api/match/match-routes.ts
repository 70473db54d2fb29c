import { matchCalls } from '#contract/http/match.ts';
import { findCompetitionSeason } from '../../db/queries/competition.ts';
import { findMatchDetails } from '../../db/queries/match-details.ts';
import {
  findBalance,
  hasCompetition,
  listCompetitionsPlayed,
  listMeetings,
  listTeamMatches,
} from '../../db/queries/match-past.ts';
import { findMatchStats, findSheet } from '../../db/queries/match-sheet.ts';
import { listLeaders, type LeaderBy } from '../../db/queries/statistics.ts';
import { ApiError } from '../../errors.ts';
import { readNews } from '../news/read-news.ts';
import { serve, type Api } from '../serve.ts';
import { readStandings } from '../standings/read-standings.ts';
import { presentH2h, presentLeader, presentMatchStandings, presentPastMatch } from './present-context.ts';
import { presentMatch } from './present-match.ts';
import { presentLineups, presentStats } from './present-sheet.ts';
import { noMatch, requireMatchPlace, requireSide, type AskedOfMatch } from './require-match.ts';

const H2H_MATCHES = 5;
const LEADERS = 10;
const NEWS = 12;

export function matchRoutes(api: Api) {
  serve(api, matchCalls.details, async ({ params, reader, now, tag, live }) => {
    tag(`match:${params.matchId}`);
    const row = await findMatchDetails(reader, params.matchId);
    if (!row) throw noMatch(params);
    if (row.status === 'LIVE') live();
    return { details: { match: presentMatch(row, now) } };
  });

  serve(api, matchCalls.stats, async ({ params, reader, tag, live }) => {
    tag(`match:${params.matchId}`);
    const found = await findMatchStats(reader, params.matchId);
    if (!found) throw noMatch(params);
    if (found.live) live();
    return presentStats(found);
  });

  serve(api, matchCalls.lineups, async ({ params, reader, tag, live }) => {
    tag(`match:${params.matchId}`);
    const found = await findSheet(reader, params.matchId);
    if (!found) throw noMatch(params);
    if (found.live) live();
    return presentLineups([found.homeTeamId, found.awayTeamId], found.sheet);
  });

  serve(api, matchCalls.h2h, async (asked) => {
    const { homeTeamId, awayTeamId } = await requireMatchPlace(asked);
    if (homeTeamId === null || awayTeamId === null) return presentH2h(null, []);
    asked.tag(`team:${homeTeamId}`);
    const [balance, meetings] = await Promise.all([
      findBalance(asked.reader, homeTeamId, awayTeamId),
      listMeetings(asked.reader, homeTeamId, awayTeamId, H2H_MATCHES),
    ]);
    return presentH2h(balance, meetings);
  });

  serve(api, matchCalls.headToHeadMatches, async (asked) => {
    const { homeTeamId, awayTeamId } = await requireMatchPlace(asked);
    if (homeTeamId === null || awayTeamId === null) return { matches: [] };
    asked.tag(`team:${homeTeamId}`);
    const rows = await listMeetings(asked.reader, homeTeamId, awayTeamId, asked.query.limit);
    return { matches: rows.map(presentPastMatch) };
  });

  serve(api, matchCalls.standings, async (asked) => {
    const { competitionId, seasonId } = await requireMatchPlace(asked);
    asked.tag(`competition:${competitionId}`, 'competitions');
    const season = await findCompetitionSeason(asked.reader, competitionId, asked.now, seasonId);
    if (!season) throw noMatch(asked.params);
    return presentMatchStandings(await readStandings(asked.reader, season));
  });

  serve(api, matchCalls.topScorers, async (asked) => {
    const rows = await readLeaders(asked, 'goals');
    return { top_scorers: rows.map((row) => ({ ...presentLeader(row), goals: row.value })) };
  });

  serve(api, matchCalls.topAssisters, async (asked) => {
    const rows = await readLeaders(asked, 'assists');
    return { top_assisters: rows.map((row) => ({ ...presentLeader(row), assists: row.value })) };
  });

  serve(api, matchCalls.topRated, async (asked) => {
    const rows = await readLeaders(asked, 'rating');
    return { top_rated_players: rows.map((row) => ({ ...presentLeader(row), averageRating: row.value })) };
  });

  serve(api, matchCalls.teamMatches, async (asked) => {
    const { limit, competitionId: chosen = 'all' } = asked.query;
    const competitionId = chosen === 'all' ? null : chosen;
    const [teamId, known] = await Promise.all([
      requireSide(asked),
      competitionId === null || hasCompetition(asked.reader, competitionId),
    ]);
    if (!known) throw new ApiError('not_found', `There is no competition ${competitionId}`);
    const rows = teamId === null ? [] : await listTeamMatches(asked.reader, teamId, { limit, competitionId });
    return { matches: rows.map(presentPastMatch) };
  });

  serve(api, matchCalls.teamCompetitions, async (asked) => {
    const teamId = await requireSide(asked);
    asked.tag('competitions');
    const rows = teamId === null ? [] : await listCompetitionsPlayed(asked.reader, teamId);
    return { competitions: rows.map(({ id, name, logo }) => ({ id, name, logo_url: logo })) };
  });

  serve(api, matchCalls.news, async (asked) => {
    const { homeTeamId, awayTeamId } = await requireMatchPlace(asked);
    const teams = [homeTeamId, awayTeamId].filter((id) => id !== null);
    // The match's own articles lead, however old they are.
    const [own, ofTeams] = await Promise.all([
      readNews(asked, { match: asked.params.matchId, limit: NEWS }),
      readNews(asked, { teams, limit: NEWS }),
    ]);
    const known = new Set(own.map(({ id }) => id));
    return { news: [...own, ...ofTeams.filter(({ id }) => !known.has(id))].slice(0, NEWS) };
  });
}

async function readLeaders(asked: AskedOfMatch, by: LeaderBy) {
  const { competitionId, competitionSeasonId } = await requireMatchPlace(asked);
  asked.tag(`competition:${competitionId}`);
  return listLeaders(asked.reader, { competitionSeasonId }, by, LEADERS);
}
