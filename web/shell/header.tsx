import list from '@phosphor-icons/core/bold/list-bold.svg?raw';
import magnifier from '@phosphor-icons/core/bold/magnifying-glass-bold.svg?raw';
import { useEffect, useEffectEvent } from 'react';
import { SEARCH_PARAMETER } from '#contract/paths.ts';
import button from '#ui/button.module.css';
import { Dropdown } from '#ui/dropdown.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { useLocation } from '#ui/router/hooks.ts';
import { CompetitionLink, useActiveCompetitions } from './competition-links.tsx';
import styles from './header.module.css';
import { lazyPart } from './lazy-part.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { LiveLink } from './live-link.tsx';
import { Logo } from './logo.tsx';
import { ariaCurrentIn, mainLinks } from './navigation.ts';
import { SocialLinks } from './social-links.tsx';
import { useLazyDialog } from './use-lazy-dialog.ts';

const searchPanel = lazyPart(
  'web/shell/search/search-panel.tsx',
  async () => (await import('./search/search-panel.tsx')).SearchPanel,
);
const menuDrawer = lazyPart('web/shell/menu-drawer.tsx', async () => (await import('./menu-drawer.tsx')).MenuDrawer);

export function Header() {
  const { t } = useLanguage();
  const search = useLazyDialog(searchPanel);
  const menu = useLazyDialog(menuDrawer);
  const openSearch = useEffectEvent(search.open);
  useEffect(() => {
    if (new URLSearchParams(location.search).has(SEARCH_PARAMETER)) openSearch();
  }, []);
  return (
    <header className={styles.header} data-theme="dark">
      <div className="wrap">
        <Logo />
        <nav className={styles.nav} aria-label={t('nav.main')}>
          <NavLink to={mainLinks.results} />
          {useIsOwnBackend() && <NavLink to={mainLinks.weekend} />}
          <LeaguesMenu />
          <NavLink to={mainLinks.news} />
          <NavLink to={mainLinks.about} />
        </nav>
        <div className={styles.tools}>
          <LiveLink />
          <button
            className={button.icon}
            type="button"
            aria-haspopup="dialog"
            aria-label={t('search.label')}
            onClick={search.open}
            {...search.preloading}
          >
            <Icon svg={magnifier} />
          </button>
          <div className={styles.social}>
            <SocialLinks />
          </div>
          <div className={styles.language}>
            <LanguageToggle />
          </div>
          <div className={styles.burger}>
            <button
              className={button.icon}
              type="button"
              aria-haspopup="dialog"
              aria-label={t('shell.menu')}
              onClick={menu.open}
              {...menu.preloading}
            >
              <Icon svg={list} />
            </button>
          </div>
        </div>
      </div>
      {menu.isLoaded && <menuDrawer.Part drawer={menu.dialog} onSearch={search.open} />}
      {search.isLoaded && <searchPanel.Part panel={search.dialog} />}
    </header>
  );
}

function NavLink({ to: { href, label, area } }: { to: (typeof mainLinks)[keyof typeof mainLinks] }) {
  const { t } = useLanguage();
  return (
    <a href={href} aria-current={ariaCurrentIn(area, useLocation().pathname)}>
      {t(label)}
    </a>
  );
}

function LeaguesMenu() {
  const { t } = useLanguage();
  const competitions = useActiveCompetitions();
  if (competitions.length === 0) return null;
  return (
    <Dropdown label={t('nav.leagues')}>
      {competitions.map((competition) => (
        <CompetitionLink key={competition.id} competition={competition} />
      ))}
    </Dropdown>
  );
}
