import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { pageStatusFor } from '#web/api/errors.ts';
import { idFromParams } from '#web/api/load.ts';
import type { FeaturedLeague } from '#web/api/parse-featured.ts';
import { featured } from '#web/api/standings-queries.ts';
import { StandingsTable } from '#web/football/standings-table.tsx';
import { liveTableModules } from '#web/live/table/load-live-table.ts';
import { TableAsItStands } from '#web/live/table/table-as-it-stands.tsx';
import { useParams } from '#ui/router/hooks.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { EmbedFrame } from './embed-frame.tsx';

/** Refetched, since a frame may stay open for hours. */
const REFRESH_MS = 60_000;

export const head: HeadOf = ({ t, queryClient, params }) => {
  const id = idFromParams(params);
  const cached = id === null ? undefined : queryClient.getQueryState<FeaturedLeague>(featured(id).queryKey);
  const competition = cached?.data?.competition;
  const title = [competition?.name, t('competition.tab.standings')].filter(Boolean).join(', ');
  return {
    title,
    description: title,
    framed: true,
    modules: liveTableModules(queryClient),
    ...(id !== null && { address: `${pagePaths.competition(id)}?tab=standings` }),
    ...(cached?.status !== 'pending' && !competition && { status: id === null ? 400 : pageStatusFor(cached?.error) }),
  };
};

export function Page() {
  const id = idFromParams(useParams());
  const { t } = useLanguage();
  return (
    <EmbedFrame>
      {id === null ? <EmptyState title={t('competition.failed')} framed /> : <Standings id={id} />}
    </EmbedFrame>
  );
}

function Standings({ id }: { id: number }) {
  const { t } = useLanguage();
  const { data, isPending } = useQuery({ ...featured(id), refetchInterval: REFRESH_MS });
  const competition = data?.competition;
  if (isPending) return <SkeletonRows rows={12} label={t('state.loading')} />;
  if (!competition) return <EmptyState title={t('competition.failed')} framed />;
  return (
    <>
      <h1 className="hidden">{competition.name}</h1>
      <h2 className="hidden">{t('competition.tab.standings')}</h2>
      <TableAsItStands competitionId={id} official={data}>
        {({ groups, zones, adjustments }, control) => (
          <Card
            title={<a href={pagePaths.competition(id)}>{competition.name}</a>}
            {...(control ? { control } : { note: t('competition.tab.standings') })}
          >
            {groups.every(({ rows }) => rows.length === 0) ? (
              <EmptyState title={t('competition.noStandings')} />
            ) : (
              <StandingsTable
                caption={competition.name}
                groups={groups.filter(({ rows }) => rows.length > 0)}
                zones={zones}
                adjustments={adjustments}
                full
              />
            )}
          </Card>
        )}
      </TableAsItStands>
    </>
  );
}
