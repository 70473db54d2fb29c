import { Outlet } from 'react-router';
import { pagePaths } from '#contract/paths.ts';
import { league } from '#league.config';
import { useLanguage } from '#web/ui/language.tsx';
import { Mark } from '#web/ui/mark.tsx';
import styles from './embed-frame.module.css';

/** What stands around a piece of the site in the frame of another: hardly anything. */
export function EmbedFrame() {
  const { language } = useLanguage();
  return (
    <div className={styles.frame}>
      <main>
        <Outlet />
      </main>
      <footer>
        <a href={pagePaths.home}>
          <Mark lit />
          {league.name[language]}
        </a>
      </footer>
    </div>
  );
}
