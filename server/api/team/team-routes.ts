import { teamCalls } from '#contract/http/team.ts';
import { listTeams } from '../../db/queries/team.ts';
import { presentTeam } from '../presenters.ts';
import { serve, type Api } from '../serve.ts';

export function teamRoutes(api: Api) {
  serve(api, teamCalls.list, async ({ reader, tag }) => {
    tag('everything');
    const rows = await listTeams(reader);
    return rows.map(presentTeam);
  });
}
