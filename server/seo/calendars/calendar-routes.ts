import { idParams } from '#contract/http/shared.ts';
import { filePaths } from '#contract/paths.ts';
import { serveFile, type Api } from '../../api/serve.ts';
import { findCalendarMatch, listCompetitionCalendar, listTeamCalendar } from '../../db/queries/calendar.ts';
import { ApiError } from '../../errors.ts';
import { languageQuery, readCompetitionName, readTeamName } from '../read-subject.ts';
import { texts } from '../texts.ts';
import { summaryOf, writeCalendar } from './write-calendar.ts';

const file = { params: idParams, query: languageQuery, type: 'text/calendar; charset=utf-8' };

export function calendarRoutes(api: Api, site: string) {
  serveFile(api, { ...file, path: filePaths.teamCalendar(':id') }, async (asked) => {
    const { params, query, reader, now, tag } = asked;
    tag(`team:${params.id}`, 'competitions');
    const [name, matches] = await Promise.all([readTeamName(asked), listTeamCalendar(reader, params.id, now)]);
    return writeCalendar({ site, language: query.lang, name, path: filePaths.teamCalendar(params.id), matches });
  });

  serveFile(api, { ...file, path: filePaths.competitionCalendar(':id') }, async (asked) => {
    const { params, query, reader, now } = asked;
    const [name, matches] = await Promise.all([
      readCompetitionName(asked),
      listCompetitionCalendar(reader, params.id, now),
    ]);
    return writeCalendar({ site, language: query.lang, name, path: filePaths.competitionCalendar(params.id), matches });
  });

  serveFile(api, { ...file, path: filePaths.matchCalendar(':id') }, async ({ params, query, reader, now, tag }) => {
    tag(`match:${params.id}`, 'competitions');
    const match = await findCalendarMatch(reader, params.id, now);
    if (!match) throw new ApiError('not_found', `There is no match ${params.id}`);
    return writeCalendar({
      site,
      language: query.lang,
      name: summaryOf(match, texts[query.lang]),
      path: filePaths.matchCalendar(params.id),
      matches: [match],
    });
  });
}
