import { useQuery } from '@tanstack/react-query';
import type { FocusEvent } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import { serverMessageIn } from '#web/api/errors.ts';
import { activeCompetitions, teams, useLeague } from '#web/api/league-queries.ts';
import { featuredAtHome } from '#web/api/standings-queries.ts';
import { findHomeLeague } from '#web/football/home-league.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import type { Team } from '#web/football/model.ts';
import styles from './clubs.module.css';

/** Moves slowly, and stops on hover or focus. */
export function Clubs() {
  const { t } = useLanguage();
  const { data } = useQuery(teams);
  if (useIsOwnBackend() && data?.length === 0) return null;
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
  const hasPlace = useHasPlace();
  if (isPending) return <output>{t('clubs.loading')}</output>;
  if (error) return <EmptyState title={serverMessageIn(error, language) ?? t('clubs.failed')} framed />;
  if (data.length === 0) return <EmptyState title={t('clubs.empty')} text={t('clubs.empty.text')} framed />;
  return (
    <div className={styles.clubs} onFocus={bringIntoView}>
      <div className={styles.track}>
        {COPIES.map((copy) => (
          <Copy key={copy} clubs={data.some(hasPlace) ? data.filter(hasPlace) : data} announced={copy === 0} />
        ))}
      </div>
    </div>
  );
}

/** Whether a team is in the table that home leads with; of other backends all teams are shown. */
function useHasPlace(): (team: Team) => boolean {
  const { homeLeague } = useLeague();
  const { data: competitions = [] } = useQuery(activeCompetitions);
  const home = findHomeLeague(competitions, homeLeague);
  const { data } = useQuery({
    ...featuredAtHome(home?.id ?? 0, true),
    enabled: useIsOwnBackend() && home !== undefined,
  });
  const ids = new Set(data?.groups.flatMap(({ rows }) => rows.map(({ team }) => team?.id)));
  return ({ id }) => ids.has(id);
}

/** Not on pointer focus: the link must not move away under a click. */
function bringIntoView({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Keyboards and screen readers get only the first copy. */
function Copy({ clubs, announced }: { clubs: Team[]; announced: boolean }) {
  return (
    <ul aria-hidden={!announced || undefined}>
      {clubs.map((team) => (
        <li key={team.id}>
          <a href={pagePaths.team(team.id)} tabIndex={announced ? undefined : -1}>
            <Crest team={team} />
            {team.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
