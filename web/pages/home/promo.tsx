import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import button from '#ui/button.module.css';
import { useLanguage } from '#ui/language.ts';
import { useLeague, activeCompetitions } from '#web/api/league-queries.ts';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import { featuredAtHome } from '#web/api/standings-queries.ts';
import { findHomeLeague } from '#web/football/home-league.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import type { StandingRow } from '#web/football/model.ts';
import { StatComparison } from '#web/football/stat-comparison.tsx';
import { TeamPair } from '#web/football/team-pair.tsx';
import styles from './promo.module.css';

export function Promo() {
  const { t } = useLanguage();
  const { data } = useQuery(liveAndUpcoming);
  const hasMatches = !useIsOwnBackend() || (data && data.live.length + data.upcoming.length > 0);
  const leaders = useLeaders();
  // Of a league that has not begun it would promise what nobody can see.
  if (!hasMatches && !leaders) return null;
  return (
    <section className={styles.promo}>
      <div>
        <h2>{t('promo.title')}</h2>
        <p>{t('promo.text')}</p>
        {hasMatches && (
          <a className={button.button} href={pagePaths.liveMatches}>
            {t('promo.action')}
          </a>
        )}
      </div>
      {leaders && <Leaders {...leaders} />}
    </section>
  );
}

/** The first two of the home league, once they have played. */
function useLeaders(): LeadersProps | null {
  const { data: competitions = [] } = useQuery(activeCompetitions);
  const competition = findHomeLeague(competitions, useLeague().homeLeague);
  const { data: table } = useQuery({
    ...featuredAtHome(competition?.id ?? 0, useIsOwnBackend()),
    enabled: competition !== undefined,
  });
  const [first, second] = table?.groups[0]?.rows ?? [];
  return first && second && first.played > 0 && second.played > 0 ? { first, second } : null;
}

interface LeadersProps {
  first: StandingRow;
  second: StandingRow;
}

/** One compared with the other. */
function Leaders({ first, second }: LeadersProps) {
  const { t } = useLanguage();
  return (
    <div>
      <TeamPair home={first.team} away={second.team} />
      {FIGURES.map(([key, figure]) => (
        <StatComparison key={key} label={t(key)} home={first[figure]} away={second[figure]} />
      ))}
    </div>
  );
}

const FIGURES = [
  ['table.points', 'points'],
  ['table.wins', 'wins'],
  ['table.scored', 'goalsScored'],
] as const satisfies [string, keyof StandingRow][];
