import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { filePaths } from '#contract/paths.ts';
import { gameweeksForFixtures } from '#domain/gameweeks/gameweeks.ts';
import { gameweeks } from '#web/api/queries.ts';
import { CalendarLink } from '#web/football/calendar-link.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';
import { chosenFixtures } from './chosen-gameweek.ts';
import { Failed } from './failed.tsx';
import { GameweekHeading } from './gameweek-heading.tsx';
import { GameweekMatches } from './gameweek-matches.tsx';
import type { TabProps } from './tab-props.ts';
import { TabToCome } from './tab-to-come.tsx';

export function FixturesTab({ of }: TabProps) {
  const { t } = useLanguage();
  const [query] = useSearchParams();
  const { data: all = [], isPending, isError, refetch } = useQuery(gameweeks(of.id, of.season));
  const chosen = chosenFixtures(all, query);
  if (isPending) return <TabToCome />;
  if (isError) return <Failed what="gameweeks" onRetry={() => void refetch()} />;
  if (!chosen) return <State title={t('competition.noUpcomingGameweeks')} framed />;
  return (
    <section>
      <GameweekHeading
        competitionId={of.id}
        title={t('competition.tab.fixtures')}
        gameweeks={gameweeksForFixtures(all)}
        chosen={chosen}
        marksNext
      />
      <GameweekMatches competitionId={of.id} gameweekId={chosen.id} none={t('competition.noFixtures')} />
      <CalendarLink path={filePaths.competitionCalendar(of.id)} subscribe />
    </section>
  );
}
