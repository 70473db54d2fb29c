import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { longDate, longDateTime } from '#domain/formatting/date.ts';
import { cutToWords } from '#domain/formatting/cut-to-words.ts';
import { unbrokenScores } from '#domain/formatting/unbroken-scores.ts';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import { percentAttributes } from '#ui/percent-attributes.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useBrokenImage } from '#ui/use-broken-image.ts';
import type { Story } from './news-model.ts';
import styles from './story-card.module.css';
import { WrittenIn } from './written-in.tsx';

interface StoryCardProps {
  story: Story;
  /** Number of words of the excerpt. */
  excerptWords?: number;
  /** Replaces the excerpt. */
  preview?: string;
  /** Shows the time too. */
  showsTime?: true;
  /** `row`: small picture beside the title, no excerpt; `lead`: full width. */
  shape: 'lead' | 'tall' | 'row';
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}

export function StoryCard(props: StoryCardProps) {
  const { story, excerptWords = 0, preview, showsTime, shape, heading: Heading = 'h3', children } = props;
  const { language } = useLanguage();
  const { id, title, writtenIn, excerpt, image, imageFocus, publishedAt, competition, teams } = story;
  const hasExcerpt = shape !== 'row';
  const lang = writtenIn ?? undefined;
  const dateOf = showsTime ? longDateTime : longDate;
  const text = preview ?? (excerptWords > 0 ? cutToWords(excerpt[language], excerptWords) : '');
  return (
    <a className={styles.story} href={pagePaths.article(id)} data-shape={shape}>
      <Cover image={image} focus={imageFocus} eager={shape === 'lead'} />
      <div className={styles.words}>
        <span className={styles.meta}>
          {publishedAt && <time dateTime={publishedAt}>{dateOf(new Date(publishedAt), language)}</time>}
          <WrittenIn language={writtenIn} />
          {hasExcerpt && competition && (
            <span className={styles.competition}>
              <CompetitionEmblem competition={competition} />
              {competition.name}
            </span>
          )}
        </span>
        <Heading lang={lang}>{unbrokenScores(title[language])}</Heading>
        {text !== '' && <p lang={lang}>{unbrokenScores(text)}</p>}
        {hasExcerpt && teams.length > 0 && (
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

function Cover({ image, focus, eager }: { image: string | null; focus: Story['imageFocus']; eager: boolean }) {
  const { broken, imageProps } = useBrokenImage(image);
  return (
    <span className={styles.cover}>
      {broken || image === null ? (
        <LeagueMark lit={false} />
      ) : (
        <img
          {...imageProps}
          src={image}
          alt=""
          {...(focus && percentAttributes(focus.x, focus.y))}
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

/** As high as the card that will replace it. */
export function StorySkeleton({ shape }: Pick<StoryCardProps, 'shape'>) {
  return (
    <span className={styles.story} data-shape={shape}>
      <span className={styles.cover} />
      <span className={styles.words}>
        <Skeleton lines={1} size="text-sm" />
        <Skeleton lines={2} size={shape === 'lead' ? 'text-3xl' : '1.375rem'} />
        <Skeleton lines={3} />
      </span>
    </span>
  );
}
