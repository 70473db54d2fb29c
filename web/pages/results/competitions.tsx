import { useState, type ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { longDate } from '#domain/formatting/date.ts';
import button from '#ui/button.module.css';
import { useLanguage } from '#ui/language.ts';
import type { CompetitionsByStatus } from '#web/api/parse-competitions.ts';
import { CompetitionCard } from '#web/football/competition-card.tsx';
import type { ListedCompetition } from '#web/football/model.ts';
import styles from './competitions.module.css';

const FINISHED_SHOWN = 5;

/** Empty groups are left out. */
export function Competitions({ active, upcoming, finished }: CompetitionsByStatus) {
  const { t, language } = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  const hidden = showsAll ? 0 : Math.max(0, finished.length - FINISHED_SHOWN);
  const dayOf = (day: string) => longDate(new Date(day), language);
  return (
    <div className={styles.groups}>
      <Group
        title={t('results.active')}
        competitions={active}
        stageOf={({ currentGameweek: number }) => number && t('gameweek.number', { number })}
      />
      <Group
        title={t('results.upcoming')}
        competitions={upcoming}
        stageOf={({ startsOn }) => startsOn && t('results.starts', { date: dayOf(startsOn) })}
      />
      <Group
        title={t('results.finished')}
        competitions={finished.slice(0, finished.length - hidden)}
        stageOf={({ endsOn }) => endsOn && t('results.ended', { date: dayOf(endsOn) })}
      >
        {hidden > 0 && (
          <button className={button.button} type="button" onClick={() => setShowsAll(true)}>
            {t('results.loadMore', { count: hidden })}
          </button>
        )}
      </Group>
    </div>
  );
}

interface GroupProps {
  title: string;
  competitions: ListedCompetition[];
  stageOf: (competition: ListedCompetition) => string | null | 0;
  children?: ReactNode;
}

function Group({ title, competitions, stageOf, children }: GroupProps) {
  if (competitions.length === 0) return null;
  return (
    <section>
      <div className="heading">
        <h2>{title}</h2>
      </div>
      <ul className={styles.cards}>
        {competitions.map((competition) => (
          <li key={competition.id}>
            <CompetitionCard
              competition={competition}
              href={pagePaths.resultsCompetition(competition.id)}
              stage={stageOf(competition) || null}
            />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

export function CompetitionsSkeleton() {
  const { t } = useLanguage();
  return (
    <section>
      <div className="heading">
        <h2>{t('results.active')}</h2>
      </div>
      <output className={styles.cards} aria-label={t('state.loading')}>
        <span className={styles.skeleton} />
        <span className={styles.skeleton} />
        <span className={styles.skeleton} />
        <span className={styles.skeleton} />
      </output>
    </section>
  );
}
