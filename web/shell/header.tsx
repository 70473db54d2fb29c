import magnifier from '@phosphor-icons/core/bold/magnifying-glass-bold.svg?raw';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import button from '#ui/button.module.css';
import { Dropdown } from '#ui/dropdown.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { CompetitionLink, useActiveCompetitions } from './competition-links.tsx';
import styles from './header.module.css';
import { LanguageToggle } from './language-toggle.tsx';
import { LiveLink } from './live-link.tsx';
import { Logo } from './logo.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { ariaCurrentIn, mainLinks } from './navigation.ts';
import { SearchPanel } from './search/search-panel.tsx';
import { SocialLinks } from './social-links.tsx';

export function Header() {
  const { t } = useLanguage();
  const search = useRef<HTMLDialogElement>(null);
  const openSearch = () => search.current?.showModal();
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
            onClick={openSearch}
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
            <MenuDrawer onSearch={openSearch} />
          </div>
        </div>
      </div>
      <SearchPanel panel={search} />
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
