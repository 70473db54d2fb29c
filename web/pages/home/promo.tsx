import { pagePaths } from '#contract/paths.ts';
import { StatDuel } from '#web/football/stat-duel.tsx';
import button from '#web/ui/button.module.css';
import { useLanguage } from '#web/ui/language.tsx';
import styles from './promo.module.css';

/** What live looks like, not a picture of it: the figures are samples, so a screen reader skips them. */
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
        <StatDuel label={t('promo.possession')} home={56} away={44} format={(share) => `${share}%`} />
        <StatDuel label={t('promo.shots')} home={13} away={9} />
        <StatDuel label={t('promo.onTarget')} home={7} away={5} />
        <StatDuel label={t('promo.rating')} home={7.3} away={6.4} />
      </div>
    </section>
  );
}
