import arrowUpRight from '@phosphor-icons/core/bold/arrow-up-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { league } from '#league.config';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { currentSeason } from '#web/api/queries.ts';
import styles from './registration-banner.module.css';

export function RegistrationBanner() {
  const { t } = useLanguage();
  const { data: season } = useQuery(currentSeason);
  if (league.registrationForm === null) return null;
  return (
    <aside className={styles.banner} aria-label={t('banner.label')}>
      <div className="wrap">
        <p>
          {season && (
            <span className={styles.long}>
              {t('banner.open', { season: `${season.year_start + 1}/${season.year_end + 1}` })}{' '}
            </span>
          )}
          {t('banner.question')}
        </p>
        <a href={league.registrationForm} target="_blank" rel="noopener">
          {t('banner.action')}
          <Icon svg={arrowUpRight} size="1rem" />
        </a>
      </div>
    </aside>
  );
}
