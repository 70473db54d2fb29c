import { Dropdown } from '#ui/dropdown.tsx';
import { useLanguage } from '#ui/language.ts';
import { useLocation } from '#ui/router/hooks.ts';
import styles from './competition-bar.module.css';
import { CompetitionLink, useActiveCompetitions } from './competition-links.tsx';
import { competitionIn } from './navigation.ts';
import { SeasonLabel } from './season-label.tsx';

const VISIBLE_COMPETITIONS = 3;

/** Three competitions on a desktop, one on a phone (by CSS), the rest under More; the current one first. */
export function CompetitionBar() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const competitions = useActiveCompetitions();
  if (competitions.length === 0 || isMatchPage(pathname)) return null;

  const current = competitionIn(pathname);
  const inOrder = competitions.toSorted((a, b) => Number(b.id === current) - Number(a.id === current));
  return (
    <nav className={styles.bar} data-theme="dark" aria-label={t('nav.competitions')}>
      <div className="wrap">
        <ul>
          {inOrder.slice(0, VISIBLE_COMPETITIONS).map((competition) => (
            <li key={competition.id}>
              <CompetitionLink competition={competition} />
            </li>
          ))}
          {inOrder.length > 1 && (
            <li className={inOrder.length > VISIBLE_COMPETITIONS ? undefined : styles.phoneOnly}>
              <Dropdown label={t('nav.more')} align="end">
                {inOrder.slice(1).map((competition, index) => (
                  <span
                    key={competition.id}
                    className={index + 1 < VISIBLE_COMPETITIONS ? styles.phoneOnly : undefined}
                  >
                    <CompetitionLink competition={competition} />
                  </span>
                ))}
              </Dropdown>
            </li>
          )}
        </ul>
        <div className={pathname.startsWith('/competition/') ? styles.wideOnly : undefined}>
          <SeasonLabel />
        </div>
      </div>
    </nav>
  );
}

const isMatchPage = (path: string) => /^\/(?:results\/)?match-details\//.test(path);
