import { pagePaths } from '#contract/paths.ts';
import { longDate } from '#domain/formatting/date.ts';
import { excerpt } from '#domain/formatting/excerpt.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { useBrokenImage } from '#web/ui/use-broken-image.ts';
import { Crest } from './crest.tsx';
import type { Story } from './model.ts';
import styles from './story-card.module.css';

interface StoryCardProps {
  story: Story;
  /** Of the opening, how much to show. */
  words: number;
  /** `row` sets a small picture beside the title, and leaves out what the title does not need. */
  shape: 'tall' | 'row';
}

export function StoryCard({ story, words, shape }: StoryCardProps) {
  const { language } = useLanguage();
  const { id, title, opening, image, publishedAt, competition, teams } = story;
  return (
    <a className={styles.story} href={pagePaths.article(id)} data-shape={shape}>
      <Cover image={image} />
      <span className={styles.meta}>
        {shape === 'tall' && teams.length > 0 && (
          <span className={styles.tagged}>
            {teams.map((team) => (
              <Crest key={team.id} team={team} />
            ))}
          </span>
        )}
        {publishedAt && <span>{longDate(new Date(publishedAt), language)}</span>}
        {shape === 'tall' && competition && <span>{competition}</span>}
      </span>
      <h3>{title[language]}</h3>
      <p>{excerpt(opening[language], words)}</p>
    </a>
  );
}

function Cover({ image }: { image: string | null }) {
  const { broken, watch } = useBrokenImage(image);
  return (
    <span className={styles.cover}>
      {broken || image === null ? (
        <Mark lit={false} />
      ) : (
        <img {...watch} src={image} alt="" width={1600} height={900} loading="lazy" decoding="async" />
      )}
    </span>
  );
}
