import { pagePaths } from '#contract/paths.ts';
import { nameLength } from '#domain/league/name-length.ts';
import { useLanguage } from '#ui/language.ts';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import { useLeague } from '#web/api/league-queries.ts';
import styles from './logo.module.css';

export function Logo() {
  const { language } = useLanguage();
  const name = useLeague().name[language];
  return (
    <a className={styles.logo} href={pagePaths.home}>
      <LeagueMark />
      <span data-length={nameLength(name)}>{name}</span>
    </a>
  );
}
