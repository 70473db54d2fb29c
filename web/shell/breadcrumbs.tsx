import arrowLeft from '@phosphor-icons/core/bold/arrow-left-bold.svg?raw';
import { pagePaths } from '#contract/paths.ts';
import type { Translate } from '#i18n/translate.ts';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { useLocation, useNavigate } from '#ui/router/hooks.ts';
import styles from './breadcrumbs.module.css';

interface Crumb {
  label: string;
  href?: string;
}

/** On match, team and gameweek pages. */
export function Breadcrumbs() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const crumbs = crumbsOf(useLocation().pathname, t);
  if (!crumbs) return null;
  return (
    <div className={styles.bar} data-theme="dark">
      <div className="wrap">
        <button className={button.icon} type="button" aria-label={t('crumbs.back')} onClick={() => void navigate(-1)}>
          <Icon svg={arrowLeft} size="1rem" />
        </button>
        <nav aria-label={t('crumbs.label')}>
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
      </div>
    </div>
  );
}

/** null for pages without breadcrumbs. */
function crumbsOf(path: string, t: Translate): Crumb[] | null {
  if (/^\/(?:results\/)?match-details\/\d+/.test(path)) return [{ label: t('crumbs.match') }];
  if (/^\/team\/\d+/.test(path)) return [{ label: t('crumbs.team') }];
  const [, competition, gameweek] = /^\/results\/competition\/(\d+)\/gameweek\/(\d+)/.exec(path) ?? [];
  if (competition === undefined || gameweek === undefined) return null;
  return [
    { label: t('crumbs.competition'), href: pagePaths.resultsCompetition(Number(competition)) },
    { label: t('gameweek.number', { number: gameweek }) },
  ];
}
