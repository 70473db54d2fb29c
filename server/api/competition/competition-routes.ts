import { competitionCalls } from '#contract/http/competition.ts';
import { listActiveCompetitions } from '../../db/queries/competition.ts';
import { listRecentMatches } from '../../db/queries/match.ts';
import { listLeaders } from '../../db/queries/statistics.ts';
import { serve, type Api } from '../serve.ts';
import { readStandings } from '../standings/read-standings.ts';
import { requireSeason } from './require-season.ts';
import { presentCompetition, presentFeatured, presentRecentMatch } from './competition-presenter.ts';

const FEATURED_LEADERS = 10;
const RECENT_MATCHES = 8;

export function competitionRoutes(api: Api) {
  serve(api, competitionCalls.active, async ({ reader, now, tag }) => {
    tag('competitions');
    const rows = await listActiveCompetitions(reader, now);
    return rows.map(presentCompetition);
  });

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

  serve(api, competitionCalls.recentMatches, async (asked) => {
    const season = await requireSeason(asked);
    const rows = await listRecentMatches(asked.reader, season.competitionSeasonId, RECENT_MATCHES);
    return { matches: rows.map(presentRecentMatch) };
  });
}
