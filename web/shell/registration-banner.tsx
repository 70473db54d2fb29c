import arrowUpRight from '@phosphor-icons/core/bold/arrow-up-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { isBannerShown } from '#domain/league/banner.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { useToday } from '#ui/now.ts';
import { useLeague, currentSeason } from '#web/api/league-queries.ts';
import styles from './registration-banner.module.css';

export function RegistrationBanner() {
  const { t, language } = useLanguage();
  const { banner } = useLeague();
  const today = useToday();
  if (banner.link === null || !isBannerShown(banner, today)) return null;
  return (
    <aside className={styles.banner} aria-label={t('banner.label')}>
      <div className="wrap">
        <p>{banner.text[language] || <UsualText />}</p>
        <a href={banner.link} target="_blank" rel="noopener">
          {banner.action[language] || t('banner.action')}
          <Icon svg={arrowUpRight} size="1rem" />
        </a>
      </div>
    </aside>
  );
}

/** Of a league that has no words of its own. */
function UsualText() {
  const { t } = useLanguage();
  const { data: season } = useQuery(currentSeason);
  return (
    <>
      {season && (
        <span className={styles.long}>
          {t('banner.open', { season: `${season.year_start + 1}/${season.year_end + 1}` })}{' '}
        </span>
      )}
      {t('banner.question')}
    </>
  );
}
