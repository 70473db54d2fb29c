import { useQuery } from '@tanstack/react-query';
import { matchDetails } from '#web/api/match-queries.ts';
import { MatchRows } from '#web/football/match-row.tsx';
import card from '#web/ui/card.module.css';
import { useLanguage } from '#web/ui/language.tsx';
import styles from './article-page.module.css';

/** The match that an article tells of. Without it the article is still whole, so a failure shows nothing. */
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
