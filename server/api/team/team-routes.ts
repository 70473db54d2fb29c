import { teamEndpoints } from '#contract/http/team.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { listSeasonEnds } from '#server/db/seasons/current-season.ts';
import { listTeamAwards, listTeamSeasons, listTeamTransfers } from '#server/db/teams/team-history.ts';
import { listMeetings } from '#server/db/matches/match-past.ts';
import { listFixtures, listResults } from '#server/db/matches/team-matches.ts';
import { listSquad } from '#server/db/squads/team-squad.ts';
import { findTeam, listEnteredSeasons, listTeams } from '#server/db/teams/team.ts';
import { ApiError } from '#server/errors.ts';
import { presentPastMatch } from '#server/api/match/match-context-presenter.ts';
import { readNews } from '#server/api/news/read-news.ts';
import { presentTeam } from '#server/api/presenters.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { presentSquad } from './squad-presenter.ts';
import { presentFixtures, presentResults } from './team-matches-presenter.ts';
import { presentTeamStats } from './team-stats-presenter.ts';
import { presentTeamAward, presentTeamCompetitions, presentTeamDetails, presentTransfers } from './team-presenter.ts';
import { readTeamStandings } from './read-team-standings.ts';
import { requireTeam } from './require-team.ts';

const TEAM_NEWS = 20;
const MEETINGS = 10;

export function teamRoutes(api: Api) {
  serve(api, teamEndpoints.list, async ({ reader, tag }) => {
    tag('names');
    const rows = await listTeams(reader);
    return rows.map(presentTeam);
  });

  serve(api, teamEndpoints.one, async ({ params: { id }, reader, tag }) => {
    tag(`team:${id}`, 'competitions');
    const row = await findTeam(reader, id);
    if (!row) throw new ApiError('not_found', `There is no team ${id}`);
    return presentTeamDetails(row);
  });

  serve(api, teamEndpoints.fixtures, async ({ params: { id }, reader, now, tag }) => {
    tag(`team:${id}`, 'competitions');
    const [rows] = await Promise.all([listFixtures(reader, id, now), requireTeam(reader, id)]);
    for (const { id: match, status } of rows) if (status === 'LIVE') tag(`match:${match}`);
    return presentFixtures(rows);
  });

  serve(api, teamEndpoints.results, async ({ params: { id }, reader, tag }) => {
    tag(`team:${id}`, 'competitions');
    const [rows] = await Promise.all([listResults(reader, id), requireTeam(reader, id)]);
    return presentResults(rows);
  });

  serve(api, teamEndpoints.meetings, async ({ params: { id, other }, reader, tag }) => {
    tag(`team:${id}`, `team:${other}`, 'competitions');
    const [rows] = await Promise.all([
      listMeetings(reader, id, other, MEETINGS),
      requireTeam(reader, id),
      requireTeam(reader, other),
    ]);
    return { matches: rows.map(presentPastMatch) };
  });

  serve(api, teamEndpoints.competitions, async ({ params: { id }, reader, tag }) => {
    tag(`team:${id}`, 'competitions');
    const [rows] = await Promise.all([listEnteredSeasons(reader, id), requireTeam(reader, id)]);
    return { competitions: presentTeamCompetitions(rows) };
  });

  serve(api, teamEndpoints.transfers, async ({ params: { id }, reader, now, tag }) => {
    tag(`team:${id}`, 'competitions');
    const [rows, seasons] = await Promise.all([
      listTeamTransfers(reader, id, now),
      listSeasonEnds(reader),
      requireTeam(reader, id),
    ]);
    return presentTransfers(rows, seasons);
  });

  serve(api, teamEndpoints.awards, async ({ params: { id }, reader, tag }) => {
    tag(`team:${id}`, 'competitions');
    const [rows] = await Promise.all([listTeamAwards(reader, id), requireTeam(reader, id)]);
    return { awards: rows.map(presentTeamAward) };
  });

  serve(api, teamEndpoints.stats, async ({ params: { id }, reader, tag }) => {
    tag(`team:${id}`, 'competitions');
    const [rows] = await Promise.all([listTeamSeasons(reader, id), requireTeam(reader, id)]);
    return presentTeamStats(rows);
  });

  serve(api, teamEndpoints.news, async (context) => {
    const { id } = context.params;
    context.tag(`team:${id}`);
    const [news] = await Promise.all([
      readNews(context, { teams: [id], limit: TEAM_NEWS }),
      requireTeam(context.reader, id),
    ]);
    return { news };
  });

  serve(api, teamEndpoints.standings, readTeamStandings);

  serve(api, teamEndpoints.squad, async ({ params: { id }, query, league, reader, now, tag }) => {
    tag(`team:${id}`, 'competitions');
    const { competition_id: competitionId = null, season_id: season = 'current' } = query;
    const [rows, entries] = await Promise.all([
      listSquad(reader, { teamId: id, competitionId, season }, now),
      listEnteredSeasons(reader, id),
      requireTeam(reader, id, { competitionId, seasonId: typeof season === 'number' ? season : null }),
    ]);
    return presentSquad(entries, rows, { today: dayAt(now), birthDates: league.settings.birthDates });
  });
}
