import { useLanguage } from '#ui/language.ts';
import { FixtureCard } from '#web/football/fixture-card.tsx';
import type { LiveListMatch } from '#web/football/model.ts';
import styles from './match-section.module.css';

const COLUMNS = 3;

/** Grouped by competition, in order of first appearance. */
export function MatchSection({ title, matches }: { title: string; matches: LiveListMatch[] }) {
  const ids = [...new Set(matches.map(({ competition }) => competition.id))];
  const groups = ids.map((id) => matches.filter(({ competition }) => competition.id === id));
  return (
    <section>
      <div className="heading">
        <h2>{title}</h2>
      </div>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group[0]?.competition.id} data-count={Math.min(group.length, COLUMNS)}>
            <h3 className={styles.competition}>{group[0]?.competition.name}</h3>
            <ul className={styles.fixtures}>
              {group.map((match) => (
                <li key={match.id}>
                  <FixtureCard match={match} grouped />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

export function MatchSectionSkeleton({ title }: { title: string }) {
  const { t } = useLanguage();
  return (
    <section>
      <div className="heading">
        <h2>{title}</h2>
      </div>
      <output className={styles.skeleton} aria-label={t('state.loading')}>
        <span />
        <span />
        <span />
      </output>
    </section>
  );
}
