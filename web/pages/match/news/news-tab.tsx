import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { matchNews } from '#web/api/match-context-queries.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { StoryCard, StorySkeleton } from '#web/football/story-card.tsx';
import styles from './news-tab.module.css';

const SKELETON_CARDS = 3;

export function NewsTab({ match }: { match: MatchDetails }) {
  const { t, language } = useLanguage();
  const { data: stories, isPending, refetch } = useQuery(matchNews(match.id));
  if (isPending)
    return (
      <>
        <Heading note={t('matchNews.loading')} />
        <div className={styles.stories}>
          {Array.from({ length: SKELETON_CARDS }, (_, index) => (
            <StorySkeleton key={index} shape="tall" />
          ))}
        </div>
      </>
    );
  if (!stories)
    return (
      <EmptyState
        title={t('matchNews.failed')}
        retry={{ label: t('state.retry'), onRetry: () => void refetch() }}
        framed
      />
    );
  if (stories.length === 0) return <EmptyState title={t('news.empty')} text={t('news.empty.text')} framed />;
  return (
    <>
      <Heading note={t('matchNews.count', { count: stories.length })} />
      <div className={styles.stories}>
        {stories.map((story) => (
          <StoryCard key={story.id} story={story} preview={story.preview[language]} shape="tall" />
        ))}
      </div>
    </>
  );
}

function Heading({ note }: { note: string }) {
  const { t } = useLanguage();
  return (
    <div className="heading">
      <h2>{t('matchNews.title')}</h2>
      <output className="label">{note}</output>
    </div>
  );
}
