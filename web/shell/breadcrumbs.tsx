import { pagePaths } from '#contract/paths.ts';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import { useLocation } from '#ui/router/hooks.ts';
import { BackButton } from './back-button.tsx';
import styles from './breadcrumbs.module.css';

interface Crumb {
  label: string;
  href?: string;
}

/** The bar of pages without a head: gameweeks, and matches and teams that failed to load. */
export function BreadcrumbBar() {
  return (
    <div className={styles.bar} data-theme="dark">
      <div className="wrap">
        <BackButton />
        <Breadcrumbs />
      </div>
    </div>
  );
}

/** On match, team and gameweek pages. */
export function Breadcrumbs() {
  const { t } = useLanguage();
  const crumbs = crumbsOf(useLocation().pathname, t);
  if (!crumbs) return null;
  return (
    <nav className={styles.crumbs} aria-label={t('crumbs.label')}>
      <ol>
        <li>
          <a href={pagePaths.results}>{t('nav.results')}</a>
        </li>
        {crumbs.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const GAMEWEEK = /^\/results\/competition\/(\d+)\/gameweek\/(\d+)/;

/** null for pages without breadcrumbs. */
function crumbsOf(path: string, t: Translate): Crumb[] | null {
  if (/^\/(?:results\/)?match-details\//.test(path)) return [{ label: t('crumbs.match') }];
  if (path.startsWith('/team/')) return [{ label: t('crumbs.team') }];
  const [, competition, gameweek] = GAMEWEEK.exec(path) ?? [];
  if (competition === undefined || gameweek === undefined) return null;
  return [
    { label: t('crumbs.competition'), href: pagePaths.resultsCompetition(Number(competition)) },
    { label: t('gameweek.number', { number: gameweek }) },
  ];
}
