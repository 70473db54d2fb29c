import { useQuery } from '@tanstack/react-query';
import card from '#ui/card.module.css';
import { useLanguage } from '#ui/language.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { MatchRows } from '#web/football/match-row.tsx';
import styles from './article-page.module.css';

/** Renders nothing on failure: the article is complete without it. */
export function ArticleMatch({ id }: { id: number }) {
  const { t } = useLanguage();
  const { data: match } = useQuery(matchDetails(id));
  if (!match) return null;
  const row = { ...match, homeScore: match.score?.home ?? null, awayScore: match.score?.away ?? null };
  return (
    <section className={`${card.card} ${styles.match}`} aria-label={t('article.match')}>
      <MatchRows matches={[row]} />
    </section>
  );
}
