import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { pageStatusFor } from '#web/api/errors.ts';
import { idFromParams } from '#web/api/load.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { CompetitionGames } from '#web/football/competition-games.tsx';
import { LiveRow } from '#web/football/live-row.tsx';
import type { LiveListMatch } from '#web/football/model.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { matchTitle } from '#web/football/match-title.ts';
import { FOLLOWING, useLiveMatch } from '#web/live/use-live-match.ts';
import { useParams } from '#ui/router/hooks.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { EmbedFrame } from './embed-frame.tsx';

/** Polled, since the socket does not announce a kick-off. */
const REFRESH_MS = 30_000;

export const head: HeadOf = ({ t, queryClient, params }) => {
  const id = idFromParams(params);
  const cached = id === null ? undefined : queryClient.getQueryState<MatchDetails>(matchDetails(id).queryKey);
  const title = cached?.data ? matchTitle(cached.data, t) : t('crumbs.match');
  return {
    title,
    description: title,
    framed: true,
    ...(cached?.data?.status === 'LIVE' && { modules: FOLLOWING }),
    ...(id !== null && { address: pagePaths.match(id) }),
    ...(cached?.status !== 'pending' && !cached?.data && { status: id === null ? 400 : pageStatusFor(cached?.error) }),
  };
};

export function Page() {
  const id = idFromParams(useParams());
  const { t } = useLanguage();
  return (
    <EmbedFrame>{id === null ? <EmptyState title={t('matchPage.failed')} framed /> : <MatchById id={id} />}</EmbedFrame>
  );
}

function MatchById({ id }: { id: number }) {
  const { t } = useLanguage();
  const { data, isPending } = useQuery({
    ...matchDetails(id),
    refetchInterval: ({ state }) => (state.data?.status === 'UPCOMING' ? REFRESH_MS : false),
  });
  if (isPending) return <SkeletonRows rows={4} label={t('state.loading')} />;
  return data ? <Match match={data} /> : <EmptyState title={t('matchPage.failed')} framed />;
}

function Match({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  useLiveMatch(match.id, match.status === 'LIVE', () => {});
  return (
    <>
      <h1 className="hidden">{matchTitle(match, t)}</h1>
      <Card match={listed(match, t('match.teamUnknown'))} />
    </>
  );
}

const Card = ({ match }: { match: LiveListMatch }) => (
  <CompetitionGames
    games={{ competition: match.competition, matches: [match] }}
    isMine={() => false}
    Row={LiveRow}
    Heading="h2"
  />
);

/** In a cup the teams may not be known yet. */
function listed(match: MatchDetails, unknown: string): LiveListMatch {
  const nobody = { id: 0, name: unknown, shortName: '?', badge: null };
  return {
    ...match,
    home: match.home ?? nobody,
    away: match.away ?? nobody,
    competition: match.competition ?? { id: 0, name: '', logo: null },
    homeScore: match.score?.home ?? null,
    awayScore: match.score?.away ?? null,
  };
}
