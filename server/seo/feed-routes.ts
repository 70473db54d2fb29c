import type { Language } from '#contract/language.ts';
import { noParameters } from '#contract/http/endpoint.ts';
import { idParams } from '#contract/http/shared.ts';
import { filePaths, pagePaths } from '#contract/paths.ts';
import { serveFile, type Api, type EndpointContext } from '#server/api/serve.ts';
import { listArticles, nextPublication, type NewsSubject } from '#server/db/news/news.ts';
import { languagesOf } from '#server/league/current-league.ts';
import { languageQuery, readCompetitionName, readTeamName } from '#server/seo/read-subject.ts';
import { writeFeed } from './write-feed.ts';

const ARTICLES = 30;

const file = { query: languageQuery, type: 'application/atom+xml; charset=utf-8' };

interface FeedSubject {
  name: string;
  path: string;
  page: string;
}

export function feedRoutes(api: Api, site: string) {
  async function makeFeed(
    context: EndpointContext<unknown, { lang: Language }>,
    about: FeedSubject,
    subject: NewsSubject,
  ) {
    const { query, reader, now, league, tag, freshUntil } = context;
    tag('news');
    const [articles, next] = await Promise.all([
      listArticles(reader, now, { ...subject, limit: ARTICLES }),
      nextPublication(reader, now),
    ]);
    if (next) freshUntil(next);
    const languages = languagesOf(league.settings);
    return writeFeed({ site, language: query.lang, languages, ...about, founded: league.settings.founded, articles });
  }

  serveFile(api, { ...file, path: filePaths.newsFeed, params: noParameters }, (context) => {
    const name = context.league.settings.name[context.query.lang];
    return makeFeed(context, { name, path: filePaths.newsFeed, page: pagePaths.news }, {});
  });

  serveFile(api, { ...file, path: filePaths.competitionFeed(':id'), params: idParams }, async (context) => {
    const { id } = context.params;
    const name = await readCompetitionName(context);
    const about = { name, path: filePaths.competitionFeed(id), page: pagePaths.competition(id) };
    return makeFeed(context, about, { competition: id });
  });

  serveFile(api, { ...file, path: filePaths.teamFeed(':id'), params: idParams }, async (context) => {
    const { id } = context.params;
    const name = await readTeamName(context);
    return makeFeed(context, { name, path: filePaths.teamFeed(id), page: pagePaths.team(id) }, { teams: [id] });
  });
}
