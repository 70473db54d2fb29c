import arrowUpRight from '@phosphor-icons/core/bold/arrow-up-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { dayInWords } from '#domain/formatting/date.ts';
import { instantOf } from '#domain/formatting/sofia-time.ts';
import { isBannerShown, openPeriods } from '#domain/league/banner.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { useToday } from '#ui/now.ts';
import { applyLink } from '#web/api/apply-link.ts';
import { useLeague, currentSeason } from '#web/api/league-queries.ts';
import styles from './registration-banner.module.css';

/** [LS3] [AL1] While teams can apply it leads to the form, otherwise to where the league says. */
export function RegistrationBanner() {
  const { t, language } = useLanguage();
  const { banner, applications } = useLeague();
  const today = useToday();
  const [open] = openPeriods(applications.periods, today);
  const link = open ? applyLink(applications.link, language) : banner.link;
  if (link === null || !(open || isBannerShown(banner, today))) return null;
  return (
    <aside className={styles.banner} aria-label={t('banner.label')}>
      <div className="wrap">
        <p>{banner.text[language] || (open ? <UntilText until={open.until} /> : <UsualText />)}</p>
        <a href={link} target="_blank" rel="noopener">
          {banner.action[language] || t('banner.action')}
          <Icon svg={arrowUpRight} size="1rem" />
        </a>
      </div>
    </aside>
  );
}

/** Of a league that has no words of its own. */
function UntilText({ until }: { until: string }) {
  const { t, language } = useLanguage();
  const today = useToday();
  const day = dayInWords(instantOf(until, '12:00'), language, instantOf(today, '12:00'));
  return (
    <>
      <span className={styles.long}>{t('banner.until', { day })} </span>
      {t('banner.question')}
    </>
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
