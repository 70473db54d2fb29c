import { pagePaths } from '#contract/paths.ts';
import button from '#ui/button.module.css';
import { useLanguage } from '#ui/language.ts';
import { StatComparison } from '#web/football/stat-comparison.tsx';
import styles from './promo.module.css';

/** Sample data, hidden from screen readers. */
export function Promo() {
  const { t } = useLanguage();
  return (
    <section className={styles.promo}>
      <div>
        <h2>{t('promo.title')}</h2>
        <p>{t('promo.text')}</p>
        <a className={button.button} href={pagePaths.liveMatches}>
          {t('promo.action')}
        </a>
      </div>
      <div aria-hidden="true">
        <StatComparison label={t('promo.possession')} home={56} away={44} format={(share) => `${share}%`} />
        <StatComparison label={t('promo.shots')} home={13} away={9} />
        <StatComparison label={t('promo.onTarget')} home={7} away={5} />
        <StatComparison label={t('promo.rating')} home={7.3} away={6.4} />
      </div>
    </section>
  );
}
