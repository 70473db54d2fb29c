import { leagueEndpoints } from '#contract/http/league.ts';
import { recordsOf } from '#domain/league/records.ts';
import { findRecords } from '#server/db/records/records.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { presentAbout, presentLeague } from '#server/league/league-presenter.ts';

export function leagueRoutes(api: Api) {
  serve(api, leagueEndpoints.league, async ({ reader, league, tag }) => {
    tag('results', 'live');
    return { records: recordsOf(league.settings.records, await findRecords(reader)) };
  });

  serve(api, leagueEndpoints.leagueSettings, async ({ league, tag }) => {
    tag('league');
    return presentLeague(league);
  });

  serve(api, leagueEndpoints.leagueAbout, async ({ league, tag }) => {
    tag('league');
    return presentAbout(league);
  });
}
