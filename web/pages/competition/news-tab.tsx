import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { competitionNews } from '#web/api/competition-queries.ts';
import { pageIn } from '#web/api/load.ts';
import type { Report } from '#web/football/competition-model.ts';
import { StoryCard, StorySkeleton } from '#web/football/story-card.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { State } from '#web/ui/state.tsx';
import { competitionAddress } from './competition-address.ts';
import { Failed } from './failed.tsx';
import styles from './news-tab.module.css';
import type { TabProps } from './tab-props.ts';

/** All of a competition, whatever the season. */
export function NewsTab({ of }: TabProps) {
  const { t } = useLanguage();
  const [query] = useSearchParams();
  const page = pageIn(query);
  const { data, isPending, isError, refetch } = useQuery(competitionNews(of.id, page));
  const addressOf = (other: number) => competitionAddress(of.id, query, { page: other === 1 ? null : other });
  if (isPending) return <Coming />;
  if (isError) return <Failed what="news" onRetry={() => void refetch()} />;
  if (data.total === 0) return <State title={t('news.empty')} text={t('news.empty.text')} framed />;
  const { reports, total, pages } = data;
  return (
    <section className={styles.tab}>
      <div className="heading">
        <h2>{t('competition.news', { total })}</h2>
      </div>
      {reports.length === 0 ? (
        <State title={t('news.empty')} framed />
      ) : (
        <div className={styles.grid}>
          {reports.map((report, place) => (
            <ReportCard key={report.id} report={report} shape={place === 0 ? 'lead' : 'tall'} />
          ))}
        </div>
      )}
      {pages > 1 && (
        <Pager
          label={t('news.pages')}
          here={t('competition.news.page', { page: Math.min(page, pages), pages })}
          previous={{ label: t('competition.previous'), href: page > 1 ? addressOf(Math.min(page - 1, pages)) : null }}
          next={{ label: t('competition.next'), href: page < pages ? addressOf(page + 1) : null }}
        />
      )}
    </section>
  );
}

/** Which competition it is of is known here. */
function ReportCard({ report, shape }: { report: Report; shape: 'lead' | 'tall' }) {
  const { t, language } = useLanguage();
  return (
    <StoryCard story={{ ...report, competition: null }} preview={report.preview[language]} withTime shape={shape}>
      {report.author !== null && <small>{t('article.author', { author: report.author })}</small>}
    </StoryCard>
  );
}

function Coming() {
  const { t } = useLanguage();
  return (
    <output className={styles.grid} aria-label={t('state.loading')}>
      {Array.from({ length: 4 }, (_, place) => (
        <StorySkeleton key={place} shape={place === 0 ? 'lead' : 'tall'} />
      ))}
    </output>
  );
}
