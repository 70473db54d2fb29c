import type { z } from 'zod';
import { competitionEndpoints, type statisticsQuery } from '#contract/http/competition.ts';
import { listLeaders, type LeaderBy, type LeaderRow } from '#server/db/players/leaders.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { presentAssister, presentLeader, presentScorer } from './leader-presenter.ts';
import { requireSeason, type CompetitionContext } from './require-season.ts';

type LeadersContext = CompetitionContext & { query: z.infer<typeof statisticsQuery> };

export function statisticsRoutes(api: Api) {
  serve(api, competitionEndpoints.topScorers, async (context) =>
    (await readLeaders(context, 'goals')).map(presentScorer),
  );

  serve(api, competitionEndpoints.topAssisters, async (context) =>
    (await readLeaders(context, 'assists')).map(presentAssister),
  );

  serve(api, competitionEndpoints.topRated, async (context) =>
    (await readLeaders(context, 'rating')).map((row) => ({ ...presentLeader(row), rating: row.value })),
  );
}

/** With `type=alltime` a season in the query is ignored. */
async function readLeaders(context: LeadersContext, by: LeaderBy): Promise<LeaderRow[]> {
  const { params, query, reader, now } = context;
  const best = { limit: query.limit, now };
  if (query.type === 'season') return listLeaders(reader, await requireSeason(context), by, best);
  await requireSeason({ ...context, query: {} });
  return listLeaders(reader, { allTimeOf: params.id }, by, best);
}
