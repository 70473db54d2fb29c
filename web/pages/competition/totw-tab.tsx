import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { teamOfTheWeek, type InSeason } from '#web/api/competition-queries.ts';
import { gameweeks } from '#web/api/queries.ts';
import type { Gameweek } from '#web/football/model.ts';
import { TeamOfTheWeek } from '#web/football/best-six.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';
import { chosenWeek } from './chosen-gameweek.ts';
import { Failed } from './failed.tsx';
import { GameweekHeading } from './gameweek-heading.tsx';
import type { TabProps } from './tab-props.ts';
import { TabToCome } from './tab-to-come.tsx';

export function TotwTab({ of }: TabProps) {
  const { t } = useLanguage();
  const [query] = useSearchParams();
  const { data: all = [], isPending, isError, refetch } = useQuery(gameweeks(of.id, of.season));
  const chosen = chosenWeek(all, query);
  if (isPending) return <TabToCome />;
  if (isError) return <Failed what="gameweeks" onRetry={() => void refetch()} />;
  if (!chosen) return <State title={t('competition.noGameweeks')} framed />;
  return (
    <section>
      <GameweekHeading
        competitionId={of.id}
        title={t('six.week', { number: chosen.number })}
        gameweeks={all}
        chosen={chosen}
      />
      <Six key={chosen.id} of={of} gameweek={chosen} />
    </section>
  );
}

function Six({ of, gameweek }: { of: InSeason; gameweek: Gameweek }) {
  const { t } = useLanguage();
  const { data, isError } = useQuery(teamOfTheWeek(of, gameweek.id));
  return <TeamOfTheWeek label={t('six.week', { number: gameweek.number })} players={isError ? [] : data} />;
}
