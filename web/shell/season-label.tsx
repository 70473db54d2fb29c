import arrowClockwise from '@phosphor-icons/core/bold/arrow-clockwise-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { serverMessageIn } from '#web/api/errors.ts';
import { currentSeason } from '#web/api/league-queries.ts';
import styles from './season-label.module.css';

/** A season may begin and end in one year. */
const yearsOf = ({ year_start: start, year_end: end }: { year_start: number; year_end: number }) =>
  start === end ? String(start) : `${start}/${end}`;

export function SeasonLabel() {
  const { t, language } = useLanguage();
  const { data: season, error, isPending, refetch } = useQuery(currentSeason);
  if (isPending) return <span className={styles.season}>{t('season.loading')}</span>;
  if (season) return <span className={styles.season}>{t('season.label', { season: yearsOf(season) })}</span>;
  return (
    <span className={styles.season} role="alert">
      {error ? (serverMessageIn(error, language) ?? t('season.failed')) : t('season.missing')}
      <button type="button" aria-label={t('season.refresh')} onClick={() => void refetch()}>
        <Icon svg={arrowClockwise} size="1rem" />
      </button>
    </span>
  );
}
