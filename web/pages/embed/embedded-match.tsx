import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pagePaths } from '#contract/paths.ts';
import { pageStatusOf } from '#web/api/errors.ts';
import { idIn } from '#web/api/load.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { FixtureCard } from '#web/football/fixture-card.tsx';
import type { MatchDetails } from '#web/football/match-model.ts';
import { titleOf } from '#web/football/match-title.ts';
import { useLiveMatch } from '#web/live/use-live-match.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';

/** Nobody tells a frame that its match has begun. */
const REFRESH_MS = 30_000;

export const head: HeadOf = ({ t, queryClient, params }) => {
  const id = idIn(params);
  const known = id === null ? undefined : queryClient.getQueryState<MatchDetails>(matchDetails(id).queryKey);
  const title = known?.data ? titleOf(known.data, t) : t('crumbs.match');
  return {
    title,
    description: title,
    framed: true,
    ...(id !== null && { address: pagePaths.match(id) }),
    ...(!known?.data && { status: id === null ? 400 : pageStatusOf(known?.error) }),
  };
};

export function Page() {
  const id = idIn(useParams());
  const { t } = useLanguage();
  return id === null ? <State title={t('matchPage.failed')} framed /> : <MatchById id={id} />;
}

function MatchById({ id }: { id: number }) {
  const { t } = useLanguage();
  const { data } = useQuery({
    ...matchDetails(id),
    refetchInterval: ({ state }) => (state.data?.status === 'UPCOMING' ? REFRESH_MS : false),
  });
  return data ? <Match match={data} /> : <State title={t('matchPage.failed')} framed />;
}

function Match({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  useLiveMatch(match.id, match.status === 'LIVE', () => {});
  return (
    <>
      <h1 className="hidden">{titleOf(match, t)}</h1>
      <FixtureCard match={cardOf(match, t('match.teamUnknown'))} />
    </>
  );
}

/** The card of a match whose teams, as in a cup, may not be known yet. */
function cardOf(match: MatchDetails, unknown: string): Parameters<typeof FixtureCard>[0]['match'] {
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
