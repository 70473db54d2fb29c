import { competitionCalls } from '#contract/http/competition.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import {
  listCompetitions,
  listCompetitionSeasons,
  listCompetitionTeams,
  type CompetitionStatus,
} from '../../db/queries/competition.ts';
import { countPlayedMatches } from '../../db/queries/gameweek.ts';
import { listRecentMatches } from '../../db/queries/match.ts';
import { listLeaders } from '../../db/queries/statistics.ts';
import { serve, type Api } from '../serve.ts';
import { readStandings } from '../standings/read-standings.ts';
import {
  presentCompetition,
  presentCompetitionTeams,
  presentFeatured,
  presentRecentMatch,
} from './competition-presenter.ts';
import { noCompetition, requireSeason } from './require-season.ts';

const FEATURED_LEADERS = 10;
const RECENT_MATCHES = 8;

export function competitionRoutes(api: Api) {
  serve(api, competitionCalls.active, async ({ reader, now, tag }) => {
    tag('competitions');
    const rows = await listCompetitions(reader, now);
    return rows.filter(({ status }) => status === 'active').map(presentCompetition);
  });

  serve(api, competitionCalls.byStatus, async ({ reader, now, tag }) => {
    tag('competitions');
    const rows = await listCompetitions(reader, now);
    const those = (wanted: CompetitionStatus) => rows.filter(({ status }) => status === wanted).map(presentCompetition);
    const finished = those('finished');
    return { active: those('active'), upcoming: those('upcoming'), finished, total_finished: finished.length };
  });

  serve(api, competitionCalls.one, async (asked) => presentCompetition(await requireSeason(asked)));

  serve(api, competitionCalls.featured, async (asked) => {
    const { reader } = asked;
    const season = await requireSeason(asked);
    const [standings, scorers, assisters, rated] = await Promise.all([
      readStandings(reader, season),
      listLeaders(reader, season, 'goals', FEATURED_LEADERS),
      listLeaders(reader, season, 'assists', FEATURED_LEADERS),
      listLeaders(reader, season, 'rating', FEATURED_LEADERS),
    ]);
    return presentFeatured({ ...standings, scorers, assisters, rated });
  });

  serve(api, competitionCalls.seasons, async ({ params, reader, tag }) => {
    tag('competitions');
    const rows = await listCompetitionSeasons(reader, params.id);
    if (rows.length === 0) throw noCompetition(params.id);
    return rows.map((row) => ({
      id: row.id,
      name: seasonName(row),
      year_start: row.yearStart,
      year_end: row.yearEnd,
      is_current: row.isCurrent,
    }));
  });

  serve(api, competitionCalls.recentMatches, async (asked) => {
    const season = await requireSeason(asked);
    const rows = await listRecentMatches(asked.reader, season.competitionSeasonId, RECENT_MATCHES);
    return { matches: rows.map(presentRecentMatch) };
  });

  serve(api, competitionCalls.totalMatches, async (asked) => {
    const season = await requireSeason(asked);
    return { totalMatches: await countPlayedMatches(asked.reader, season.competitionSeasonId) };
  });

  serve(api, competitionCalls.teams, async (asked) => {
    const season = await requireSeason(asked);
    return presentCompetitionTeams(await listCompetitionTeams(asked.reader, season.competitionSeasonId));
  });
}
