import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { teamOfTheWeek, type CompetitionEdition } from '#web/api/competition-queries.ts';
import { gameweeks } from '#web/api/gameweek-queries.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { TeamOfTheWeek } from '#web/football/best-team.tsx';
import type { Gameweek } from '#web/football/model.ts';
import { useSearchParams } from '#ui/router/hooks.ts';
import { chosenTotwGameweek, lastWithTeam } from './chosen-gameweek.ts';
import { competitionAddress } from './competition-address.ts';
import { FailedTab } from './failed-tab.tsx';
import { GameweekHeading } from './gameweek-heading.tsx';
import { ShareTeamOfTheWeek } from './share-gameweek.tsx';
import type { TabProps } from './tab-props.ts';
import { TabSkeleton } from './tab-skeleton.tsx';

export function TotwTab({ edition }: TabProps) {
  const { t } = useLanguage();
  const query = useSearchParams();
  const { data: all = [], isPending, isError, refetch } = useQuery(gameweeks(edition.id, edition.season));
  const usual = chosenTotwGameweek(all, query);
  const isOwn = useIsOwnBackend();
  const week = useQuery({ ...teamOfTheWeek(edition, usual?.id ?? 0), enabled: isOwn && usual !== null });
  const last = isOwn && week.data ? lastWithTeam(all, query, { week: week.data, season: edition.season }) : null;
  const chosen = last ?? usual;
  if (isPending || week.isLoading) return <TabSkeleton />;
  if (isError) return <FailedTab content="gameweeks" onRetry={() => void refetch()} />;
  if (!chosen) return <EmptyState title={t('competition.noGameweeks')} framed />;
  const title = t('six.week', { number: chosen.number });
  return (
    <section>
      <GameweekHeading
        competitionId={edition.id}
        title={title}
        gameweeks={all}
        chosen={chosen}
        action={<ShareTeamOfTheWeek edition={edition} gameweek={chosen} title={title} />}
      />
      <BestTeam key={chosen.id} edition={edition} gameweek={chosen} />
    </section>
  );
}

function BestTeam({ edition, gameweek }: { edition: CompetitionEdition; gameweek: Gameweek }) {
  const { t } = useLanguage();
  const query = useSearchParams();
  const { data, isError } = useQuery(teamOfTheWeek(edition, gameweek.id));
  const latest = data?.latest;
  return (
    <TeamOfTheWeek
      label={t('six.week', { number: gameweek.number })}
      players={isError ? [] : data?.players}
      latest={
        latest
          ? {
              gameweek: latest.gameweek,
              href: competitionAddress(edition.id, query, { season: latest.season, gameweek: latest.gameweek }),
            }
          : null
      }
    />
  );
}
