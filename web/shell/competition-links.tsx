import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { pagePaths } from '#contract/paths.ts';
import { activeCompetitions } from '#web/api/queries.ts';
import { Emblem } from '#web/football/emblem.tsx';
import type { Competition } from '#web/football/model.ts';
import { competitionIn } from './navigation.ts';

/** Empty until they are known, and when they cannot be had. */
export const useActiveCompetitions = (): Competition[] => useQuery(activeCompetitions).data ?? [];

export function CompetitionLink({ competition }: { competition: Competition }) {
  const current = competitionIn(useLocation().pathname) === competition.id;
  return (
    <a href={pagePaths.competition(competition.id)} aria-current={current ? 'page' : undefined}>
      <Emblem competition={competition} />
      <span>{competition.name}</span>
    </a>
  );
}
