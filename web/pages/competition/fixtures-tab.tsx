import { useQuery } from '@tanstack/react-query';
import { filePaths } from '#contract/paths.ts';
import { gameweeksForFixtures } from '#domain/gameweeks/gameweeks.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { gameweeks } from '#web/api/gameweek-queries.ts';
import { CalendarLink } from '#web/football/calendar-link.tsx';
import { useSearchParams } from '#ui/router/hooks.ts';
import { chosenFixturesGameweek } from './chosen-gameweek.ts';
import { FailedTab } from './failed-tab.tsx';
import { GameweekHeading } from './gameweek-heading.tsx';
import { GameweekMatches } from './gameweek-matches.tsx';
import type { TabProps } from './tab-props.ts';
import { TabSkeleton } from './tab-skeleton.tsx';

export function FixturesTab({ edition }: TabProps) {
  const { t } = useLanguage();
  const query = useSearchParams();
  const { data: all = [], isPending, isError, refetch } = useQuery(gameweeks(edition.id, edition.season));
  const chosen = chosenFixturesGameweek(all, query);
  if (isPending) return <TabSkeleton />;
  if (isError) return <FailedTab content="gameweeks" onRetry={() => void refetch()} />;
  if (!chosen) return <EmptyState title={t('competition.noUpcomingGameweeks')} framed />;
  return (
    <section>
      <GameweekHeading
        competitionId={edition.id}
        title={t('competition.tab.fixtures')}
        gameweeks={gameweeksForFixtures(all)}
        chosen={chosen}
        marksNext
      />
      <GameweekMatches competitionId={edition.id} gameweekId={chosen.id} none={t('competition.noFixtures')} />
      <CalendarLink path={filePaths.competitionCalendar(edition.id)} subscribe />
    </section>
  );
}
