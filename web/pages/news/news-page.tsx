import { whereOf } from '#i18n/league-words.ts';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { Pager } from '#ui/pager.tsx';
import { pageFromQuery } from '#web/api/load.ts';
import { NEWS_PER_PAGE, firstStoryAfter, newsPage } from '#web/api/news-queries.ts';
import { latestGalleries } from '#web/api/photo-queries.ts';
import type { Story } from '#web/football/news-model.ts';
import { StoryCard, StorySkeleton } from '#web/football/story-card.tsx';
import { useSearchParams } from '#ui/router/hooks.ts';
import { LATEST_GALLERIES } from '#web/photos/strip-part.ts';
import type { HeadOf } from '#web/shell/head.ts';
import styles from './news-page.module.css';
import grid from './story-grid.module.css';

const EXCERPT_WORDS = 20;

export const head: HeadOf = ({ t, language, league, queryClient, query }) => {
  const page = pageFromQuery(query);
  const isPastLastPage = page > 1 && queryClient.getQueryData<Story[]>(newsPage(page).queryKey)?.length === 0;
  const name = league.name[language];
  return {
    title: page === 1 ? t('news.head.title', { league: name }) : t('news.head.pageTitle', { page, league: name }),
    description: t('news.head.description', { where: whereOf({ t, language, league }) }),
    address: pagePaths.newsPage(page),
    ...(isPastLastPage && { status: 404 }),
    modules: hasPhotos(queryClient) ? [LATEST_GALLERIES.file] : [],
  };
};

const hasPhotos = (client: QueryClient) =>
  client.getQueryData<{ galleries: unknown[] }>(latestGalleries.queryKey)?.galleries.length;

export function Page() {
  const { t } = useLanguage();
  const page = pageFromQuery(useSearchParams());
  const stories = useQuery(newsPage(page));
  const isFull = stories.data?.length === NEWS_PER_PAGE;
  const storyAfter = useQuery({ ...firstStoryAfter(page), enabled: isFull });
  const hasOlder = isFull && (storyAfter.data ?? []).length > 0;
  // Beyond the last page the previous one may be empty too.
  const newer = stories.data?.length === 0 ? 1 : page - 1;
  return (
    <div className={`wrap page ${styles.page}`}>
      <h1>{t('nav.news')}</h1>
      {stories.isPending ? <NewsSkeleton label={t('state.loading')} /> : <Stories stories={stories.data ?? []} />}
      <Pager
        label={t('news.pages')}
        currentLabel={t('news.page', { page })}
        previous={page > 1 ? { href: pagePaths.newsPage(newer), label: t('news.newer') } : null}
        next={hasOlder ? { href: pagePaths.newsPage(page + 1), label: t('news.older') } : null}
      />
      {page === 1 && <Photos />}
    </div>
  );
}

function Photos() {
  const { galleries = [] } = useQuery(latestGalleries).data ?? {};
  if (galleries.length === 0) return null;
  return (
    <Suspense>
      <LATEST_GALLERIES.Part galleries={galleries} />
    </Suspense>
  );
}

/** A failure is shown as no news. */
function Stories({ stories }: { stories: Story[] }) {
  const { t } = useLanguage();
  if (stories.length === 0) return <EmptyState title={t('news.empty')} text={t('news.empty.text')} framed />;
  return (
    <div className={grid.grid}>
      {stories.map((story, index) => (
        <StoryCard
          key={story.id}
          story={story}
          excerptWords={EXCERPT_WORDS}
          shape={index === 0 ? 'lead' : 'tall'}
          heading="h2"
        />
      ))}
    </div>
  );
}

const NewsSkeleton = ({ label }: { label: string }) => (
  <output className={grid.grid} aria-label={label}>
    {Array.from({ length: 7 }, (_, index) => (
      <StorySkeleton key={index} shape={index === 0 ? 'lead' : 'tall'} />
    ))}
  </output>
);
