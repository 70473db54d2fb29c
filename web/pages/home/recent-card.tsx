import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { pagePaths } from '#contract/paths.ts';
import { MatchRows } from '#web/football/match-row.tsx';
import type { MatchSummary } from '#web/football/model.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';

export function RecentCard({ matches }: { matches: MatchSummary[] }) {
  const { t } = useLanguage();
  return (
    <Card
      title={t('home.recent')}
      footer={
        <a href={pagePaths.results}>
          {t('home.allResults')}
          <Icon svg={caretRight} size="0.875rem" />
        </a>
      }
    >
      {matches.length === 0 ? (
        <State title={t('home.noRecent')} />
      ) : (
        <MatchRows matches={matches} addressOf={pagePaths.resultsMatch} />
      )}
    </Card>
  );
}
