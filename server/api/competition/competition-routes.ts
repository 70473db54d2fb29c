import type { FastifyInstance } from 'fastify';
import type { Competition, Featured, RecentMatches } from '#contract/http/competition.ts';
import { idParams } from '#contract/http/shared.ts';
import { apiPaths } from '#contract/paths.ts';
import { LEAST_SHARE_OF_MATCHES } from '#domain/player/rating.ts';
import {
  findCompetitionSeason,
  listActiveCompetitions,
  listAdjustments,
  listLeaders,
  listTableResults,
  listTableTeams,
  listTopRated,
} from '../../db/queries/competition.ts';
import { listRecentMatches } from '../../db/queries/match.ts';
import { ApiError } from '../../errors.ts';
import type { ApiContext } from '../context.ts';
import { parse } from '../parse.ts';
import { presentCompetition, presentFeatured, presentRecentMatch } from './competition-presenter.ts';

const FEATURED_LEADERS = 10;
const RECENT_MATCHES = 8;

export function competitionRoutes(app: FastifyInstance, { reader, now }: ApiContext) {
  const seasonOf = async (params: unknown) => {
    const { id } = parse(idParams, params);
    const season = await findCompetitionSeason(reader, id, now());
    if (!season) throw new ApiError('not_found', `There is no competition ${id}`);
    return season;
  };

  app.get(apiPaths.activeCompetitions, async (): Promise<Competition[]> => {
    const rows = await listActiveCompetitions(reader, now());
    return rows.map(presentCompetition);
  });

  app.get('/api/competitions/:id/featured', async (request): Promise<Featured> => {
    const season = await seasonOf(request.params);
    const id = season.competitionSeasonId;
    const [teams, results, adjustments, scorers, assisters, rated] = await Promise.all([
      listTableTeams(reader, id),
      listTableResults(reader, id),
      listAdjustments(reader, id),
      listLeaders(reader, id, 'goals', FEATURED_LEADERS),
      listLeaders(reader, id, 'assists', FEATURED_LEADERS),
      listTopRated(reader, id, LEAST_SHARE_OF_MATCHES, FEATURED_LEADERS),
    ]);
    return presentFeatured({ season, teams, results, adjustments, scorers, assisters, rated });
  });

  app.get('/api/competitions/:id/recent-matches', async (request): Promise<RecentMatches> => {
    const season = await seasonOf(request.params);
    const rows = await listRecentMatches(reader, season.competitionSeasonId, RECENT_MATCHES);
    return { matches: rows.map(presentRecentMatch) };
  });
}
