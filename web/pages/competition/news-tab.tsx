import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { Pager } from '#ui/pager.tsx';
import { competitionNews } from '#web/api/competition-queries.ts';
import { pageFromQuery } from '#web/api/load.ts';
import type { NewsPreview } from '#web/football/competition-model.ts';
import { StoryCard, StorySkeleton } from '#web/football/story-card.tsx';
import { useSearchParams } from '#ui/router/hooks.ts';
import { competitionAddress } from './competition-address.ts';
import { FailedTab } from './failed-tab.tsx';
import styles from './news-tab.module.css';
import type { TabProps } from './tab-props.ts';

/** Of all seasons. */
export function NewsTab({ edition }: TabProps) {
  const { t } = useLanguage();
  const query = useSearchParams();
  const page = pageFromQuery(query);
  const { data, isPending, isError, refetch } = useQuery(competitionNews(edition.id, page));
  const addressOf = (other: number) => competitionAddress(edition.id, query, { page: other === 1 ? null : other });
  if (isPending) return <NewsSkeleton />;
  if (isError) return <FailedTab content="news" onRetry={() => void refetch()} />;
  if (data.total === 0) return <EmptyState title={t('news.empty')} text={t('news.empty.text')} framed />;
  const { reports, total, pages } = data;
  return (
    <section className={styles.tab}>
      <div className="heading">
        <h2>{t('competition.news', { total })}</h2>
      </div>
      {reports.length === 0 ? (
        <EmptyState title={t('news.empty')} framed />
      ) : (
        <div className={styles.grid}>
          {reports.map((report, index) => (
            <ReportCard key={report.id} report={report} shape={index === 0 ? 'lead' : 'tall'} />
          ))}
        </div>
      )}
      {pages > 1 && (
        <Pager
          label={t('news.pages')}
          currentLabel={t('competition.news.page', { page: Math.min(page, pages), pages })}
          previous={{ label: t('competition.previous'), href: page > 1 ? addressOf(Math.min(page - 1, pages)) : null }}
          next={{ label: t('competition.next'), href: page < pages ? addressOf(page + 1) : null }}
        />
      )}
    </section>
  );
}

function ReportCard({ report, shape }: { report: NewsPreview; shape: 'lead' | 'tall' }) {
  const { t, language } = useLanguage();
  return (
    <StoryCard story={{ ...report, competition: null }} preview={report.preview[language]} showsTime shape={shape}>
      {report.author !== null && <small>{t('article.author', { author: report.author })}</small>}
    </StoryCard>
  );
}

function NewsSkeleton() {
  const { t } = useLanguage();
  return (
    <output className={styles.grid} aria-label={t('state.loading')}>
      {Array.from({ length: 4 }, (_, index) => (
        <StorySkeleton key={index} shape={index === 0 ? 'lead' : 'tall'} />
      ))}
    </output>
  );
}
