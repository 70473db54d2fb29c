import { leagueEndpoints } from '#contract/http/league.ts';
import { recordsOf } from '#domain/league/records.ts';
import { league } from '#league.config';
import { findRecords } from '#server/db/queries/records.ts';
import { serve, type Api } from '#server/api/serve.ts';

export function leagueRoutes(api: Api) {
  serve(api, leagueEndpoints.league, async ({ reader, tag }) => {
    tag('results', 'live');
    return { records: recordsOf(league.records, await findRecords(reader)) };
  });
}
