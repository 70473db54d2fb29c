import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { QueryResult } from '#ui/query-result.tsx';
import { Tag } from '#ui/tag.tsx';
import { failureText } from '#web/api/errors.ts';
import { teamNews } from '#web/api/team-queries.ts';
import { StoryCard } from '#web/football/story-card.tsx';
import type { TaggedStory, TeamProfile } from '#web/football/team-model.ts';
import styles from './news-tab.module.css';

const EXCERPT_WORDS = 20;
const MAX_TAGS = 3;

export function NewsTab({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const query = useQuery(teamNews(team.id));
  return (
    <QueryResult query={query} failed={(error) => ({ title: t('team.news.failed'), text: failureText(error, t) })}>
      {(stories) =>
        stories.length === 0 ? (
          <EmptyState title={t('team.news.empty')} framed />
        ) : (
          <div className={styles.stories}>
            {stories.map((story) => (
              <Story key={story.id} story={story} />
            ))}
          </div>
        )
      }
    </QueryResult>
  );
}

/** Tags instead of crests, which would be identical. */
const Story = ({ story }: { story: TaggedStory }) => (
  <StoryCard story={{ ...story, teams: [] }} excerptWords={EXCERPT_WORDS} shape="tall">
    {story.tags.length > 0 && (
      <span className={styles.tags}>
        {story.tags.slice(0, MAX_TAGS).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </span>
    )}
  </StoryCard>
);
