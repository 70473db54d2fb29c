import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { whereOf } from '#i18n/league-words.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { Pager } from '#ui/pager.tsx';
import { QueryResult } from '#ui/query-result.tsx';
import { useSearchParams } from '#ui/router/hooks.ts';
import { pageFromQuery } from '#web/api/load.ts';
import { galleries } from '#web/api/photo-queries.ts';
import { GalleryCards } from '#web/photos/gallery-cards.tsx';
import type { HeadOf } from '#web/shell/head.ts';
import styles from './photos-page.module.css';

export const head: HeadOf = ({ t, language, league, query, queryClient }) => {
  const page = pageFromQuery(query);
  const name = league.name[language];
  const listed = queryClient.getQueryData<{ galleries: unknown[] }>(galleries(page).queryKey);
  return {
    title: page === 1 ? t('photos.head.title', { league: name }) : t('photos.head.pageTitle', { page, league: name }),
    description: t('photos.head.description', { where: whereOf({ t, language, league }) }),
    address: pagePaths.photosPage(page),
    ...(page > 1 && listed?.galleries.length === 0 && { status: 404 }),
    // A page that says that there is nothing is of no use to those who search.
    ...(page === 1 && listed?.galleries.length === 0 && { unlisted: true as const }),
  };
};

export function Page() {
  const { t } = useLanguage();
  const page = pageFromQuery(useSearchParams());
  const query = useQuery(galleries(page));
  return (
    <div className={`wrap page ${styles.page}`}>
      <h1>{t('nav.photos')}</h1>
      <QueryResult query={query} failed={() => ({ title: t('photos.failed') })}>
        {({ galleries: listed, hasMore }) => (
          <>
            {listed.length === 0 ? (
              <EmptyState title={t('photos.empty')} text={t('photos.empty.text')} framed />
            ) : (
              <GalleryCards galleries={listed} heading="h2" eager={4} />
            )}
            <Pager
              label={t('photos.pages')}
              currentLabel={t('photos.page', { page })}
              previous={
                page > 1
                  ? { href: pagePaths.photosPage(listed.length === 0 ? 1 : page - 1), label: t('photos.newer') }
                  : null
              }
              next={hasMore ? { href: pagePaths.photosPage(page + 1), label: t('photos.older') } : null}
            />
          </>
        )}
      </QueryResult>
    </div>
  );
}
