import card from '#ui/card.module.css';
import { useLanguage } from '#ui/language.ts';
import { percentAttributes } from '#ui/percent-attributes.ts';
import type { HeadToHead } from '#web/football/match-context-model.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { TeamPair } from '#web/football/team-pair.tsx';
import styles from './head-to-head-card.module.css';

interface HeadToHeadCardProps extends Pick<MatchDetails, 'home' | 'away'> {
  balance: HeadToHead;
}

export function HeadToHeadCard({ balance: { homeWins, draws, awayWins }, home, away }: HeadToHeadCardProps) {
  const { t } = useLanguage();
  const results = [homeWins, draws, awayWins];
  const total = homeWins + draws + awayWins || 1;
  return (
    <section className={`${card.card} ${styles.balance}`} aria-label={t('h2h.views')}>
      <TeamPair home={home} away={away} />
      <p>
        <b>{t('h2h.wins', { count: homeWins })}</b>
        <span>{t('h2h.draws', { count: draws })}</span>
        <b>{t('h2h.wins', { count: awayWins })}</b>
      </p>
      <div className={styles.bar}>
        {results.map((count, index) => (
          <i key={index} {...percentAttributes((count / total) * 100)} data-none={count === 0 || undefined} />
        ))}
      </div>
    </section>
  );
}
