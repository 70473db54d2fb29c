import { footerLine } from '#i18n/league-words.ts';
import { pagePaths } from '#contract/paths.ts';
import { useLanguage } from '#ui/language.ts';
import { useToday } from '#ui/now.ts';
import { useLeague } from '#web/api/league-queries.ts';
import { useHasPhotos } from '#web/api/use-records.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { hasSocialLinks, SocialLinks } from './social-links.tsx';
import { Sponsors } from './sponsors.tsx';
import { ThemeControl } from './theme-control.tsx';

export function Footer() {
  const { t, language } = useLanguage();
  const league = useLeague();
  const about = footerLine({ t, language, league });
  const year = useToday().slice(0, 4);
  return (
    <footer className={styles.footer} data-theme="dark">
      <div className="wrap">
        <div className={styles.top}>
          <div>
            <Logo />
            {about !== '' && <p className={styles.about}>{about}</p>}
          </div>
          <nav className={styles.links} aria-label={t('footer.links')}>
            <a href={pagePaths.home}>{t('nav.home')}</a>
            <a href={pagePaths.news}>{t('nav.news')}</a>
            <a href={pagePaths.results}>{t('nav.results')}</a>
            {useHasPhotos() && <a href={pagePaths.photos}>{t('nav.photos')}</a>}
            <a href={pagePaths.about}>{t('nav.about')}</a>
            {useIsOwnBackend() && <a href={pagePaths.following}>{t('following.title')}</a>}
          </nav>
          {hasSocialLinks(league) && (
            <div>
              <h2>{t('footer.follow')}</h2>
              <div className={styles.social}>
                <SocialLinks />
              </div>
            </div>
          )}
        </div>
        <Sponsors place="inFooter" />
        <div className={styles.bottom}>
          <span>{t('footer.copyright', { year, league: league.name[language] })}</span>
          {league.credits[language] !== '' && <span>{league.credits[language]}</span>}
          <ThemeControl />
        </div>
      </div>
    </footer>
  );
}
