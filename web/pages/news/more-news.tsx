import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { latestNews } from '#web/api/news-queries.ts';
import { StoryCard } from '#web/football/story-card.tsx';
import styles from './story-grid.module.css';

const MAX_STORIES = 3;

export function MoreNews({ excludedId }: { excludedId: number }) {
  const { t } = useLanguage();
  const others = (useQuery(latestNews).data ?? []).filter(({ id }) => id !== excludedId);
  if (others.length === 0) return null;
  return (
    <section>
      <div className="heading">
        <h2>{t('news.more')}</h2>
        <a className="more" href={pagePaths.news}>
          {t('news.all')}
          <Icon svg={caretRight} size="1em" />
        </a>
      </div>
      <div className={styles.grid}>
        {others.slice(0, MAX_STORIES).map((story) => (
          <StoryCard key={story.id} story={story} excerptWords={0} shape="tall" />
        ))}
      </div>
    </section>
  );
}
