import type { Language } from '#contract/language.ts';
import { nothing } from '#contract/http/call.ts';
import { idParams } from '#contract/http/shared.ts';
import { filePaths, pagePaths } from '#contract/paths.ts';
import { league } from '#league.config';
import { serveFile, type Api, type Asked } from '../../api/serve.ts';
import { listArticles, nextPublication, type NewsSubject } from '../../db/queries/news.ts';
import { languageQuery, readCompetitionName, readTeamName } from '../read-subject.ts';
import { writeFeed } from './write-feed.ts';

const ARTICLES = 30;

const file = { query: languageQuery, type: 'application/atom+xml; charset=utf-8' };

/** What a feed is about: its name, its own address and that of its page. */
interface FeedSubject {
  name: string;
  path: string;
  page: string;
}

export function feedRoutes(api: Api, site: string) {
  async function makeFeed(asked: Asked<unknown, { lang: Language }>, about: FeedSubject, subject: NewsSubject) {
    const { query, reader, now, tag, freshUntil } = asked;
    tag('news');
    const [articles, next] = await Promise.all([
      listArticles(reader, now, { ...subject, limit: ARTICLES }),
      nextPublication(reader, now),
    ]);
    if (next) freshUntil(next);
    return writeFeed({ site, language: query.lang, ...about, articles });
  }

  serveFile(api, { ...file, path: filePaths.newsFeed, params: nothing }, (asked) => {
    const name = league.name[asked.query.lang];
    return makeFeed(asked, { name, path: filePaths.newsFeed, page: pagePaths.news }, {});
  });

  serveFile(api, { ...file, path: filePaths.competitionFeed(':id'), params: idParams }, async (asked) => {
    const { id } = asked.params;
    const name = await readCompetitionName(asked);
    const about = { name, path: filePaths.competitionFeed(id), page: pagePaths.competition(id) };
    return makeFeed(asked, about, { competition: id });
  });

  serveFile(api, { ...file, path: filePaths.teamFeed(':id'), params: idParams }, async (asked) => {
    const { id } = asked.params;
    const name = await readTeamName(asked);
    return makeFeed(asked, { name, path: filePaths.teamFeed(id), page: pagePaths.team(id) }, { teams: [id] });
  });
}
