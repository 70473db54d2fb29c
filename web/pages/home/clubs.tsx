import { useQuery } from '@tanstack/react-query';
import type { FocusEvent } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { serverWords } from '#web/api/errors.ts';
import { teams } from '#web/api/queries.ts';
import { Crest } from '#web/football/crest.tsx';
import type { Team } from '#web/football/model.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';
import styles from './clubs.module.css';

/** The clubs drift past, and stop under the pointer or the focus. */
export function Clubs() {
  const { t } = useLanguage();
  return (
    <section>
      <div className="heading">
        <h2>{t('clubs.title')}</h2>
      </div>
      <Drift />
    </section>
  );
}

const COPIES = [0, 1, 2, 3];

function Drift() {
  const { t, language } = useLanguage();
  const { data, error, isPending } = useQuery(teams);
  if (isPending) return <output>{t('clubs.loading')}</output>;
  if (error) return <State title={serverWords(error, language) ?? t('clubs.failed')} framed />;
  if (data.length === 0) return <State title={t('clubs.empty')} framed />;
  return (
    <div className={styles.clubs} onFocus={bringIntoView}>
      <div className={styles.track}>
        {COPIES.map((copy) => (
          <Copy key={copy} clubs={data} spoken={copy === 0} />
        ))}
      </div>
    </div>
  );
}

/** Not for a pointer: what it presses on must not move away under it. */
function bringIntoView({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Only the first copy is there for keyboards and screen readers. */
function Copy({ clubs, spoken }: { clubs: Team[]; spoken: boolean }) {
  return (
    <ul aria-hidden={!spoken || undefined}>
      {clubs.map((team) => (
        <li key={team.id}>
          <a href={pagePaths.team(team.id)} tabIndex={spoken ? undefined : -1}>
            <Crest team={team} />
            {team.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
