import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { activeCompetitions } from '#web/api/league-queries.ts';
import type { Competition } from '#web/football/model.ts';
import { useLocation } from '#ui/router/hooks.ts';
import { competitionIn } from './navigation.ts';

/** Empty while loading and after a failure. */
export const useActiveCompetitions = (): Competition[] => useQuery(activeCompetitions).data ?? [];

export function CompetitionLink({ competition }: { competition: Competition }) {
  const current = competitionIn(useLocation().pathname) === competition.id;
  return (
    <a href={pagePaths.competition(competition.id)} aria-current={current ? 'page' : undefined}>
      <CompetitionEmblem competition={competition} />
      <span>{competition.name}</span>
    </a>
  );
}
