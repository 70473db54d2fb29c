import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { useLanguage } from '#ui/language.ts';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import { useLeague } from '#web/api/league-queries.ts';
import styles from './embed-frame.module.css';

/** The layout of embedded pages. */
export function EmbedFrame({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const league = useLeague();
  return (
    <div className={styles.frame}>
      <main>{children}</main>
      <footer>
        <a href={pagePaths.home}>
          <LeagueMark lit />
          {league.name[language]}
        </a>
      </footer>
    </div>
  );
}
