import caretDown from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import magnifier from '@phosphor-icons/core/bold/magnifying-glass-bold.svg?raw';
import x from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { useEffect, type RefObject } from 'react';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import side from '#ui/side-panel.module.css';
import { useLightDismiss } from '#ui/use-light-dismiss.ts';
import { useHasPhotos } from '#web/api/use-records.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { useLocation } from '#ui/router/hooks.ts';
import { CompetitionLink, useActiveCompetitions } from './competition-links.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import styles from './menu-drawer.module.css';
import { ariaCurrentIn, mainLinks } from './navigation.ts';
import { SocialLinks } from './social-links.tsx';

interface MenuDrawerProps {
  drawer: RefObject<HTMLDialogElement | null>;
  onSearch(): void;
}

/** The phone's menu; opens at once. */
export function MenuDrawer({ drawer, onSearch }: MenuDrawerProps) {
  const { t } = useLanguage();
  const close = () => drawer.current?.close();
  useLightDismiss(drawer);
  useEffect(() => {
    if (drawer.current?.open === false) drawer.current.showModal();
  }, [drawer]);

  return (
    <dialog ref={drawer} className={`${side.side} ${styles.drawer}`} aria-label={t('shell.menu')}>
      <div className={styles.panel}>
        <div className={styles.top}>
          <button
            className={button.icon}
            type="button"
            aria-haspopup="dialog"
            aria-label={t('search.label')}
            onClick={() => {
              close();
              onSearch();
            }}
          >
            <Icon svg={magnifier} />
          </button>
          <button className={button.icon} type="button" aria-label={t('shell.close')} onClick={close}>
            <Icon svg={x} />
          </button>
        </div>
        <DrawerLinks />
        <div className={styles.foot}>
          <div className={styles.social}>
            <SocialLinks />
          </div>
          <LanguageToggle />
        </div>
      </div>
    </dialog>
  );
}

function DrawerLinks() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const competitions = useActiveCompetitions();
  const { results, weekend, following, news, photos, about } = mainLinks;
  const first = useIsOwnBackend() ? [following, results, weekend] : [results];
  return (
    <nav className={styles.nav} aria-label={t('nav.main')}>
      {first.map(({ href, label, area }) => (
        <a key={href} href={href} aria-current={ariaCurrentIn(area, pathname)}>
          {t(label)}
        </a>
      ))}
      {competitions.length > 0 && (
        <details>
          <summary>
            {t('nav.leagues')}
            <Icon svg={caretDown} size="1rem" />
          </summary>
          <div>
            {competitions.map((competition) => (
              <CompetitionLink key={competition.id} competition={competition} />
            ))}
          </div>
        </details>
      )}
      {[news, ...(useHasPhotos() ? [photos] : []), about].map(({ href, label, area }) => (
        <a key={href} href={href} aria-current={ariaCurrentIn(area, pathname)}>
          {t(label)}
        </a>
      ))}
    </nav>
  );
}
