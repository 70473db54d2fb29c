import { teamCalls } from '#contract/http/team.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { listSeasonEnds } from '../../db/queries/season.ts';
import { listTeamAwards, listTeamTransfers, readTeamHistory } from '../../db/queries/team-history.ts';
import { listFixtures, listResults } from '../../db/queries/team-matches.ts';
import { listSquad } from '../../db/queries/team-squad.ts';
import { findTeam, listTeamEntries, listTeams } from '../../db/queries/team.ts';
import { ApiError } from '../../errors.ts';
import { readNews } from '../news/read-news.ts';
import { presentTeam } from '../presenters.ts';
import { serve, serveWritten, type Api } from '../serve.ts';
import { presentSquad } from './present-squad.ts';
import { presentFixtures, presentResults } from './present-team-matches.ts';
import { writeTeamStats } from './present-team-stats.ts';
import { presentTeamAward, presentTeamCompetitions, presentTeamDetails, presentTransfers } from './present-team.ts';
import { readTeamStandings } from './read-team-standings.ts';
import { requireTeam } from './require-team.ts';

const TEAM_NEWS = 20;

export function teamRoutes(api: Api) {
  serve(api, teamCalls.list, async ({ reader, tag }) => {
    tag('everything');
    const rows = await listTeams(reader);
    return rows.map(presentTeam);
  });

  serve(api, teamCalls.one, async ({ params: { id }, reader, tag }) => {
    tag(`team:${id}`, 'competitions');
    const row = await findTeam(reader, id);
    if (!row) throw new ApiError('not_found', `There is no team ${id}`);
    return presentTeamDetails(row);
  });

  serve(api, teamCalls.fixtures, async ({ params: { id }, reader, now, tag }) => {
    tag(`team:${id}`, 'competitions');
    const [rows] = await Promise.all([listFixtures(reader, id, now), requireTeam(reader, id)]);
    for (const { id: match, status } of rows) if (status === 'LIVE') tag(`match:${match}`);
    return presentFixtures(rows);
  });

  serve(api, teamCalls.results, async ({ params: { id }, reader, tag }) => {
    tag(`team:${id}`, 'competitions');
    const [rows] = await Promise.all([listResults(reader, id), requireTeam(reader, id)]);
    return presentResults(rows);
  });

  serve(api, teamCalls.competitions, async ({ params: { id }, reader, tag }) => {
    tag(`team:${id}`, 'competitions');
    const [rows] = await Promise.all([listTeamEntries(reader, id), requireTeam(reader, id)]);
    return { competitions: presentTeamCompetitions(rows) };
  });

  serve(api, teamCalls.transfers, async ({ params: { id }, reader, tag }) => {
    tag(`team:${id}`, 'competitions');
    const [rows, seasons] = await Promise.all([
      listTeamTransfers(reader, id),
      listSeasonEnds(reader),
      requireTeam(reader, id),
    ]);
    return presentTransfers(rows, seasons);
  });

  serve(api, teamCalls.awards, async ({ params: { id }, reader, tag }) => {
    tag(`team:${id}`, 'competitions');
    const [rows] = await Promise.all([listTeamAwards(reader, id), requireTeam(reader, id)]);
    return { awards: rows.map(presentTeamAward) };
  });

  serveWritten(api, teamCalls.stats, async ({ params: { id }, reader, tag }) => {
    tag(`team:${id}`, 'competitions');
    const [history] = await Promise.all([readTeamHistory(reader, id), requireTeam(reader, id)]);
    return writeTeamStats(history);
  });

  serve(api, teamCalls.news, async (asked) => {
    const { id } = asked.params;
    const [news] = await Promise.all([
      readNews(asked, { teams: [id], limit: TEAM_NEWS }),
      requireTeam(asked.reader, id),
    ]);
    return { news };
  });

  serve(api, teamCalls.standings, readTeamStandings);

  serve(api, teamCalls.squad, async ({ params: { id }, query, reader, now, tag }) => {
    tag(`team:${id}`, 'competitions');
    const { competition_id: competitionId = null, season_id: season = 'current' } = query;
    const [rows, entries] = await Promise.all([
      listSquad(reader, { teamId: id, competitionId, season }, now),
      listTeamEntries(reader, id),
      requireTeam(reader, id, { competitionId, seasonId: typeof season === 'number' ? season : null }),
    ]);
    return presentSquad(entries, rows, dayAt(now));
  });
}
