import caretDown from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import list from '@phosphor-icons/core/bold/list-bold.svg?raw';
import magnifier from '@phosphor-icons/core/bold/magnifying-glass-bold.svg?raw';
import x from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import button from '#web/ui/button.module.css';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import side from '#web/ui/side-dialog.module.css';
import { useSideDialog } from '#web/ui/side-dialog.ts';
import { CompetitionLink, useActiveCompetitions } from './competition-links.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import styles from './menu-drawer.module.css';
import { currentIn, mainLinks } from './navigation.ts';
import { SocialLinks } from './social-links.tsx';

/** The menu of a phone: slides in over the page, and leaves when a page is chosen. */
export function MenuDrawer({ onSearch }: { onSearch(): void }) {
  const { t } = useLanguage();
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  useSideDialog(drawer);

  return (
    <>
      <button
        className={button.icon}
        type="button"
        aria-haspopup="dialog"
        aria-label={t('shell.menu')}
        onClick={() => drawer.current?.showModal()}
      >
        <Icon svg={list} />
      </button>
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
    </>
  );
}

function DrawerLinks() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const competitions = useActiveCompetitions();
  const { results, news, about } = mainLinks;
  return (
    <nav className={styles.nav} aria-label={t('nav.main')}>
      <a href={results.href} aria-current={currentIn(results.area, pathname)}>
        {t(results.label)}
      </a>
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
      {[news, about].map(({ href, label, area }) => (
        <a key={href} href={href} aria-current={currentIn(area, pathname)}>
          {t(label)}
        </a>
      ))}
    </nav>
  );
}
