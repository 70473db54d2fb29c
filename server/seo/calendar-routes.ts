import { idParams } from '#contract/http/shared.ts';
import { filePaths } from '#contract/paths.ts';
import { serveFile, type Api } from '#server/api/serve.ts';
import { findCalendarMatch, listCompetitionCalendar, listTeamCalendar } from '#server/db/matches/team-calendar.ts';
import { ApiError } from '#server/errors.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { languageQuery, readCompetitionName, readTeamName } from '#server/seo/read-subject.ts';
import { summaryOf, writeCalendar } from './write-calendar.ts';

const file = { params: idParams, query: languageQuery, type: 'text/calendar; charset=utf-8' };

export function calendarRoutes(api: Api, site: string) {
  const source = ({ settings }: CurrentLeague) => ({ site, league: settings.name.en });

  serveFile(api, { ...file, path: filePaths.teamCalendar(':id') }, async (context) => {
    const { params, query, reader, now, league, tag } = context;
    tag(`team:${params.id}`, 'competitions');
    const [name, matches] = await Promise.all([readTeamName(context), listTeamCalendar(reader, params.id, now)]);
    return writeCalendar({
      ...source(league),
      language: query.lang,
      name,
      path: filePaths.teamCalendar(params.id),
      matches,
    });
  });

  serveFile(api, { ...file, path: filePaths.competitionCalendar(':id') }, async (context) => {
    const { params, query, reader, now, league } = context;
    const [name, matches] = await Promise.all([
      readCompetitionName(context),
      listCompetitionCalendar(reader, params.id, now),
    ]);
    return writeCalendar({
      ...source(league),
      language: query.lang,
      name,
      path: filePaths.competitionCalendar(params.id),
      matches,
    });
  });

  serveFile(
    api,
    { ...file, path: filePaths.matchCalendar(':id') },
    async ({ params, query, reader, now, league, tag }) => {
      tag(`match:${params.id}`, 'competitions');
      const match = await findCalendarMatch(reader, params.id, now);
      if (!match) throw new ApiError('not_found', `There is no match ${params.id}`);
      return writeCalendar({
        ...source(league),
        language: query.lang,
        name: summaryOf(match, query.lang),
        path: filePaths.matchCalendar(params.id),
        matches: [match],
      });
    },
  );
}
