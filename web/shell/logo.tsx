import { pagePaths } from '#contract/paths.ts';
import { league } from '#league.config';
import { useLanguage } from '#ui/language.ts';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import styles from './logo.module.css';

export function Logo() {
  const { language } = useLanguage();
  return (
    <a className={styles.logo} href={pagePaths.home}>
      <LeagueMark />
      <span>{league.name[language]}</span>
    </a>
  );
}
