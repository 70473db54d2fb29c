import { useQuery } from '@tanstack/react-query';
import { failureText } from '#web/api/errors.ts';
import { teamNews } from '#web/api/team-queries.ts';
import { StoryCard } from '#web/football/story-card.tsx';
import type { TaggedStory, TeamProfile } from '#web/football/team-model.ts';
import { Answer } from '#web/ui/answer.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './news-tab.module.css';

const WORDS = 20;
const MOST_TAGS = 3;

export function NewsTab({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const query = useQuery(teamNews(team.id));
  return (
    <Answer query={query} failed={(error) => ({ title: t('team.news.failed'), text: failureText(error, t) })}>
      {(stories) =>
        stories.length === 0 ? (
          <State title={t('team.news.empty')} framed />
        ) : (
          <div className={styles.stories}>
            {stories.map((story) => (
              <Story key={story.id} story={story} />
            ))}
          </div>
        )
      }
    </Answer>
  );
}

/** The crests would all say the same: the tags say more. */
const Story = ({ story }: { story: TaggedStory }) => (
  <StoryCard story={{ ...story, teams: [] }} words={WORDS} shape="tall">
    {story.tags.length > 0 && (
      <span className={styles.tags}>
        {story.tags.slice(0, MOST_TAGS).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </span>
    )}
  </StoryCard>
);
