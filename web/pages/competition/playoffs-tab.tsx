import { useQuery } from '@tanstack/react-query';
import { buildBracket } from '#domain/bracket/build-bracket.ts';
import { eliminationMatches } from '#web/api/competition-queries.ts';
import { Bracket } from '#web/football/bracket.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';
import { Failed } from './failed.tsx';
import type { TabProps } from './tab-props.ts';
import { TabToCome } from './tab-to-come.tsx';

export function PlayoffsTab({ of }: TabProps) {
  const { t } = useLanguage();
  const { data: ties = [], isPending, isError, refetch } = useQuery(eliminationMatches(of));
  if (isPending) return <TabToCome />;
  if (isError) return <Failed what="playoffs" onRetry={() => void refetch()} />;
  if (buildBracket(ties).length === 0) return <State title={t('competition.noPlayoffs')} framed />;
  return (
    <section>
      <h2 className="hidden">{t('competition.tab.playoffs')}</h2>
      <Bracket ties={ties} />
    </section>
  );
}
