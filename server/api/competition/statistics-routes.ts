import type { z } from 'zod';
import { competitionCalls, type statisticsQuery } from '#contract/http/competition.ts';
import { listLeaders, type LeaderBy, type LeaderRow } from '../../db/queries/statistics.ts';
import { serve, type Api } from '../serve.ts';
import { presentAssister, presentLeader, presentScorer } from './leader-presenter.ts';
import { requireSeason, type AskedOfCompetition } from './require-season.ts';

type AskedForLeaders = AskedOfCompetition & { query: z.infer<typeof statisticsQuery> };

export function statisticsRoutes(api: Api) {
  serve(api, competitionCalls.topScorers, async (asked) => (await readLeaders(asked, 'goals')).map(presentScorer));

  serve(api, competitionCalls.topAssisters, async (asked) =>
    (await readLeaders(asked, 'assists')).map(presentAssister),
  );

  serve(api, competitionCalls.topRated, async (asked) =>
    (await readLeaders(asked, 'rating')).map((row) => ({ ...presentLeader(row), rating: row.value })),
  );
}

/** All time knows no seasons: one that is asked for beside it changes nothing. */
async function readLeaders(asked: AskedForLeaders, by: LeaderBy): Promise<LeaderRow[]> {
  const { params, query, reader } = asked;
  if (query.type === 'season') return listLeaders(reader, await requireSeason(asked), by, query.limit);
  await requireSeason({ ...asked, query: {} });
  return listLeaders(reader, { allTimeOf: params.id }, by, query.limit);
}
