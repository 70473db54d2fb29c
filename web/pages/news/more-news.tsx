import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { latestNews } from '#web/api/queries.ts';
import { StoryCard } from '#web/football/story-card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import styles from './story-grid.module.css';

const SHOWN = 3;

/** The latest stories but the one that has just been read. */
export function MoreNews({ besides }: { besides: number }) {
  const { t } = useLanguage();
  const others = (useQuery(latestNews).data ?? []).filter(({ id }) => id !== besides);
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
        {others.slice(0, SHOWN).map((story) => (
          <StoryCard key={story.id} story={story} words={0} shape="tall" />
        ))}
      </div>
    </section>
  );
}
