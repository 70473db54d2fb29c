import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { latestNews } from '#web/api/news-queries.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { StoryCard } from '#web/football/story-card.tsx';
import styles from './news-teaser.module.css';

const EXCERPT_WORDS = 6;

export function NewsTeaser() {
  const { t } = useLanguage();
  const { data } = useQuery(latestNews);
  const [lead, ...others] = data ?? [];
  if (useIsOwnBackend() && data && !lead) return null;
  return (
    <section>
      <div className="heading">
        <h2>{t('home.news')}</h2>
        <a className="more" href={pagePaths.news}>
          {t('news.all')}
          <Icon svg={caretRight} size="1em" />
        </a>
      </div>
      {lead ? (
        <div className={styles.front}>
          <StoryCard story={lead} excerptWords={EXCERPT_WORDS} shape="tall" />
          <div className={styles.others}>
            {others.map((story) => (
              <StoryCard key={story.id} story={story} excerptWords={EXCERPT_WORDS} shape="row" />
            ))}
          </div>
        </div>
      ) : (
        <EmptyState
          title={t(data ? 'news.empty' : 'state.noData')}
          {...(data && { text: t('home.noNews.text') })}
          framed
        />
      )}
    </section>
  );
}
