import { newsEndpoints } from '#contract/http/news.ts';
import { countCompetitionNews, findArticle } from '#server/db/news/news.ts';
import { ApiError } from '#server/errors.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { presentArticle } from './news-presenter.ts';
import { readNews } from './read-news.ts';

const LATEST_NEWS = 6;

export function newsRoutes(api: Api) {
  serve(api, newsEndpoints.latest, async (context) => ({ news: await readNews(context, { limit: LATEST_NEWS }) }));

  serve(api, newsEndpoints.list, (context) => readNews(context, pageOf(context.query)));

  serve(api, newsEndpoints.one, async ({ params, reader, now, tag }) => {
    tag('news');
    const row = await findArticle(reader, now, params.id);
    if (!row) throw new ApiError('not_found', `There is no article ${params.id}`);
    return presentArticle(row);
  });

  serve(api, newsEndpoints.ofCompetition, async (context) => {
    const { params, query, reader, now, tag } = context;
    tag(`competition:${params.id}`);
    const [total, news] = await Promise.all([
      countCompetitionNews(reader, now, params.id),
      readNews(context, { competition: params.id, ...pageOf(query) }),
    ]);
    if (total === null) throw new ApiError('not_found', `There is no competition ${params.id}`);
    return { news, pagination: { ...query, total, totalPages: Math.ceil(total / query.limit) } };
  });
}

const pageOf = ({ page, limit }: { page: number; limit: number }) => ({ limit, offset: (page - 1) * limit });
