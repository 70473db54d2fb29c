import { useQuery } from '@tanstack/react-query';
import { buildBracket } from '#domain/bracket/build-bracket.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { eliminationMatches } from '#web/api/competition-queries.ts';
import { Bracket } from '#web/football/bracket.tsx';
import { FailedTab } from './failed-tab.tsx';
import type { TabProps } from './tab-props.ts';
import { TabSkeleton } from './tab-skeleton.tsx';

export function PlayoffsTab({ edition }: TabProps) {
  const { t } = useLanguage();
  const { data: ties = [], isPending, isError, refetch } = useQuery(eliminationMatches(edition));
  if (isPending) return <TabSkeleton />;
  if (isError) return <FailedTab content="playoffs" onRetry={() => void refetch()} />;
  if (buildBracket(ties).length === 0) return <EmptyState title={t('competition.noPlayoffs')} framed />;
  return (
    <section>
      <h2 className="hidden">{t('competition.tab.playoffs')}</h2>
      <Bracket ties={ties} />
    </section>
  );
}
