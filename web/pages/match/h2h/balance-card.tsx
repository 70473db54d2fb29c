import type { CSSProperties } from 'react';
import type { Balance } from '#web/football/match-context-model.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { Sides } from '#web/football/sides.tsx';
import card from '#web/ui/card.module.css';
import { useLanguage } from '#web/ui/language.tsx';
import styles from './balance-card.module.css';

interface BalanceCardProps extends Pick<MatchDetails, 'home' | 'away'> {
  balance: Balance;
}

/** Who has won how often when these two met. */
export function BalanceCard({ balance: { homeWins, draws, awayWins }, home, away }: BalanceCardProps) {
  const { t } = useLanguage();
  const shares = [homeWins, draws, awayWins];
  return (
    <section className={`${card.card} ${styles.balance}`} aria-label={t('h2h.views')}>
      <Sides home={home} away={away} />
      <p>
        <b>{t('h2h.wins', { count: homeWins })}</b>
        <span>{t('h2h.draws', { count: draws })}</span>
        <b>{t('h2h.wins', { count: awayWins })}</b>
      </p>
      <div className={styles.bar}>
        {shares.map((share, index) => (
          <i key={index} style={{ '--share': share } as CSSProperties} data-none={share === 0 || undefined} />
        ))}
      </div>
    </section>
  );
}
