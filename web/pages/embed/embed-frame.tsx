import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { league } from '#league.config';
import { useLanguage } from '#ui/language.ts';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import styles from './embed-frame.module.css';

/** The layout of embedded pages. */
export function EmbedFrame({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
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
