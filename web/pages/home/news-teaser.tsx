import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { latestNews } from '#web/api/queries.ts';
import { StoryCard } from '#web/football/story-card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';
import styles from './news-teaser.module.css';

const WORDS = 6;

/** One big story and the short ones. A failure reads like no news: it is not worth a visitor's alarm. */
export function NewsTeaser() {
  const { t } = useLanguage();
  const [lead, ...others] = useQuery(latestNews).data ?? [];
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
          <StoryCard story={lead} words={WORDS} shape="tall" />
          <div className={styles.others}>
            {others.map((story) => (
              <StoryCard key={story.id} story={story} words={WORDS} shape="row" />
            ))}
          </div>
        </div>
      ) : (
        <State title={t('state.noData')} framed />
      )}
    </section>
  );
}
