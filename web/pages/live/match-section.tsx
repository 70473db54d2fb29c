import type { CSSProperties } from 'react';
import { FixtureCard } from '#web/football/fixture-card.tsx';
import type { LiveMatch } from '#web/football/model.ts';
import { useLanguage } from '#web/ui/language.tsx';
import styles from './match-section.module.css';

/** Matches under the names of their competitions, in the order in which these first come. */
export function MatchSection({ title, matches }: { title: string; matches: LiveMatch[] }) {
  const ids = [...new Set(matches.map(({ competition }) => competition.id))];
  const groups = ids.map((id) => matches.filter(({ competition }) => competition.id === id));
  return (
    <section>
      <div className="heading">
        <h2>{title}</h2>
      </div>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group[0]?.competition.id} style={{ '--count': group.length } as CSSProperties}>
            <h3 className={styles.competition}>{group[0]?.competition.name}</h3>
            <ul className={styles.fixtures}>
              {group.map((match) => (
                <li key={match.id}>
                  <FixtureCard match={match} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** As high as one row of cards. */
export function MatchSectionToCome({ title }: { title: string }) {
  const { t } = useLanguage();
  return (
    <section>
      <div className="heading">
        <h2>{title}</h2>
      </div>
      <output className={styles.coming} aria-label={t('state.loading')}>
        <span />
        <span />
        <span />
      </output>
    </section>
  );
}
