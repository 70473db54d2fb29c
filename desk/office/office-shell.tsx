import type { ReactNode } from 'react';
import { useTexts } from '#desk/office/texts.ts';
import { ScreenTitle } from '#desk/shell/screen-title.tsx';
import styles from './office-shell.module.css';

interface Crumb {
  /** None for the place itself. */
  path?: string;
  text: string;
}

interface OfficeProps {
  title: ReactNode;
  /** In place of the title, which is then for readers alone. */
  views?: ReactNode;
  sub?: ReactNode;
  /** The way here: places above this one. */
  crumbs?: readonly Crumb[];
  /** Whether what was typed is safe. */
  status?: ReactNode;
  actions?: ReactNode;
  /** Instead of title and actions, from edge to edge: a team's head. The title is then that of the document alone. */
  head?: ReactNode;
  children: ReactNode;
}

/** A screen of the office, in its frame. */
export function Office({ title, views, sub, crumbs = [], status, actions, head, children }: OfficeProps) {
  const { t } = useTexts();
  return (
    <main className={head ? `${styles.screen} ${styles.flush}` : styles.screen}>
      {typeof title === 'string' && <ScreenTitle title={title} />}
      {head}
      <div className={head ? `${styles.inner} ${styles.underHead}` : styles.inner}>
        {!head && (
          <header className={styles.masthead}>
            {crumbs.length > 0 && (
              <nav className={styles.crumbs} aria-label={t('office.way')}>
                {crumbs.map(({ path: to, text }) =>
                  to === undefined ? (
                    <span key={text}>{text}</span>
                  ) : (
                    <a key={text} href={to}>
                      {text}
                    </a>
                  ),
                )}
              </nav>
            )}
            <div className={styles.line}>
              <h1 className={views ? 'hidden' : undefined}>{title}</h1>
              {views}
              {sub && <p className={styles.sub}>{sub}</p>}
              {status}
              <div className={styles.actions}>{actions}</div>
            </div>
          </header>
        )}
        {children}
      </div>
    </main>
  );
}
