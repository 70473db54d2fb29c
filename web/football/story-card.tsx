import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { longDate, longDateTime } from '#domain/formatting/date.ts';
import { excerpt } from '#domain/formatting/excerpt.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useBrokenImage } from '#web/ui/use-broken-image.ts';
import { Crest } from './crest.tsx';
import { Emblem } from './emblem.tsx';
import type { Story } from './news-model.ts';
import styles from './story-card.module.css';

interface StoryCardProps {
  story: Story;
  /** Of the opening, how many words to show. */
  words?: number;
  /** What to show instead. */
  preview?: string;
  /** The time as well as the day. */
  withTime?: true;
  /** `row` sets a small picture beside the title, and leaves out what the title does not need; `lead` is as wide as the page. */
  shape: 'lead' | 'tall' | 'row';
  heading?: 'h2' | 'h3';
  /** Below all the rest. */
  children?: ReactNode;
}

export function StoryCard(props: StoryCardProps) {
  const { story, words = 0, preview, withTime, shape, heading: Heading = 'h3', children } = props;
  const { language } = useLanguage();
  const { id, title, opening, image, publishedAt, competition, teams } = story;
  const isWhole = shape !== 'row';
  const dateOf = withTime ? longDateTime : longDate;
  const text = preview ?? (words > 0 ? excerpt(opening[language], words) : '');
  return (
    <a className={styles.story} href={pagePaths.article(id)} data-shape={shape}>
      <Cover image={image} eager={shape === 'lead'} />
      <div className={styles.words}>
        <span className={styles.meta}>
          {publishedAt && <time dateTime={publishedAt}>{dateOf(new Date(publishedAt), language)}</time>}
          {isWhole && competition && (
            <span className={styles.competition}>
              <Emblem competition={competition} />
              {competition.name}
            </span>
          )}
        </span>
        <Heading>{title[language]}</Heading>
        {text !== '' && <p>{text}</p>}
        {isWhole && teams.length > 0 && (
          <span className={styles.teams}>
            {teams.map((team) => (
              <span key={team.name}>
                <Crest team={team} />
                {team.name}
              </span>
            ))}
          </span>
        )}
        {children}
      </div>
    </a>
  );
}

function Cover({ image, eager }: { image: string | null; eager: boolean }) {
  const { broken, watch } = useBrokenImage(image);
  return (
    <span className={styles.cover}>
      {broken || image === null ? (
        <Mark lit={false} />
      ) : (
        <img
          {...watch}
          src={image}
          alt=""
          width={1600}
          height={900}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      )}
    </span>
  );
}

/** A card to come, as high as it will be. */
export function StorySkeleton({ shape }: Pick<StoryCardProps, 'shape'>) {
  return (
    <span className={styles.story} data-shape={shape}>
      <span className={styles.cover} />
      <span className={styles.words}>
        <Skeleton lines={1} size="var(--text-sm)" />
        <Skeleton lines={2} size={shape === 'lead' ? 'var(--text-3xl)' : '1.375rem'} />
        <Skeleton lines={3} />
      </span>
    </span>
  );
}
