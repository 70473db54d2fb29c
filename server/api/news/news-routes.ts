import { newsCalls } from '#contract/http/news.ts';
import { countCompetitionNews, findArticle } from '../../db/queries/news.ts';
import { ApiError } from '../../errors.ts';
import { serve, type Api } from '../serve.ts';
import { presentArticle } from './present-news.ts';
import { readNews } from './read-news.ts';

const LATEST_NEWS = 6;

export function newsRoutes(api: Api) {
  serve(api, newsCalls.latest, async (asked) => ({ news: await readNews(asked, { limit: LATEST_NEWS }) }));

  serve(api, newsCalls.list, (asked) => readNews(asked, pageOf(asked.query)));

  serve(api, newsCalls.one, async ({ params, reader, now, tag }) => {
    tag('news');
    const row = await findArticle(reader, now, params.id);
    if (!row) throw new ApiError('not_found', `There is no article ${params.id}`);
    return presentArticle(row);
  });

  serve(api, newsCalls.ofCompetition, async (asked) => {
    const { params, query, reader, now } = asked;
    const [total, news] = await Promise.all([
      countCompetitionNews(reader, now, params.id),
      readNews(asked, { competition: params.id, ...pageOf(query) }),
    ]);
    if (total === null) throw new ApiError('not_found', `There is no competition ${params.id}`);
    return { news, pagination: { ...query, total, totalPages: Math.ceil(total / query.limit) } };
  });
}

const pageOf = ({ page, limit }: { page: number; limit: number }) => ({ limit, offset: (page - 1) * limit });
