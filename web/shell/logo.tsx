import { pagePaths } from '#contract/paths.ts';
import { league } from '#league.config';
import { useLanguage } from '#web/ui/language.tsx';
import { Mark } from '#web/ui/mark.tsx';
import styles from './logo.module.css';

export function Logo() {
  const { language } = useLanguage();
  return (
    <a className={styles.logo} href={pagePaths.home}>
      <Mark />
      <span>{league.name[language]}</span>
    </a>
  );
}
