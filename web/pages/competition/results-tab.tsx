import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { gameweeks } from '#web/api/gameweek-queries.ts';
import { gameweekText } from '#web/football/gameweek-text.ts';
import { useSearchParams } from '#ui/router/hooks.ts';
import { chosenResultsGameweek } from './chosen-gameweek.ts';
import { FailedTab } from './failed-tab.tsx';
import { GameweekHeading } from './gameweek-heading.tsx';
import { GameweekMatches } from './gameweek-matches.tsx';
import { ShareResults } from './share-gameweek.tsx';
import type { TabProps } from './tab-props.ts';
import { TabSkeleton } from './tab-skeleton.tsx';

export function ResultsTab({ edition }: TabProps) {
  const { t } = useLanguage();
  const query = useSearchParams();
  const { data: all = [], isPending, isError, refetch } = useQuery(gameweeks(edition.id, edition.season));
  const chosen = chosenResultsGameweek(all, query);
  if (isPending) return <TabSkeleton />;
  if (isError) return <FailedTab content="gameweeks" onRetry={() => void refetch()} />;
  if (!chosen) return <EmptyState title={t('competition.noGameweeks')} framed />;
  return (
    <section>
      <GameweekHeading
        competitionId={edition.id}
        title={t('competition.tab.results')}
        gameweeks={all}
        chosen={chosen}
        action={<ShareResults edition={edition} gameweek={chosen} title={gameweekText(chosen, t) ?? ''} />}
      />
      <GameweekMatches competitionId={edition.id} gameweekId={chosen.id} none={t('competition.noMatches')} />
    </section>
  );
}
