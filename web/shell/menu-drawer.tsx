import caretDown from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import list from '@phosphor-icons/core/bold/list-bold.svg?raw';
import x from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import button from '#web/ui/button.module.css';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { CompetitionLink, useActiveCompetitions } from './competition-links.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import styles from './menu-drawer.module.css';
import { currentIn, mainLinks } from './navigation.ts';
import { SocialLinks } from './social-links.tsx';

/** The menu of a phone: slides in over the page, and leaves when a page is chosen. */
export function MenuDrawer() {
  const { t } = useLanguage();
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  // The panel covers the dialog, so a click on the dialog itself is a click beside it.
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const chosen = target instanceof Element && target.closest('a') && drawer.current?.contains(target);
      if (chosen || target === drawer.current) drawer.current?.close();
    };
    document.addEventListener('click', leave);
    return () => document.removeEventListener('click', leave);
  }, []);

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
      <dialog ref={drawer} className={styles.drawer} aria-label={t('shell.menu')}>
        <div className={styles.panel}>
          <button className={button.icon} type="button" aria-label={t('shell.close')} onClick={close}>
            <Icon svg={x} />
          </button>
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
